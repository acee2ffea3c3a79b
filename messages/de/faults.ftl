# Was abgelehnt wird und was schiefgeht. Siehe messages/en/faults.ftl.

## Am Tisch.

fault-bad-clock = Eine Uhr hat zwischen einer Sekunde und 30 Tagen und gibt höchstens einen Tag dazu.
fault-bad-event = Was geschehen soll, passt nicht zu dem, was vorher geschah.
fault-bad-id =
    { $of ->
        [person] Die Kennung einer Person
        [match] Die Kennung einer Partie
       *[act] Der Name einer Handlung
    } hat 1 bis { $most } Buchstaben, Ziffern, - und _.
fault-bad-id-nobody = So jemanden gibt es hier nicht, oder es sind zu viele.
fault-bad-level = Die Stufen des Computers gehen von 1 bis 8.
fault-bad-name = Ein Name ist eine Zeile Text ohne Leerzeichen am Rand.
fault-bad-name-long = Ein Name hat höchstens { $most } Zeichen.
fault-bad-name-computer = So heißt schon ein Spieler des Computers.
fault-bad-option = Die Option { $option } kann nicht { $value } sein: Erlaubt ist { $allowed }.
fault-bad-patience = Auf Abwesende wird zwischen einer Sekunde und einer Woche gewartet.
fault-bad-position = Das ist keine Stellung dieses Spiels. Zeichen { $at }: { $why }
fault-bad-time = Die Zeit wird in Millisekunden seit 1970 angegeben.
fault-malformed-move = Das ist kein Zug dieses Spiels. Zeichen { $at }: { $why }
fault-malformed-move-long = Das ist zu lang für einen Zug.
fault-move-first = Jetzt fallen keine Würfel; die Wahl liegt bei dir.
fault-newer-rules = Diese Partie stammt von einem neueren Messdeck, nach Fassung { $version } der Regeln von { $title }; dieses kennt Fassung { $known }.
fault-newer-rules-record = Diese Aufzeichnung stammt von einem neueren Messdeck, nach Fassung { $version } der Regeln von { $title }; dieses kennt Fassung { $known }.
fault-no-dealer = Nur wer den Tisch stellt, hat die Würfel.
fault-no-offer = Es liegt kein Angebot vor.
fault-no-person = { FORM($seat, "start") } wird von niemandem gespielt.
fault-no-roll-off = Es gibt nichts auszuwürfeln.
fault-no-seat = Diese Farbe spielt nicht mit; die Farben sind { $seats }.
fault-not-asked = Von { $seat } wird keine Antwort erwartet.
fault-not-over = Eine Revanche gibt es erst nach dem Ende.
fault-not-over-analysis = Eine Partie wird ausgewertet, wenn sie vorbei ist: Vorher wäre es ein Ratschlag.
fault-not-possible = Das geht hier nicht.
fault-not-ready = Es sind noch Plätze frei.
fault-not-ready-revealing = Noch nicht alle haben gezeigt, was sie zu den Würfeln beitragen.
fault-not-started = Die Partie hat noch nicht begonnen.
fault-not-your-seat = { FORM($seat, "start") } spielt jemand anderes.
fault-not-your-seat-computer = { FORM($seat, "start") } spielt der Computer.
fault-not-your-seat-open = { FORM($seat, "start") } spielt noch niemand.
fault-not-your-seat-ever = Du hast hier nicht mitgespielt.
fault-not-your-seat-there = Dort sitzt du nicht.
fault-not-your-turn = { FORM($seat, "start") } ist am Zug.
fault-nothing-to-claim = Niemand, der weg ist, hat dich so lange warten lassen.
fault-nothing-to-undo = { FORM($seat, "start") } hat noch nichts entschieden.
fault-offer-pending = Ein anderes Angebot wartet noch auf Antwort.
fault-over = Die Partie ist vorbei.
fault-own-side = Dein Partner ist weg: Lass den Computer für ihn weiterspielen.
fault-rematch-agreed = Die Revanche ist schon ausgemacht.
fault-repeated-option = Die Option { $option } steht zweimal da.
fault-retired-rules = Diese Partie wurde nach Fassung { $version } der Regeln von { $title } gespielt. Seitdem gilt: { $changes }. { $end ->
        [void] Deshalb endete sie ohne Sieger.
       *[over] Deshalb lassen sich ihre Züge nicht mehr nachspielen.
    }
fault-retired-rules-record = Diese Aufzeichnung folgt Fassung { $version } der Regeln von { $title }. Seitdem gilt: { $changes }. Dieses Programm spielt Fassung { $now } und kann sie nicht nachspielen.
fault-roll-first = Die Würfel sind noch nicht gefallen; geworfen werden sie vom Tisch.
fault-seat-taken = { FORM($seat, "start") } ist schon vergeben.
fault-seats-are-taken = Alle Plätze sind vergeben; daran ändert sich nichts mehr.
fault-too-early = Was du zu den Würfeln beiträgst, wird gezeigt, wenn alle Plätze vergeben sind.
fault-too-late = Absagen kann man eine Partie nur vor der ersten Entscheidung.
fault-too-late-to-reveal = Auf diesem Platz gibt es nichts mehr zu zeigen.
fault-unknown-game = Dieses Spiel gibt es nicht.
fault-unknown-game-of = Ein Spiel „{ $game }“ gibt es nicht; die Spiele sind { $known }.
fault-unknown-option = Eine Option „{ $option }“ gibt es nicht; { FORM($known, "count") ->
        [0] dieses Spiel hat keine.
       *[other] dieses Spiel hat { $known }.
    }
fault-wrong-entropy = Das sind nicht die Bytes, auf die du dich festgelegt hast.
fault-wrong-seed = Das ist nicht der Startwert, auf den sich der Tisch festgelegt hat.

## Was eine Option sein darf.

allowed-values = { FORM($values, "or") }
allowed-range = { $min } bis { $max }

## Im Rechenwerk.

fault-bad-date = Das ist kein Datum. Zeichen { $at }: { $why }
fault-bad-log = Das Protokoll der Partie ist beschädigt.
fault-bad-piece = Das ist kein Teil in der Kiste. Zeichen { $at }: { $why }
fault-bad-record = Zeile { $line } der Aufzeichnung: { $why }
fault-bad-request = Das ist nicht zu verstehen.
fault-does-not-fit = { $piece } passt nicht. { $why }
fault-line-too-long = Diese Zeile ist zu lang.
fault-needs-permit = { $title } wird hier nicht angeboten: Wer es anbietet, braucht eine Erlaubnis.
fault-newer-event = Diese Partie stammt von einem neueren Messdeck.
fault-no-such-table = Einen Tisch mit der Nummer { $number } gibt es nicht.
fault-nobody-decides = Hier entscheidet niemand: Das Spiel ist vorbei.
fault-nobody-decides-dice = Hier entscheidet niemand: Gleich fallen die Würfel.
fault-not-dealt = Die Würfe dieser Aufzeichnung kamen von keinem Tisch: Ihr fehlt der Fingerabdruck, also gibt es nichts zu prüfen.
fault-not-revealed = Das Geheimnis des Tisches fehlt in dieser Aufzeichnung: Es wird erst nach dem Ende gezeigt, und erst dann lassen sich die Würfe prüfen.
fault-reload = Diese Seite hat eine andere Fassung als das, was sie fragt. Lade sie neu; verloren geht nichts.
fault-unknown-setup = Eine Spielart „{ $setup }“ gibt es nicht; { FORM($known, "count") ->
        [0] { $title } hat keine.
       *[other] { $title } hat { $known }.
    }

## Auf einem Server.

fault-bad-command = Darum kann man hier nicht bitten.
fault-bad-commitment = Was zu den Würfeln kommen sollte, ist nicht zu lesen.
fault-bad-invite = Diese Einladung gilt nicht für diese Partie, oder nicht mehr.
fault-bad-message = Der Server versteht diese Nachricht nicht.
fault-bad-query = Der Server versteht diese Adresse nicht.
fault-bad-text = Das muss eine Zeile mit 1 bis { $most } Zeichen sein.
fault-busy = Andere waren schneller; versuch es noch einmal.
fault-busy-thinking = Viele Fragen warten schon; frag gleich noch einmal.
fault-cut-off = Die Anfrage brach zu früh ab; es ist nichts geschehen. Schick sie noch einmal.
fault-exists = Der Name ist schon vergeben.
fault-failed = Der Server konnte das nicht tun, und nichts wurde behalten; versuch es gleich noch einmal.
fault-gone = Die Verbindung ist geschlossen.
fault-hello-first = Die erste Nachricht muss ein Gruß sein.
fault-hello-once = Gegrüßt wurde schon.
fault-needs-invite = Dieser Platz ist für jemanden reserviert; bitte um die Einladung.
fault-needs-invite-all = Für die freien Plätze braucht man eine Einladung.
fault-no-such-code = Dieser Code gilt nicht mehr, oder er galt nie.
fault-no-such-event = Ereignis { $v } gibt es noch nicht.
fault-no-such-line = Diese Zeile gibt es nicht.
fault-no-such-match = Diese Partie gibt es nicht.
fault-no-such-method = Das geht unter dieser Adresse nicht.
fault-no-such-route = Unter dieser Adresse ist nichts.
fault-not-a-socket = Diese Adresse spricht WebSocket; bitte um den Wechsel.
fault-not-at-the-table = Hier reden nur die, die hier spielen.
fault-not-you = Du kannst nur für dich selbst handeln.
fault-not-yours = Den Computer setzt nur, wer die Partie angelegt hat.
fault-one-match-only = Dieses Gerät darf nur an einer Partie teilnehmen; nimm das, auf dem du vorher gespielt hast.
fault-stale = Vorher ist etwas anderes geschehen; hier ist es.
fault-text-only = Nachrichten sind JSON-Text.
fault-too-large = Eine Anfrage hat höchstens { $most } KiB.
fault-too-many = Das sind mehr als { $most } Nachrichten in { $seconds } Sekunden; warte ein wenig.
fault-too-many-codes = Das waren viele Codes; warte eine Minute.
fault-too-many-guests = Von dieser Adresse kamen gerade viele Gäste; warte eine Minute.
fault-too-many-matches =
    { $count ->
        [one] Du hast eine Partie angelegt, die noch läuft; spiel sie zu Ende oder sag sie ab.
       *[other] Du hast { $count } Partien angelegt, die noch laufen; spiel einige zu Ende oder sag sie ab.
    }
fault-too-many-moves = Höchstens { $most } Züge werden auf einmal beurteilt.
fault-unknown = Ob das behalten wurde, ist nicht bekannt.
fault-who-are-you = Der Server weiß nicht, wer du bist.
