# Die Seite über die Seite.

## Die Seite selbst.

about-title = Über Messdeck
about-what = Messdeck bringt Brettspiele an einen Tisch: mit genauen Regeln, einem Computer, der auf acht Stufen spielt, und Brettern, die sagen, warum ein Zug nicht erlaubt ist.
about-where = Regeln, Computer und Würfel laufen in deinem Browser. Partien gegen den Computer und an einem Gerät brauchen weder Server noch Konto; ist die Seite einmal geladen, gehen sie auch ohne Verbindung.

## Ehrliche Würfel.

about-dice = Sind die Würfel ehrlich?
about-dice-before = Vor dem ersten Wurf veröffentlicht der Tisch einen Fingerabdruck (SHA-256) einer geheimen Zahl. Alle, die mitspielen, geben eigene Zufallszahlen dazu, auf dieselbe Weise festgelegt, bevor jemand etwas sieht. Jeder Wurf folgt aus alldem zusammen und aus seiner Stelle in der Partie, und aus sonst nichts.
about-dice-after = Ist die Partie vorbei, wird das Geheimnis gezeigt und steht in der gespeicherten Aufzeichnung. Dann kann jeder alle Würfe nachrechnen und den Fingerabdruck vergleichen: Niemand kann nach dem Beginn einen Wurf geändert haben. Wer einen Zug zurücknimmt, bekommt dieselben Würfel wieder.
about-dice-limit = Die ehrliche Grenze: Wer den Tisch betreibt, kennt das Geheimnis und könnte Würfe vorhersehen. Ändern könnte er sie nicht. An diesem Gerät ist der Tisch dein eigener Browser.
about-verify = So prüfst du eine gespeicherte Aufzeichnung auf deinem Rechner:
about-howto = Wie die Würfe berechnet werden, mit Beispielen zum Prüfen, steht in docs/dice.md des Projekts.

## Was aufgehoben wird, und wem es gehört.

about-data = Was aufgehoben wird
about-kept = Partien an diesem Gerät, deine Einstellungen und dein Name bleiben in diesem Browser. Nur was du mit anderen spielst, geht an den Server, auf dem ihr spielt. Es gibt keine Cookies und keine Zähler.
about-delete-them = Löschen kannst du das in den Einstellungen.
about-games = Spiele und Rechte
about-software = Gemacht mit
about-part = , { $what }: { $licence }
about-inter = die Schrift, von Rasmus Andersson
about-svelte = die Seiten
about-three = Bretter in drei Dimensionen
about-fluent = die Worte aller Sprachen
about-version = Version
about-site = Messdeck { $version }.
about-engine = Die Engine mit Regeln und Computergegner aller Spiele ist { $size } WebAssembly.
