# Rätsel: die des Tages, zum Üben und die vergangener Tage. Worum es in denen eines Spiels geht, steht bei dessen eigenen Worten.

## Alle.

puzzles-lede = Jeden Tag eines für jedes Spiel, für alle dasselbe.
puzzles-today = Die Rätsel von heute
puzzles-state-open = Noch offen
puzzles-state-done = Gelöst
puzzles-state-first = Auf Anhieb gelöst
puzzles-practice = Üben
puzzles-practice-lede = So viele du magst, etwa so schwer, wie du gut bist.
puzzles-standing = Wertung { $rating } · { $found } von { $all } gefunden
puzzles-mixed = Von allem etwas
puzzles-archive = Vergangene Tage
puzzles-archive-lede = Alle lassen sich noch lösen. Für die Tage in Folge zählt nur das von heute.
puzzles-day = Tag
puzzles-cell = { $game }, { $date }: { $state }
puzzles-earlier = Frühere Tage
puzzles-missing = Dieses Rätsel gibt es nicht
puzzles-none-left = Du hast sie alle gefunden
puzzles-all = Alle Rätsel

## Eines davon.

puzzles-of-day = { $game }, { $date }
puzzles-of-game = { $game }: ein Rätsel
puzzles-of-sort = { $game }: { $about }
puzzles-find = Du bist { FORM($seat, "start") }. Finde den besten Zug.
puzzles-find-chance = Du bist { FORM($seat, "start") }. Welcher Zug gewinnt am häufigsten?
puzzles-go-on = Und jetzt?
puzzles-score = { FORM($seat, "start") } { $points }
puzzles-right = Das ist er. Es gibt noch mehr zu finden.
puzzles-wrong = Es gibt einen besseren Zug.
puzzles-answer = So könnte es weitergehen: { $tale }.
puzzles-solved = Gelöst!
puzzles-solved-first = Auf Anhieb gelöst!
puzzles-rated = Deine Wertung: { $was } → { $is }
puzzles-line = Wie weiter?
puzzles-about = Seine Wertung: { $rating } · { $motifs }
puzzles-next = Nächstes Rätsel
puzzles-practise = { $game } üben

## Warum ein Zug der beste ist.

puzzles-why-stands =
    { $found ->
        [one] Damit
       *[other] So
    } stehst du { FORM($now, "stand") }. Nach dem nächstbesten Zug stündest du { FORM($otherwise, "stand") }.
puzzles-why-clearer =
    { $found ->
        [one] Damit
       *[other] So
    } stehst du { FORM($now, "stand") }, und nichts anderes leistet dasselbe.
puzzles-why-chance =
    { $found ->
        [one] Er gewinnt
       *[other] Das gewinnt
    } etwa { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    } von 100 mehr als der nächstbeste Zug, plus oder minus { $give }.
puzzles-second = Der nächstbeste: { $advice }.
