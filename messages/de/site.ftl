# Was jede Seite braucht: der Rahmen, die Spiele zur Auswahl, und wie Bretter und Bilder heißen.

## Der Rahmen.

site = Messdeck
site-title = { $page } · Messdeck
site-skip = Zum Inhalt springen
site-play = Spielen
site-rules = Regeln
site-settings = Einstellungen
site-about = Über
site-loading = Der Tisch wird gedeckt …
site-lost = Diese Seite gibt es nicht.
site-home = Zurück zu den Spielen
site-failed = Die Spiele ließen sich nicht starten.
site-new-version = Eine neue Version ist da.
site-reload = Neu laden
site-later = Später
site-new-game = Neues Spiel
site-match = Partie
site-learn = Lektionen
site-puzzles = Rätsel
site-online = Mit anderen spielen
site-replay = Nachspielen
site-rights = Rechte und Dank
site-page-failed = Diese Seite ließ sich nicht laden. Besteht eine Verbindung?
site-footer = Die Regeln sind in eigenen Worten nacherzählt. Die Rechte an den Spielen bleiben bei denen, die sie erdacht haben.
site-close = Schließen

## Was gespielt wird, und von wem.

site-named = { $title } · { $setup }
verbatim = { $text }
site-team = Team { $number }
site-you = Du
site-on = An
site-off = Aus

## Die Startseite.

home-title = Setz dich dazu.
home-lede = Brettspiele und jeden Tag ein Rätsel. Spiel gegen den Computer oder gegen den Menschen neben dir.
home-lede-online = Brettspiele und jeden Tag ein Rätsel. Spiel gegen den Computer oder mit Freunden nah und fern.
home-games = Spiele
home-waiting = Partien, die weitergehen
home-play = Spielen
home-play-at = { $title } gegen { $level } spielen
home-solve = Lösen
home-more = Mehr Möglichkeiten
home-rights = { $designer }, alle Rechte vorbehalten
home-players =
    { $count ->
        [one] für 1 Spieler
       *[other] für { $count } Spieler
    }
home-players-or = für { FORM($counts, "or") } Spieler
home-players-range = für { $first } bis { $last } Spieler
home-dice = mit Würfeln
home-no-luck = ohne Glück
home-play-computer = Gegen den Computer
home-level = Wie stark soll der Computer sein?
home-hot-seat = Zusammen an diesem Gerät
home-invite = Freund einladen
home-rules = Regeln lesen
home-learn = Neu hier? Lern es in zwei Minuten
home-next-lesson = Nächste Lektion: { $title }
home-puzzles = Die Rätsel von heute: eines für jedes Spiel
home-options = Andere Aufstellungen und Plätze
home-of-game = { $action }: { $title }
home-matches = Weitere Partien
home-finished = Beendet ({ $count })
home-remove = Löschen
home-remove-really = Endgültig löschen?
home-keep = Behalten
home-your-turn = Du bist am Zug · { $moves ->
        [0] noch kein Zug
        [one] 1 Zug
       *[other] { $moves } Züge
    }
home-turn = { $name } ist am Zug · { $moves ->
        [one] 1 Zug
       *[other] { $moves } Züge
    }
home-not-begun = Noch nicht begonnen
home-drawn = Unentschieden
home-aborted = Abgebrochen
home-voided = Beendet: die Regeln haben sich geändert
home-won = { FORM($names, "count") ->
        [one] Gewonnen hat { $names }
       *[other] Gewonnen haben { $names }
    }
home-just-now = gerade eben
home-not-kept = Dieser Browser lässt die Seite keine Partien aufheben, deshalb kann keine beginnen.

## Der Würfel aus Teilen unter den Spielen.

cube-title = Der Kubus
cube-card = Ein Rätsel für dich allein: sechzehn Teile, eine Kiste, jeden Tag ein neuer Anfang.
cube-grade =
    { $grade ->
        [1] sanft
        [2] leicht
        [3] mittel
        [4] knifflig
        [5] schwer
        [6] sehr schwer
       *[7] teuflisch
    }, Grad { $grade } von 7
cube-daily = { $date } · { cube-grade }
cube-streak =
    { $days ->
        [one] 1 Tag in Folge
       *[other] { $days } Tage in Folge
    }

## Bilder und Bretter, für alle, die sie hören.

picture-demo = { $title }: ein Spiel zwischen zwei Computern
picture-match = { $title }: die Stellung
picture-start = { $title }: der Anfang mit diesen Optionen
board-empty = leer
board-possible = möglich: { $what }
board-keys = Die Pfeiltasten gehen über das Brett, Enter wählt, Escape nimmt zurück, W sagt, warum nicht.
depth-left = Links herumgehen
depth-right = Rechts herumgehen
depth-front = Zurück nach vorn
depth-keys = Die Pfeiltasten drehen das Bild, Pos1 führt zurück nach vorn. Es zeigt, was das Brett zeigt.
