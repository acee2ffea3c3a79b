# Das Programm an der Befehlszeile. Siehe messages/en/commands.ftl.

## Der Rahmen jeder Hilfe.

command-usage = Aufruf
command-commands = Befehle
command-arguments = Angaben
command-options = Optionen
command-point = ,
command-usual = üblich: { $value }
command-environment = Umgebung: { $name }
command-arg-help = Sagen, wozu das da ist.
command-arg-version = Sagen, welche Version das ist.
command-help = Sagen, wozu das Programm oder einer seiner Befehle da ist.

## Die Befehle.

command = Brettspiele spielen und untersuchen.
    .long =
        Brettspiele spielen und untersuchen.

        `messdeck games` zeigt, was es gibt, und mit `messdeck play SPIEL` spielt man an diesem Terminal.
command-games = Die Spiele mit ihren Farben, Spielarten und Optionen aufzählen.
command-view = Eine Stellung als JSON zeigen: Text, wer am Zug ist, erlaubte Züge, Ausgang.
    .long =
        Eine Stellung als JSON zeigen: Text, wer am Zug ist, erlaubte Züge, Ausgang.

        Eine falsche Eingabe endet mit Exit-Status 2 und einer Meldung, die den Zug, den Grund und die Regel nennt.
command-rpc = JSON-Anfragen beantworten, eine je Zeile der Standardeingabe, mit einer Antwort je Zeile der Standardausgabe.
    .long =
        JSON-Anfragen beantworten, eine je Zeile der Standardeingabe, mit einer Antwort je Zeile der Standardausgabe.

        Eine Anfrage: {"{"}"game": "…", "options": {"{"}"name": "value"{"}"}, "position": "…", "moves": ["…"], "want": ["scene", "paths", "marks"]{"}"}; alles außer dem Spiel darf fehlen. Die Antwort ist die Stellung nach den Zügen oder {"{"}"error": {"{"}"code": "…", "message": "…"{"}"}{"}"}. Eine Anfrage mit einem Feld `call` wird beantwortet wie ein Aufruf der Seite: {"{"}"ok": …{"}"} oder {"{"}"error": …{"}"}.
command-perft = Die Zugfolgen einer Länge zählen; die letzte Zeile ist die Summe.
command-serve = Im Browser spielen: allein, an einem Bildschirm oder mit anderen.
    .long =
        Im Browser spielen: allein, an einem Bildschirm oder mit anderen.

        Nennt die Adresse und öffnet einen Browser, wo es einen Bildschirm gibt. Es hört nur auf diesen Rechner, wenn --address nichts anderes sagt; wie man andere hereinlässt, steht in docs/server.md. Jede Option lässt sich auch durch die Umgebungsvariable setzen, die neben ihr steht.
command-backup = Alle Partien des Servers in eine Datei kopieren, auch während er läuft.
    .long =
        Alle Partien des Servers in eine Datei kopieren, auch während er läuft.

        In der Datei stehen die Startwerte der Würfel und der Schlüssel, mit dem Zugänge unterschrieben werden: Hüte sie wie ein Passwort.
command-restore = Eine Kopie von `messdeck backup` an die Stelle der Partien setzen; beende vorher den Server.
command-play = An diesem Terminal spielen.
    .long =
        An diesem Terminal spielen.

        Tipp Züge in der Schreibweise des Spiels oder ein Ziel nach dem anderen; `help` nennt die Befehle. Wo die Regeln es vorsehen, wird ausgewürfelt, wer beginnt, außer eine Option oder --seat sagt es. Gespeicherte Aufzeichnungen bestehen vor `messdeck verify`.
command-learn = Ein Spiel an diesem Terminal lernen, Schritt für Schritt.
    .long =
        Ein Spiel an diesem Terminal lernen, Schritt für Schritt.

        Ohne den Namen einer Lektion beginnt der Kurs mit der ersten. Wer Kurse schreibt, lässt mit `--check` die Engine fragen, ob alles wahr ist, was darin steht (docs/courses.md).
command-puzzle = Den einen besten Zug finden: Rätsel an diesem Terminal.
    .long =
        Den einen besten Zug finden: Rätsel an diesem Terminal.

        Ohne ein Spiel eines aus irgendeinem Spiel. `--daily` zeigt das Rätsel des Tages, für alle dasselbe und dasselbe wie auf der Seite. Was Rätsel sind, steht in docs/puzzles.md.
command-puzzles = Neue Rätsel finden und die vorhandenen prüfen.
command-puzzles-mine = Den Computer gegen sich selbst spielen lassen und jede Stellung behalten, in der ein Zug deutlich der beste ist.
    .long =
        Den Computer gegen sich selbst spielen lassen und jede Stellung behalten, in der ein Zug deutlich der beste ist.

        Was gefunden ist, steht jederzeit in DIR/GAME.jsonl. Brich es ab, wann du willst: Es macht weiter, wo es war.
command-puzzles-check = Die Engine fragen, ob alles stimmt, was Rätsel behaupten.
command-puzzles-grade = Den Rätseln in Dateien die Wertungen und Themen geben, die das heutige Programm findet.
command-replay = Eine Aufzeichnung Zug für Zug prüfen und zeigen.
    .long =
        Eine Aufzeichnung Zug für Zug prüfen und zeigen.

        Exit-Status 2, wenn mit der Aufzeichnung etwas nicht stimmt oder sie nach einer anderen Fassung der Regeln gespielt wurde.
command-verify = Die Würfe einer Aufzeichnung noch einmal herleiten und vergleichen.
    .long =
        Die Würfe einer Aufzeichnung noch einmal herleiten und vergleichen.

        Exit-Status 1, wenn ein Wurf nicht der ist, der fallen musste, 2, wenn sich die Aufzeichnung gar nicht prüfen lässt.
command-best = Den Computer nach dem besten Zug fragen: JSON mit Zug, Werten, Fortsetzung und Kandidaten.
command-analyse = Sagen, woran eine Partie hing, am Können und am Glück.
command-solve = Beweisen, wer bei bestem Spiel gewinnt, in kleinen Spielen ohne Würfel.
command-ugi = Das Universal Game Interface sprechen, für Turnierprogramme; Spiele ohne Würfel.
    .long =
        Das Universal Game Interface sprechen, für Turnierprogramme; Spiele ohne Würfel.

        Plätze: Spieler eins (`p1`) hat die erste Farbe, die `messdeck games` für das Spiel nennt, Spieler zwei die zweite, wer auch immer beginnt.

        Stellungen: `position startpos` oder `position fen TEXT`, dann vielleicht `moves` und Züge; Text und Züge sind die der Regelseite des Spiels (docs/rules), und `query fen` gibt den Text der Stellung, wie sie steht.

        Optionen (`setoption name NAME value VALUE`, groß oder klein geschrieben): `threads`, wie viele denken; `hash`, Megabyte für die Tabelle oder den Baum, worin steht, was schon gesehen wurde, für alle zusammen, 0 für so viel wie üblich; `level`, 1 bis 8, um wie diese Stufe zu spielen, in einem Thread und mit ihren eigenen Knoten, 0 für volle Stärke; `overhead`, Millisekunden, die von jeder Zeit übrig bleiben, üblich sind 20; `seed`, für andere Wahl unter Gleichen. Dazu jede Option der Regeln; wer eine davon setzt, beginnt wieder am Anfang.

        Grenzen: `go` mit `movetime`, `p1time`, `p2time`, `p1inc`, `p2inc`, `movestogo`, `nodes`, `depth`, `infinite`; ohne alles eine Sekunde. `go infinite` wird nach `stop` beantwortet und nie vorher. Ein Spiel, über das mit Baumsuche nachgedacht wird, hat keine einfache Tiefe: Erreicht ist eine, wenn so viele Züge der erwarteten Fortsetzung oft versucht wurden.

        Während es denkt, sagt es, was es bisher gefunden hat: nach jeder Tiefe, in einer Baumsuche jedes Mal, wenn ein Viertel mehr angesehen wurde. Für die Antwort zählt die letzte Zeile `info` vor `bestmove`. `score cp` gilt für den, der am Zug ist: 0 ist ausgeglichen, 100 sind 64 % Gewinn, 400 sind 91 %.

        Fragen: `query` mit `gameover`, `p1turn`, `result`, `fen`, `islegal MOVE`. Während es denkt, wird alles außer `go` sofort befolgt. `quit` und das Ende der Eingabe beenden eine Suche wie `stop`, und dann das Programm.

        Was falsch ist, steht in `info string`. Nach einer falschen Stellung oder einem falschen Zug gibt es keine Stellung, bis eine gute gesetzt wird: `go` bekommt kein `bestmove`, `query gameover` wird mit true beantwortet, `islegal` mit false, alles andere mit unknown. Ein `go` mit einer Grenze, die nicht zu verstehen ist, oder nach dem Ende des Spiels wird mit `bestmove 0000` beantwortet.
command-arena = Zwei Spieler viele Partien spielen lassen und sagen, wie sicher das Ergebnis ist.
    .long =
        Zwei Spieler viele Partien spielen lassen und sagen, wie sicher das Ergebnis ist.

        Spieler: `random`, `greedy` (das beste Urteil auf den ersten Blick), `uct:1000` oder `uct:50ms` (einfaches UCT mit Zufallspartien, der Maßstab), `level:1` bis `level:8`, `time:50ms` oder `nodes:20000` (der volle Spieler).
command-cube = Sechzehn Teile in eine Kiste von 4 × 4 × 4 packen: lösen, prüfen, Tipps, zählen und ein Rätsel für jeden Tag.
command-cube-solve = Die Kiste packen, oder was von ihr noch leer ist.
command-cube-check = Sagen, ob Teile in die Kiste passen und ob der Rest noch hineingeht.
    .long =
        Sagen, ob Teile in die Kiste passen und ob der Rest noch hineingeht.

        Exit-Status 2, wenn sie nicht passen.
command-cube-hint = Sagen, was als Nächstes zu tun ist.
command-cube-count = Die Lösungen zählen, die es von hier aus gibt.
    .long =
        Die Lösungen zählen, die es von hier aus gibt.

        Gleiche Formen werden nicht unterschieden. Für die leere Kiste sind es zu viele, um sie einzeln zu zählen; --estimate sagt, wie viele es ungefähr sind.
command-cube-daily = Das Rätsel eines Tages zeigen, für alle dasselbe.
command-bench = Zufallspartien, das Zählen von Zügen und das Denken messen, auf einem Kern.
    .long =
        Zufallspartien, das Zählen von Zügen und das Denken messen, auf einem Kern.

        Mit --signature wird nichts gemessen: Es schreibt, was festgelegte Suchen in allen Spielen finden. Das ändert sich nur, wenn der Computer anders spielt als vorher.

## Ihre Angaben. Was bei einem Befehl etwas anderes heißt, trägt ihn im Namen.

command-arg-lesson = Die Lektion, mit der begonnen wird, bei ihrem Namen.
command-learn-arg-check = Statt zu lernen einen Kurs prüfen: Ist er lesbar, und ist alles wahr, was darin steht?
command-puzzle-arg-game = Die Kennung des Spiels, wie `messdeck games` sie nennt; ohne sie irgendein Spiel.
command-puzzle-arg-motif = Nur Rätsel, in denen es darum geht; ein falsches Wort zählt auf, was es gibt.
command-puzzle-arg-daily = Das Rätsel des Tages.
command-puzzle-arg-id = Das Rätsel dieses Namens.
command-puzzles-mine-arg-games = Die Kennungen der Spiele, wie `messdeck games` sie nennt.
command-puzzles-mine-arg-into = Der Ordner für das, was gefunden wird.
command-puzzles-mine-arg-most = Wie viele Rätsel es zu jedem Spiel höchstens sein sollen; keine Wertung bekommt mehr als ihren Anteil.
command-puzzles-mine-arg-seed = Andere Partien.
command-puzzles-mine-arg-threads = Partien zur selben Zeit; ohne Angabe eine auf jedem Kern.
command-puzzles-check-arg-files = Dateien mit Rätseln, die GAME.jsonl heißen.
command-puzzles-check-arg-level = Auch suchen, mit den Stellungen dieser Stufe, 1 bis 8: Ist jeder gefragte Zug der einzige beste?
command-puzzles-grade-arg-files = Dateien mit Rätseln, die GAME.jsonl heißen; sie werden neu geschrieben.
command-arg-lang = Die Sprache, in der es spricht, etwa en oder de; sonst die der Umgebung (LANG).
command-arg-json = Als JSON.
command-games-arg-json = Als JSON, mit allem, was es zu wissen gibt.
command-view-arg-json = Fehler auch als JSON auf der Standardausgabe nennen.
command-arg-game = Der Name des Spiels, wie `messdeck games` ihn nennt.
command-play-arg-game = Der Name des Spiels, wie `messdeck games` ihn nennt; ohne ihn wirst du gefragt.
command-arg-setup = Eine Spielart, wie `messdeck games` sie nennt; Optionen, die außerdem dastehen, ändern sie.
command-arg-options = Eine Option der Regeln; darf mehrmals dastehen.
command-arg-position = Mit dieser Stellung beginnen statt mit dem Anfang des Spiels.
command-arg-moves = Züge, die von dort aus gemacht werden.
command-arg-scene = Dazu, was wo steht.
command-arg-paths = Dazu die erlaubten Züge als Wege von Ziel zu Ziel.
command-arg-marks = Dazu, was ein Brett sonst noch zeigt.
command-perft-arg-depth = Wie viele Züge eine Folge hat.
command-arg-divide = Die Zahl nach dem ersten Zug aufteilen.
command-arg-port = Der Port, auf dem es hört; 0 für irgendeinen freien.
command-arg-address = Die Adresse, auf der es hört; die übliche erreicht nur dieser Rechner, 0.0.0.0 jedes Netz, in dem er ist.
command-arg-data = Der Ordner, in dem die Partien liegen; sonst messdeck in deinem Datenordner.
command-arg-public-url = Die Adresse, unter der andere diesen Server erreichen, etwa `https://play.example.org`.
command-arg-permit = Ein Spiel, das du anderen anbieten darfst, wo es dafür eine Erlaubnis braucht; darf mehrmals dastehen.
command-arg-behind-proxy = Dem Proxy davor glauben, wer fragt (X-Forwarded-For).
command-arg-patience = Wie viele Sekunden jemand, der weg ist, die anderen warten lassen darf.
    .long =
        Wie viele Sekunden jemand, der weg ist, die anderen warten lassen darf.

        Danach dürfen sie die Partie beenden oder den Computer übernehmen lassen. Für eine Partie gilt, was bei ihrem Beginn galt.
command-arg-messages = Wie viele Nachrichten einer in 20 Sekunden schicken darf.
command-arg-guests = Wie viele Gäste in einer Minute von einer Adresse kommen dürfen.
command-arg-matches = Wie viele laufende Partien einer haben darf.
command-arg-thinkers = Über wie viele Computerzüge gleichzeitig nachgedacht wird.
command-arg-log = Was auf der Standardfehlerausgabe mitgeschrieben wird: error, warn, info oder debug.
command-arg-log-json = Ein JSON-Objekt je Zeile mitschreiben.
command-arg-open = Einen Browser öffnen, was auch immer das hier ist.
command-arg-no-open = Keinen Browser öffnen.
command-arg-file = Die Aufzeichnung.
command-backup-arg-file = Wohin die Kopie kommt; eine Datei, die dort liegt, wird ersetzt, sobald die Kopie vollständig ist.
command-restore-arg-file = Die Kopie.
command-arg-replace = Die Partien, die jetzt im Ordner liegen, dürfen ersetzt werden.
command-arg-seats = Wer welche Farbe spielt: `human`, `level:1` bis `level:8`, `random` oder ein anderer Spieler wie in `messdeck arena`. Nicht genannte Farben sind für Menschen.
command-play-arg-resume = Mit einer gespeicherten Aufzeichnung weiterspielen; ohne Uhren, und als neue Partie von ihrem Ende aus, wenn sich ihre Würfel nicht weiter herleiten lassen.
command-arena-arg-resume = Die Partien mitzählen, die ein früherer Lauf desselben Wettkampfs dort hinterlassen hat.
command-arg-clock = Eine Uhr für alle, etwa `10+5`: zehn Minuten, und nach jedem Zug fünf Sekunden dazu.
command-play-arg-seed = Würfel und Wahl des Computers wiederholbar machen.
command-best-arg-seed = Wo beim Denken der Zufall mitspielt, ein anderer Lauf davon.
command-arena-arg-seed = Ein anderer Wettkampf derselben Spieler.
command-cube-solve-arg-seed = Eine andere Lösung.
command-cube-hint-arg-seed = Vielleicht ein anderer Tipp.
command-cube-count-arg-seed = Eine andere Schätzung.
command-arg-boards = Das Brett nach jedem Zug zeichnen, nicht nur am Ende.
command-best-arg-threads = Threads zum Denken; Stufen brauchen immer einen.
command-arena-arg-threads = Partien zur gleichen Zeit; die Spieler selbst brauchen je einen Thread.
command-arg-hash = Megabyte für das, was es sich beim Denken merkt; sonst so viel wie üblich. Stufen kümmert das nicht.
command-arg-level = Antworten, wie diese Stufe spielt, 1 bis 8.
command-arg-time = So viele Millisekunden nachdenken.
command-best-arg-nodes = So viele Stellungen ansehen; das gibt jedes Mal dieselbe Antwort.
command-analyse-arg-nodes = Wie viele Stellungen für jeden Zug auf einen Blick angesehen werden; was ein Fehler zu sein scheint, wird so genau angesehen wie für einen Tipp.
command-arg-nodes = Höchstens so viele Stellungen ansehen.
command-cube-count-arg-nodes = Höchstens so viele Stellungen ansehen; sonst beliebig viele.
command-solve-arg-seconds = Nach so vielen Sekunden aufgeben.
command-bench-arg-seconds = Sekunden für jede Messung.
command-arg-entries = Wie viele Stellungen es sich merkt; je 16 Byte.
command-arg-a = Der Spieler, dessen Punkte gezählt werden.
command-arg-b = Sein Gegner, der alle anderen Farben spielt.
command-arena-arg-games = Wie viele Partien höchstens.
command-bench-arg-games = Die Spiele, die gemessen werden; alle, wenn keins dasteht.
command-arg-opening = Zufällige Entscheidungen, bevor die Spieler übernehmen, für alle Partien einer Runde dieselben.
command-arg-sprt = Aufhören, sobald ein sequenzieller Test zwischen diesen beiden Unterschieden der Spielstärke entscheidet.
command-arg-records = Eine Aufzeichnung jeder Partie in diesen Ordner schreiben.
command-arg-signature = Schreiben, was festgelegte Suchen in allen Spielen finden: auf jedem Rechner dasselbe, solange niemand ändert, wie es spielt.
command-arg-pieces = Ein Teil, das in der Kiste liegt: sein Buchstabe, @ und seine vier Zellen in aufsteigender Reihenfolge, jede mit Linie (a bis d), Reihe und Lage (1 bis 4). Auch eine ganze Packung, wie dieses Programm sie schreibt, darf hier stehen.
command-arg-with = Ein Teil, das von Anfang an in der Kiste liegt, etwa I@a11a12a13a14; darf mehrmals dastehen.
command-arg-estimate = Stattdessen die Zahl aller Packungen schätzen, mit einem Bereich: aus der Zahl derer, die durch die Mitte geschnitten sind (siehe --cut), und ihrem Anteil auf Wegen von Packung zu Packung.
command-arg-walks = Unabhängige Wege einer Schätzung.
command-arg-steps = Schritte jedes Wegs.
command-arg-out = Teile, die jeder Schritt herausnimmt und neu packt.
command-arg-probes = Stattdessen nach Knuth schätzen, von jedem Anfang aus, mit so vielen zufälligen Proben.
command-cube-count-arg-depth = Wie viele Teile in der Kiste liegen, wenn eine Probe genau ausgezählt wird; weniger dauern länger und kommen näher heran.
command-arg-cut = Stattdessen die Packungen zählen, die eine Ebene durch die Mitte der Kiste schneidet, ohne ein Teil zu zerschneiden.
command-arg-kept = Stattdessen für jede Drehung der ganzen Kiste die Packungen zählen, die dabei bleiben, wie sie sind.
command-arg-date = Ein Tag wie 2026-11-16; sonst heute in UTC.

## Was an der Eingabe falsch ist.

command-wrong-argument = { $arg } gibt es hier nicht.
command-wrong-command = Einen Befehl „{ $name }“ gibt es nicht.
command-wrong-value = { $arg } kann nicht „{ $value }“ sein.
command-wrong-value-why = { $arg } kann nicht „{ $value }“ sein: { $why }.
command-wrong-none = { $arg } braucht einen Wert.
command-wrong-missing = Es fehlt: { $args }.
command-wrong-no-command = Sag, was zu tun ist: nenne einen Befehl.
command-wrong-together = { $arg } passt nicht zu { $other }.
command-wrong-many = { $arg } steht zu oft da oder mit zu vielen Werten.
command-wrong-else = Das ist nicht zu verstehen.
command-wrong-help = { $help } sagt mehr.
command-write-pair = schreib NAME=WERT
command-write-clock = schreib Minuten und Sekunden, etwa 10+5 oder 0.5+0
command-write-two = schreib zwei Zahlen, etwa 0,30, die kleinere zuerst
command-write-number = richtig ist eine Zahl von { $min } bis { $max }
command-write-least = richtig ist eine Zahl ab { $min }
command-write-address = schreib eine Adresse, etwa 127.0.0.1
command-write-player = Spieler sind random, greedy, uct:1000, uct:50ms, level:1 bis level:8, time:50ms oder nodes:20000

## Ein Server, und Kopien seiner Partien.

command-serving = Messdeck ist unter { $url } zu finden  (Strg-C beendet es)
command-no-pages = Dieses Programm wurde ohne die Seiten gebaut; `make play` baut es mit ihnen.
command-port-taken = Port { $port } ist belegt, vielleicht durch ein anderes `messdeck serve`; wähl einen anderen mit --port, oder --port 0 für irgendeinen freien.
command-port-forbidden = Auf Port { $port } darf dieser Benutzer nicht hören; wähl mit --port einen über 1023, oder --port 0 für irgendeinen freien.
command-port-failed = Auf Port { $port } lässt sich nicht hören: { $error }
command-no-home = Es gibt keinen Heimordner für die Partien; nenne einen Ordner mit --data.
command-kept-not = In { $folder } lassen sich keine Partien aufheben: { $error }
command-folder-in-use = In { $folder } lassen sich keine Partien aufheben: Ein anderes `messdeck serve` benutzt den Ordner. Beende es, oder nenne einen anderen mit --data.
command-no-matches = In { $folder } liegen keine Partien.
command-no-file = Eine Datei { $file } gibt es nicht.
command-matches-there = In { $folder } liegen schon Partien; sichere sie, und stell dann mit --replace wieder her.
command-copy-failed = { $from } lässt sich nicht nach { $to } kopieren: { $error }
command-backed-up =
    { $matches ->
        [one] 1 Partie
       *[other] { $matches } Partien
    } mit { $events ->
        [one] 1 Ereignis
       *[other] { $events } Ereignissen
    } { $matches ->
        [one] steht
       *[other] stehen
    } in { $file }.
command-restored =
    { $matches ->
        [one] 1 Partie
       *[other] { $matches } Partien
    } mit { $events ->
        [one] 1 Ereignis
       *[other] { $events } Ereignissen
    } { $matches ->
        [one] liegt
       *[other] liegen
    } wieder in { $folder }.

## Beweise und Wettkämpfe.

command-solved =
    Bei bestem Spiel { $value ->
        [wins] gewinnt { $seat }
        [draws] spielt { $seat } unentschieden
       *[loses] verliert { $seat }
    }. { $advice } ({ $move }).
command-proven =
    Bewiesen in { $seconds } s mit { $nodes ->
        [one] 1 Stellung
       *[other] { $nodes } Stellungen
    }.
command-not-proven = In { $seconds } s nicht bewiesen; wo gewürfelt wird, geht es gar nicht.
command-arena-players =
    { $game }: { $a } gegen { $b }, { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }
command-arena-result = { $wins } gewonnen, { $draws } unentschieden, { $losses } verloren
command-arena-score = Ausbeute { $score } % (95 %: { $low } bis { $high })
command-arena-elo = { $elo } Elo
command-arena-no-elo = keine Elo-Zahl: Einer hat alles gewonnen
command-arena-margin = { $points } Punkte im Schnitt
command-arena-first = wer beginnt, holt { $score } % (95 %: { $low } bis { $high })
command-arena-length = { $moves } Züge je Partie
command-arena-test =
    sequenzieller Test: { $verdict ->
        [passed] bestanden
        [failed] nicht bestanden
       *[open] offen
    }

## Der Kubus.

command-cube-none = Mit diesen Teilen an diesen Stellen gibt es keine Lösung.
command-cube-done = Gelöst: Alle sechzehn Teile sind in der Kiste.
command-cube-placed =
    { $placed ->
        [one] 1 von 16 Teilen ist
       *[other] { $placed } von 16 Teilen sind
    } in der Kiste; der Rest { $still ->
        [yes] passt noch hinein
       *[no] passt nicht mehr hinein
    }.
command-cube-place = Setz { $piece }.
command-cube-take-back = Der Rest passt nicht mehr hinein. Nimm { $piece } zurück.
command-cube-hopeless = Der Rest passt nicht mehr hinein, und ein Teil zurückzunehmen hilft nicht.
command-cube-nothing-left = Es bleibt nichts zu tun: Alle sechzehn Teile sind in der Kiste.
command-cube-unknown =
    Nach { $nodes ->
        [one] 1 Stellung
       *[other] { $nodes } Stellungen
    } nicht bekannt; --nodes erlaubt mehr.
command-cube-day =
    { $date }: { cube-grade }, { $left ->
        [one] noch 1 Teil
       *[other] noch { $left } Teile
    }
command-cube-bad-piece = „{ $piece }“ ist kein Teil in der Kiste. Zeichen { $at }: { $why }
command-cube-bad-day = „{ $date }“ ist kein Tag. Zeichen { $at }: { $why }
command-cube-clock = Die Uhr dieses Rechners zeigt ein Jahr nach 9999.
command-cube-counted =
    { $exact ->
        [yes] { $solutions } Lösungen
       *[no] mindestens { $solutions } Lösungen
    }, { $nodes } Stellungen in { $seconds } s
command-cube-estimated =
    etwa { $solutions } Lösungen, { $low } bis { $high } mit 95 %, { $samples } { $by ->
        [walks] Wege
       *[probes] Proben
    } in { $seconds } s
command-cube-estimated-turned = etwa { $solutions } bis auf Drehungen der Kiste, { $low } bis { $high }
command-cube-estimated-apart = etwa { $solutions }, wenn gleiche Teile unterschieden werden (256-mal so viele)
command-cube-cut-one = eine bestimmte Ebene
command-cube-cut-two = zwei bestimmte Ebenen
command-cube-cut-three = alle drei Ebenen
command-cube-cut-any = mindestens eine Ebene
command-cube-cut-turned = bis auf Drehungen der Kiste
command-cube-kept =
    { $order ->
        [1] keine Drehung
        [2] halbe Drehung
        [3] Dritteldrehung
        [4] Vierteldrehung
       *[all] alle Drehungen
    }

## Rätsel.

command-puzzles-mined =
    { $game }: { $puzzles ->
        [one] 1 Rätsel
       *[other] { $puzzles } Rätsel
    } aus { $matches ->
        [one] 1 Partie
       *[other] { $matches } Partien
    }
command-puzzles-checked =
    { $game }: { $puzzles ->
        [one] 1 Rätsel, und alles stimmt
       *[other] { $puzzles } Rätsel, und alles stimmt
    }
command-puzzles-graded =
    { $game }: { $puzzles ->
        [one] 1 Rätsel neu bewertet
       *[other] { $puzzles } Rätsel neu bewertet
    }
