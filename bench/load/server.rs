//! The server under load: a process of its own, and what the system says about it.

use std::fs;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};

use messdeck_testkit::Folder;

pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    child: Child,
    _folder: Folder,
}

impl Server {
    /// Starts the program on a free port with a fresh folder and limits that nothing here reaches.
    pub(crate) fn start(program: &str) -> Result<Server, String> {
        let folder = Folder::new();
        let most = u32::MAX.to_string();
        let mut child = Command::new(program)
            .args(["serve", "--port", "0", "--no-open", "--messages", &most, "--guests", &most])
            .args(["--matches", &most, "--data"])
            .arg(folder.path())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("{program}: {error}"))?;
        let mut line = String::new();
        let stdout = child.stdout.take().ok_or("the server says nothing")?;
        BufReader::new(stdout).read_line(&mut line).map_err(|error| error.to_string())?;
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
        let address = address.and_then(|address| address.parse().ok());
        let address = address.ok_or_else(|| format!("the server said: {line}"))?;
        Ok(Server { address, child, _folder: folder })
    }

    /// Its memory in KB; none where the system does not tell.
    pub(crate) fn memory(&self) -> f64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let resident = resident.and_then(|rest| rest.split_whitespace().next());
        resident.and_then(|number| number.parse().ok()).unwrap_or(f64::NAN)
    }

    /// The processor time it has used.
    pub(crate) fn processor_seconds(&self) -> f64 {
        /// Fixed on Linux for whoever reads `/proc`.
        const TICKS_A_SECOND: f64 = 100.0;
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.child.id())).unwrap_or_default();
        let after_name = stat.rsplit(')').next().unwrap_or_default();
        let ticks = after_name.split_whitespace().skip(11).take(2);
        ticks.filter_map(|ticks| ticks.parse::<f64>().ok()).sum::<f64>() / TICKS_A_SECOND
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What else the machine does: processes that want a processor, over one, five and fifteen minutes.
pub(crate) fn load_average() -> String {
    let said = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    let cores = std::thread::available_parallelism().map_or(0, std::num::NonZero::get);
    format!("{} on {cores} cores", said.split_whitespace().take(3).collect::<Vec<_>>().join(" "))
}
