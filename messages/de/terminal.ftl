# Was nur das Terminal sagt. Was man tippt, etwa undo oder save DATEI, heißt in jeder Sprache gleich.

## Vor einer Partie.

terminal-welcome = Zieh dir einen Stuhl heran. Was spielen wir?
terminal-how = Wie?
terminal-ask-game = Spiel
terminal-ask-setup = Spielart
terminal-ask-level = Stufe
terminal-against = Gegen den Computer auf Stufe 1 (freundlich) bis { $top } (alles, was er kann), oder mit 0 nur unter Menschen?
terminal-type-level = Tipp eine Zahl von 0 bis { $top }.
terminal-type-number = Tipp eine Zahl von 1 bis { $most } oder einen Namen: { $names }.
terminal-designer = von { $designer }
terminal-seats = Farben: { FORM($seats, "or") }
terminal-no-seat = Eine Farbe „{ $seat }“ spielt hier nicht mit; die Farben sind { $known }.
terminal-no-sitter = Wer spielt { $seat }? Sag human oder einen Spieler wie level:3.
terminal-no-player = „{ $who }“ kann nicht { $seat } spielen: { command-write-player }.
terminal-no-language = Eine Sprache „{ $language }“ gibt es nicht; die Sprachen sind { $known }.

## Während man spielt.

terminal-begin = Tipp einen Zug, ? zeigt, was erlaubt ist, help den Rest.
terminal-help =
    Ein Zug     in der Schreibweise des Spiels, oder ein Ziel nach dem anderen
    ?           was jetzt zu wählen ist;  ? all  nennt alle erlaubten Züge
    why ZUG     warum ein Zug nicht erlaubt ist;  why ZIEL  warum etwas nicht geht
    hint        die drei besten Züge, wie der Computer sie sieht
    marks       was die Regeln über das Brett sagen, wie es steht
    coach       gegen den Computer ein kurzer Hinweis je Zug; noch einmal: keiner mehr
    back        das letzte Ziel vergessen
    undo        zurück zu deiner letzten Entscheidung
    save DATEI  speichern;  messdeck play --resume DATEI  spielt von dort weiter
    board       das Brett noch einmal zeichnen
    rules       die Spielregeln;  rules exact  jede Regel mit Namen, auf Englisch
    quit        gehen; das tun auch Strg-D und Strg-C
terminal-rules-exact = rules exact zeigt jede Regel mit ihrem Namen, wie Schiedsrichter sie lesen, auf Englisch.
terminal-coach-on = Von jetzt an hörst du in deinen Zügen einen kurzen Hinweis, wo es einen gibt.
terminal-coach-off = Keine Hinweise mehr.
terminal-coach-alone = Hinweise sind für jemanden, der allein gegen den Computer spielt.
terminal-rolled-off = { FORM($seat, "start") } wirft { $dice } um den ersten Zug
terminal-begins =
    { FORM($seat, "start") } hat das Auswürfeln gewonnen und beginnt{ FORM($sitters, "count") ->
        [0] {""}
       *[other] : { $sitters }
    }
terminal-sits = { $who } spielt { $seat }
terminal-out-of-time = { FORM($seat, "start") } hat keine Zeit mehr
terminal-dealt-unknown = Woraus die Würfel dieser Aufzeichnung kamen, weiß niemand; darum beginnt, wo sie endet, eine neue Partie.
terminal-nothing-chosen = Noch ist nichts gewählt; undo nimmt einen Zug zurück.
terminal-taken-back = Zurückgenommen.
terminal-nothing-to-undo = Du hast nichts entschieden, was sich zurücknehmen ließe.
terminal-why-what = Sag, was du wissen willst: why ZUG oder why ZIEL.
terminal-save-where = Sag, wohin: save DATEI.
terminal-game-over = Das Spiel ist vorbei: save DATEI speichert es, quit geht.
terminal-can-be-chosen = { $word } ist jetzt wählbar.
terminal-is-legal = { $word } ist erlaubt.
terminal-neither = { $word } ist weder ein Zug noch hier zu wählen.
terminal-look-around = ? zeigt, was zu wählen ist, help, was man tippen kann.
terminal-did-you-mean = Meintest du { FORM($moves, "or") }?
terminal-nothing-over = Nichts: Das Spiel ist vorbei.
terminal-legal-moves =
    { $count ->
        [one] Ein einziger Zug ist erlaubt; ? all zeigt ihn.
       *[other] Insgesamt { $count } erlaubte Züge; ? all nennt sie.
    }
terminal-back = back nimmt die letzte Wahl zurück.
terminal-moves =
    { $count ->
        [one] 1 Zug
       *[other] { $count } Züge
    }
terminal-on-board = Auf dem Brett
terminal-beside = Daneben
terminal-or = Oder
terminal-nothing-to-decide = Es gibt nichts zu entscheiden.
terminal-proven = Das ist bewiesen.
terminal-as-far-as-seen = So weit sieht der Computer.
terminal-no-marks = Nichts Besonderes.
terminal-not-a-record = { $file } gibt es schon und ist keine Aufzeichnung; nimm einen anderen Namen.
terminal-saved = Gespeichert; messdeck play --resume { $file } spielt weiter.
terminal-save-or-quit = save DATEI oder quit?
terminal-farewell = Immer eine Handbreit Wasser unterm Kiel!
terminal-over = vorbei

## Das Brett und das Ende.

terminal-thrown = Geworfen:
terminal-score = Punkte: { $scores }
terminal-wins = { FORM($winners, "count") ->
        [one] { FORM($winners, "start") } gewinnt
       *[other] { FORM($winners, "start") } gewinnen
    }.
terminal-wins-scores = { FORM($winners, "count") ->
        [one] { FORM($winners, "start") } gewinnt
       *[other] { FORM($winners, "start") } gewinnen
    }: { $scores }.
terminal-draw = Unentschieden.
terminal-draw-scores = Unentschieden: { $scores }.

## Aufzeichnungen.

terminal-unfinished = Nicht zu Ende: { $seat } ist am Zug.
terminal-checked =
    { $count ->
        [one] 1 von 1 Zug geprüft.
       *[other] { $count } von { $count } Zügen geprüft.
    }
terminal-verified =
    { $rolls ->
        [one] { $verified } von 1 Wurf geprüft
       *[other] { $verified } von { $rolls } Würfen geprüft
    }
terminal-foreseen = Der Tisch konnte diese Würfe vorhersehen, aber nicht ändern (docs/dice.md).
terminal-wrong-roll = Zeile { $line }: Der Tisch gibt { $expected }, in der Aufzeichnung steht { $found } (vorher { $verified } von { $rolls } Würfen geprüft)

## Lernen.

terminal-learn-how = Gib einen Zug ein oder zeige nacheinander auf die Dinge; quit hört auf.
terminal-learn-none = Über { $game } hat in dieser Sprache noch niemand einen Kurs geschrieben.
terminal-learn-no-lesson = Eine Lektion „{ $name }“ gibt es nicht. Es gibt: { $known }.
terminal-learn-lesson = Lektion { $number } von { $of }
terminal-learn-ask-read = Weiter mit der Eingabetaste
terminal-learn-ask-throw = Würfeln mit der Eingabetaste
terminal-learn-unknown = { $word } kann man hier nicht wählen.
terminal-learn-again = Versuch es noch einmal.
terminal-learn-done = Lektion gelernt.
terminal-learn-course-done = Jetzt kannst du alles. Spiel eine ganze Partie: { $game }
terminal-learn-checked = Alles wahr: { $lessons } Lektionen, { $steps } Schritte, { $answers } Antworten probiert.

## Rätsel.

terminal-puzzle-none = Zu { $game } gibt es noch keine Rätsel.
terminal-puzzle-no-id = Ein Rätsel „{ $id }“ gibt es nicht.
terminal-puzzle-no-motif = Zu „{ $motif }“ hat { $game } keine Rätsel. Es gibt: { $known }.
terminal-puzzle-which-game = Sag, zu welchem Spiel: { $known }.
terminal-puzzle-head = { $game }, Rätsel { $id }, Wertung { $rating }
terminal-puzzle-head-today = { $game }, Rätsel des Tages ({ $id }), Wertung { $rating }
terminal-puzzle-how = Gib einen Zug ein oder zeige nacheinander auf die Dinge; show verrät die Lösung, quit hört auf.
terminal-puzzle-find =
    { FORM($seat, "start") } ist am Zug. { $dice ->
        [yes] Welcher Zug gewinnt am häufigsten?
       *[no] Finde den besten Zug.
    }
terminal-puzzle-wrong = Es gibt einen besseren Zug. Versuch es noch einmal.
terminal-puzzle-go-on = Das ist er. Und jetzt?
terminal-puzzle-solved = Gelöst!
terminal-puzzle-shown = Das war die Lösung:
terminal-puzzle-then = So könnte es weitergehen:
terminal-puzzle-why = Damit steht es { FORM($now, "stand") }. Nach dem nächstbesten Zug stünde es { FORM($otherwise, "stand") }: { $second }.
terminal-puzzle-why-chance =
    Er gewinnt etwa { $best } von 100 Partien. Der nächstbeste Zug gewinnt { $next }: { $second }.
terminal-puzzle-about = Es geht um: { $motifs }.
terminal-puzzle-another = Mit der Eingabetaste zum nächsten, quit hört auf
terminal-puzzle-day-done = Morgen gibt es ein neues.
