# Spielen zwischen zwei Geräten: einladen, warten, sich treffen, reden. Wer allein spielt, lädt das nie.

## Der Weg hinein.

online-page = Mit anderen spielen
online-lede = Offene Tische, deine Partien, und wie du einen Platz von einem anderen Gerät herholst.
online-new-one = Zu { $title } einladen
online-new-about = Für jeden Platz, den du vergibst, bekommst du einen Link. Niemand braucht ein Konto.
online-create = Tisch decken
online-creating = Der Tisch wird gedeckt …
online-your-name = Dein Name
    .about = Die anderen sehen ihn. Dieser Browser merkt ihn sich.
online-needs-name = Sag, unter welchem Namen die anderen dich kennen sollen.
online-who-plays = Wer spielt
online-chair = Wer { $seat } spielt
online-chair-me = Ich
    .about = Hier sitzt du
online-chair-invite = Einladen
    .about = Bekommt einen eigenen Link
online-chair-open = Irgendwer
    .about = Wer zuerst kommt
online-chair-computer = Computer
online-visibility = In der Lobby zeigen
    .about = Fremde dürfen zuschauen und sich setzen, wo irgendwer sitzen darf.
online-needs-me = Lass mindestens einen Platz für einen Menschen.

## Der Warteraum.

online-room = { $title }: der Tisch ist gedeckt
online-invited-to = Du bist zu { $title } eingeladen
online-waiting-for =
    { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
online-begins = Alle sind da. Die Würfel werden vorbereitet …
online-begins-plain = Alle sind da. Es geht los …
online-seats = Am Tisch
online-your-seat = { $name } (du)
online-seat-open = frei für alle
online-seat-invite = frei für den, der den Link hat
online-seat-you = frei für dich
online-seat-reserved = für jemanden freigehalten
online-away = nicht da
online-present = da
online-sit = Hier hinsetzen
online-sit-of = Auf den Platz { $seat } setzen
online-sit-anywhere = Platz nehmen
online-sitting = Du nimmst Platz …
online-leave = Aufstehen
online-call-off = Absagen
online-seat-computer = Computer spielen lassen
online-seat-computer-of = Computer für { $seat } spielen lassen
online-link-for = Link für { $seat }
online-link-about = Wer ihn öffnet, darf sich hier setzen. Schick ihn nur einem Menschen.
online-watch-link = Link zum Zuschauen
    .about = Für alle, die nur zusehen, und für Plätze, die jeder nehmen darf.
online-copy = Kopieren
online-copy-of = Kopieren: { $what }
online-copied = Kopiert.
online-share = Teilen …
online-share-of = Teilen: { $what }
online-share-title = Eine Partie { $title }?
online-qr = Als QR-Code zeigen
online-qr-label = QR-Code: { $what }
online-watching-now = Du schaust zu.
online-replaced = Du warst weg, und der Computer hat übernommen. Zuschauen kannst du.
online-options = Gespielt mit
online-no-clock = Ohne Uhr
online-usual-options = Die üblichen Regeln
online-clock = { $minutes } min + { $seconds } s
online-not-invited = Die freien Plätze sind für andere. Zuschauen kannst du.

## Die Verbindung.

online-connecting = Der Tisch wird gesucht …
online-still-trying = Der Server antwortet nicht. Diese Seite versucht es weiter.
online-lost = Verbindung weg. Gleich wieder da …
    .about = Nichts ist verloren. Was du getan hast, wird geschickt, sobald die Verbindung wieder steht.
online-retry = Jetzt versuchen
online-unreachable = Der Server ist nicht erreichbar. Besteht eine Verbindung?
online-failed = Der Server konnte das nicht. Versuch es gleich noch einmal.
online-no-match = Diese Partie gibt es auf diesem Server nicht.
online-unknown = Der Server kennt dich nicht mehr. Was du jetzt beginnst, beginnst du als jemand Neues.
online-unknown-here = Der Server kennt dich nicht mehr, deshalb schaust du hier nur zu.
online-stale = Etwas anderes war schneller. Schau noch einmal hin.
online-read-again = Etwas hat nicht zusammengepasst. Die Partie wird von Anfang an neu gelesen.
online-nonsense = Der Server sagt etwas, was die Regeln nicht erlauben. Lade die Seite neu; vielleicht ist sie zu alt.
online-not-here = Hier spielt man nur auf diesem Gerät; dahinter ist kein Server.
online-newer = Diese Partie stammt von einer neueren Version dieser Seite. Lade die Seite neu.
online-outdated = Es gibt eine andere Version dieser Seite. Sie wird geladen; nichts geht verloren.

## Am Tisch.

online-watching =
    { $count ->
        [one] Einer schaut zu
       *[other] { $count } schauen zu
    }
online-claim = { $name } ist schon lange weg.
online-take-over = Der Computer übernimmt
online-end-it = Partie beenden
online-wait-longer = Weiter warten

## Reden.

online-chat = Gespräch
online-chat-empty = Noch hat niemand etwas gesagt.
online-chat-new = { $count } neu
online-said-by = { $name }: { $text }
online-say = Sag etwas
online-send = Senden
online-mute = Stummschalten
online-mute-of = { $name } stummschalten
online-report = Melden
online-report-of = Melden, was { $name } gesagt hat
online-line-acts = Zu dem, was { $name } gesagt hat
online-muted = Du hörst { $name } nicht mehr.
online-hear = Wieder hören
online-report-why = Was stimmt damit nicht?
online-reported = Gemeldet. Danke.
online-watchers-listen = Hier redet nur, wer mitspielt.

## Hinweise und Geräte.

online-notices = Sag mir, wenn ich am Zug bin
    .about = Ein Hinweis des Browsers, solange diese Seite hinter anderen offen ist.
online-notices-denied = Der Browser erlaubt dieser Seite keine Hinweise.
online-notice-title = Du bist am Zug in { $title }
online-notice-body = Die anderen warten auf dich.
online-move = An einem anderen Gerät weiterspielen
    .about = Öffne diese Seite dort, wähl „{ online-page }“ und tipp diesen Code ein. Er gilt einmal, { $minutes } Minuten lang.
online-code = Code von deinem anderen Gerät
    .about = Er steht dort unter Mehr, „{ online-move }“.
online-use-code = Platz herholen

## Die Lobby.

online-lobby = Offene Tische
online-lobby-empty = Gerade ist keine Partie öffentlich. Beginn selbst eine: Wähl unten ein Spiel.
online-mine = Deine Partien hier
online-mine-empty = Du hast hier noch nicht gespielt.
online-earlier = Frühere
online-refresh = Noch einmal schauen
online-your-turn = Du bist am Zug
online-stands-seating = Wartet auf Mitspieler
online-stands-free = Wartet auf Mitspieler · { $free ->
        [one] 1 freier Platz
       *[other] { $free } freie Plätze
    }
online-stands-revealing = Beginnt gleich
online-stands-roll-off = Um den Anfang wird gewürfelt
online-stands-playing = Wird gespielt
online-stands-over = Vorbei
online-retired = Vorbei: die Regeln haben sich geändert
online-choose-game = Eine Partie vorbereiten
online-data = Deine Daten auf diesem Server
    .about = Der Server hebt deinen Namen, deine Plätze und deine Worte auf. Partien bleiben denen, die sie gespielt haben, ohne deinen Namen.
online-forget = Meine Daten löschen
online-forget-really = Endgültig löschen
online-forgotten = Gelöscht.
online-keep = Behalten
