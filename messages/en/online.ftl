# Playing between screens: inviting, waiting, meeting, talking. Whoever plays alone never loads it.

## The way in.

online-page = Play with others
online-lede = Open tables, your matches, and the way to bring a seat from another device.
online-new-one = Invite to { $title }
online-new-about = You get a link for every seat you give away. Nobody needs an account.
online-create = Set the table
online-creating = Setting the table…
online-your-name = Your name
    .about = The others see it. It is remembered in this browser.
online-needs-name = Say by what name the others will know you.
online-who-plays = Who plays
online-chair = Who plays { FORM($seat, "start") }
online-chair-me = Me
    .about = You sit here
online-chair-invite = Invite
    .about = Gets a link of its own
online-chair-open = Anyone
    .about = Whoever comes first
online-chair-computer = Computer
online-visibility = Show in the lobby
    .about = Strangers may watch, and sit down where anyone may.
online-needs-me = Keep at least one seat for a person.

## The waiting room.

online-room = { $title }: the table is set
online-invited-to = You are invited to { $title }
online-waiting-for =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
online-begins = Everybody is here. The dice are being prepared…
online-begins-plain = Everybody is here. It begins…
online-seats = At the table
online-your-seat = { $name } (you)
online-seat-open = free for anyone
online-seat-invite = kept for whoever has its link
online-seat-you = kept for you
online-seat-reserved = kept for somebody
online-away = away
online-present = here
online-sit = Take this seat
online-sit-of = Take the seat { FORM($seat, "start") }
online-sit-anywhere = Take a seat
online-sitting = Sitting down…
online-leave = Leave the seat
online-call-off = Call it off
online-seat-computer = Let the computer play
online-seat-computer-of = Let the computer play { FORM($seat, "start") }
online-link-for = Link for { FORM($seat, "start") }
online-link-about = Whoever opens it may sit down here. Send it to one person.
online-watch-link = Link to watch
    .about = For those who only look, and for seats that anyone may take.
online-copy = Copy
online-copy-of = Copy: { $what }
online-copied = Copied.
online-share = Share…
online-share-of = Share: { $what }
online-share-title = A game of { $title }?
online-qr = Show as QR code
online-qr-label = QR code: { $what }
online-watching-now = You are watching.
online-replaced = You were away, and the computer has taken over. You can watch.
online-options = Played with
online-no-clock = No clock
online-usual-options = The usual rules
online-clock = { $minutes } min + { $seconds } s
online-not-invited = The seats that are left are kept for others. You can watch.

## The connection.

online-connecting = Reaching the table…
online-still-trying = The server does not answer. This page keeps trying.
online-lost = Connection lost. Coming back…
    .about = Nothing is lost. What you did is sent when the connection is back.
online-retry = Try now
online-unreachable = The server can’t be reached. Is there a connection?
online-failed = The server could not do this. Try again in a moment.
online-no-match = There is no such match on this server.
online-unknown = The server no longer knows you. Whatever you begin or join now, you come as somebody new.
online-unknown-here = The server no longer knows you, so you only watch here.
online-stale = Something else happened first. Look again.
online-read-again = Something did not fit together. The match is read again from its beginning.
online-nonsense = The server says what the rules do not allow. Load the page again; it may be too old.
online-not-here = This place is for playing on this device only; no server is behind it.
online-newer = This match was written by a newer version of this page. Load the page again.
online-outdated = There is another version of this page. It is being loaded; nothing is lost.

## At the table.

online-watching =
    { $count ->
        [one] 1 person watches
       *[other] { $count } people watch
    }
online-claim = { $name } has been away for a long time.
online-take-over = The computer takes over
online-end-it = End the match
online-wait-longer = Wait longer

## Chat.

online-chat = Chat
online-chat-empty = Nothing has been said yet.
online-chat-new = { $count } new
online-said-by = { $name }: { $text }
online-say = Say something
online-send = Send
online-mute = Mute
online-mute-of = Mute { $name }
online-report = Report
online-report-of = Report what { $name } said
online-line-acts = About what { $name } said
online-muted = You no longer hear { $name }.
online-hear = Hear again
online-report-why = What is wrong with it?
online-reported = Reported. Thank you.
online-watchers-listen = Only those who play here speak here.

## Notices and devices.

online-notices = Tell me when it is my turn
    .about = A notice of the browser, while this page is open behind others.
online-notices-denied = The browser does not allow notices from this site.
online-notice-title = Your turn in { $title }
online-notice-body = The others are waiting for you.
online-move = Go on at another device
    .about = Open this site there, choose “{ online-page }”, and type this code. It serves once, for { $minutes } minutes.
online-code = Code from your other device
    .about = Shown there under More, “{ online-move }”.
online-use-code = Bring the seat here

## The lobby.

online-lobby = Open tables
online-lobby-empty = No public match just now. Set up one: choose a game below.
online-mine = Your online matches
online-mine-empty = You have not played here yet.
online-earlier = Earlier ones
online-refresh = Look again
online-your-turn = Your turn
online-stands-seating = Waiting for players
online-stands-free = Waiting for players · { $free ->
        [one] 1 free seat
       *[other] { $free } free seats
    }
online-stands-revealing = About to begin
online-stands-roll-off = Rolling for the start
online-stands-playing = Being played
online-stands-over = Over
online-retired = Over: the rules have changed
online-choose-game = Set up a match
online-data = Your data on this server
    .about = The server keeps your name, your seats and what you said. Matches stay for those who played them, without your name.
online-forget = Delete my data
online-forget-really = Delete it for good
online-forgotten = Deleted.
online-keep = Keep it
