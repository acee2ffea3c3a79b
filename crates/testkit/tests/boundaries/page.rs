//! The table of crates in ARCHITECTURE.md: who stands above whom, and what each must never know.

/// A row, of one crate or of several that are alike.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Row {
    pub(super) crates: Vec<String>,
    pub(super) never: Vec<String>,
}

/// The rows of the table, in their order.
pub(super) fn rows(page: &str) -> Vec<Row> {
    let table = page.split("## Crates").nth(1).expect("ARCHITECTURE.md has a section \"Crates\"");
    let rows = table.lines().skip_while(|line| !line.starts_with("|---")).skip(1);
    rows.take_while(|line| line.starts_with('|'))
        .map(|row| {
            let mut cells = row.split('|').skip(1);
            let mut list = || words(cells.next().unwrap_or_else(|| panic!("a row has three cells: {row}")));
            let crates = list();
            list();
            Row { crates, never: list() }
        })
        .collect()
}

fn words(cell: &str) -> Vec<String> {
    cell.split(',').map(str::trim).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}
