# Die Einstellungen. `about` sagt, was eine Einstellung bewirkt; was man wählen kann, trägt ihren Namen und seinen eigenen.

## Die Seite selbst.

settings-title = Einstellungen
settings-kept = In diesem Browser aufgehoben. Änderungen gelten sofort.
settings-look = Aussehen
settings-play = Spielen
settings-you = Du

## Aussehen.

settings-language = Sprache
    .about = Die Seite wird in der gewählten Sprache neu geladen.
settings-language-system = System
settings-theme = Farben
    .about = Hell wie Papier, dunkel wie eine Nachtwache, oder wie dein System es will.
settings-theme-system = System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-contrast = Kontrast
    .about = Hoher Kontrast zeichnet Wörter und Knöpfe schwarz auf weiß und Bretter mit kräftigen Linien.
settings-contrast-system = System
settings-contrast-normal = Normal
settings-contrast-high = Hoch
settings-pace = Bewegung
    .about = Wie schnell Würfel rollen und Figuren gleiten. „Keine“ zeigt sofort, wo alles endet.
settings-pace-none = Keine
settings-pace-slow = Langsam
settings-pace-normal = Normal
settings-pace-fast = Schnell
settings-coordinates = Koordinaten
    .about = Namen der Linien und Reihen am Rand der Bretter.
settings-notation = Notation
    .about = Zeigt jeden Zug neben den Worten auch in Notation.

## Spielen.

settings-confirm = Züge bestätigen
    .about = Ob ein fertiger Zug auf ein zweites Tippen wartet. Am Touchscreen bewahrt es dich vor einem Ausrutscher.
settings-confirm-touch = Am Touchscreen
settings-confirm-always = Immer
settings-confirm-never = Nie
settings-rolls = Für mich würfeln
    .about = Deine Würfel fallen von selbst. Wo mehrere an einem Bildschirm sitzen, würfelt jeder selbst.
settings-moves = Meinen einzigen Zug für mich machen
    .about = Hast du nur einen Zug, wird er gezeigt und nach einem Augenblick gemacht. Sonst bestätigst du ihn.
settings-coach = Lotse
    .about = Gegen den Computer ein kurzer Hinweis in deinem Zug: was sich für dich geändert hat oder was du jetzt tun kannst.
settings-coach-first = In ersten Spielen
settings-coach-always = Immer
settings-coach-off = Nie
settings-sound = Töne
    .about = Ein leiser Ton, wenn etwas gesetzt wird, ein Würfel rollt oder du am Zug bist.

## Du, und was aufgehoben wird.

settings-name = Dein Name
    .about = Wie dein Platz am Tisch heißt. Nur wer mit dir spielt, sieht ihn.
settings-data = Deine Daten
settings-delete = Meine Daten löschen
    .about = Löscht alle Partien, was du gelernt und gelöst hast, die Einstellungen und deinen Namen aus diesem Browser. Ein Zurück gibt es nicht.
settings-delete-really = Alles löschen
settings-keep = Behalten
settings-deleted = Alles ist gelöscht.
settings-delete-failed = Nicht alles ließ sich löschen.
