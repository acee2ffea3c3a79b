# What is refused and what goes wrong, in the page, at the terminal and on the server. Each code of a refusal or a fault has a message of
# its name; more of them say more of it. What each is about stands beside the code.

## At the table.

fault-bad-clock = A clock has from a second to 30 days, and adds a day at most.
fault-bad-event = What is to happen does not fit what happened before.
fault-bad-id =
    { $of ->
        [person] The id of a person
        [match] The id of a match
       *[act] The name of an act
    } has 1 to { $most } letters, digits, - and _.
fault-bad-id-nobody = There is nobody like that here, or there are too many.
fault-bad-level = The computer’s levels go from 1 to 8.
fault-bad-name = A name is one line of text without spaces around it.
fault-bad-name-long = A name has at most { $most } characters.
fault-bad-name-computer = That is the name of a player of the computer’s.
fault-bad-option = The option { $option } can’t be { $value }: allowed is { $allowed }.
fault-bad-patience = People who are away are waited for between a second and a week.
fault-bad-position = This is not a position of the game. Character { $at }: { $why }
fault-bad-time = The time is given in milliseconds since 1970.
fault-malformed-move = This is not a move of the game. Character { $at }: { $why }
fault-malformed-move-long = That is too long for a move.
fault-move-first = No dice fall now; it is yours to decide.
fault-newer-rules = This match was written by a newer Messdeck, by version { $version } of the rules of { $title }; this one knows version { $known }.
fault-newer-rules-record = This record was written by a newer Messdeck, by version { $version } of the rules of { $title }; this one knows version { $known }.
fault-no-dealer = Only the table’s host has the dice.
fault-no-offer = Nothing is on offer.
fault-no-person = No person plays { FORM($seat, "start") }.
fault-no-roll-off = There is nothing to roll off.
fault-no-seat = Nobody plays that colour; the colours are { $seats }.
fault-not-asked = No answer is expected from { FORM($seat, "start") }.
fault-not-over = A rematch comes after the end.
fault-not-over-analysis = A match is analysed when it is over: before, it would be advice.
fault-not-possible = That is not possible here.
fault-not-ready = Somebody is still missing.
fault-not-ready-revealing = Not everybody has revealed what they add to the dice.
fault-not-started = The match has not begun.
fault-not-your-seat = Somebody else plays { FORM($seat, "start") }.
fault-not-your-seat-computer = The computer plays { FORM($seat, "start") }.
fault-not-your-seat-open = Nobody plays { FORM($seat, "start") } yet.
fault-not-your-seat-ever = You did not play here.
fault-not-your-seat-there = You do not sit there.
fault-not-your-turn = It is { FORM($seat, "start") }’s turn.
fault-nothing-to-claim = Nobody who is away has kept you waiting for so long.
fault-nothing-to-undo = { FORM($seat, "start") } has made no choice yet.
fault-offer-pending = Something else is on offer; it wants an answer first.
fault-over = The match is over.
fault-own-side = Your partner is away: let the computer take over.
fault-rematch-agreed = The rematch is agreed on already.
fault-repeated-option = The option { $option } is given twice.
fault-retired-rules = This match was played by version { $version } of the rules of { $title }; since then { $changes }, so { $end ->
        [void] it ended without a winner.
       *[over] its moves can’t be replayed any more.
    }
fault-retired-rules-record = This record was played by version { $version } of the rules of { $title }; since then { $changes }. This program plays version { $now } and can’t replay it.
fault-roll-first = The dice have not fallen yet; only the dealer throws them.
fault-seat-taken = Somebody plays { FORM($seat, "start") } already.
fault-seats-are-taken = All seats are taken; nobody changes them any more.
fault-too-early = What you added to the dice is shown when all seats are taken.
fault-too-late = A match can be called off only before the first decision.
fault-too-late-to-reveal = There is nothing left to reveal here.
fault-unknown-game = There is no such game.
fault-unknown-game-of = There is no game “{ $game }”; the games are { $known }.
fault-unknown-option = There is no option “{ $option }”; { FORM($known, "count") ->
        [0] this game has none.
       *[other] this game has { $known }.
    }
fault-wrong-entropy = Those are not the bytes that you committed to.
fault-wrong-seed = That is not the seed that the dealer committed to.

## What an option may be.

allowed-values = { FORM($values, "or") }
allowed-range = { $min } to { $max }

## In the engine.

fault-bad-date = This is not a date. Character { $at }: { $why }
fault-bad-log = The log of the match is damaged.
fault-bad-piece = This is not a piece in the box. Character { $at }: { $why }
fault-bad-record = Line { $line } of the record: { $why }
fault-bad-request = This is not understood.
fault-does-not-fit = { $piece } does not fit. { $why }
fault-line-too-long = This line is too long.
fault-needs-permit = { $title } is not offered here: whoever offers it needs a permit.
fault-newer-event = This match was written by a newer Messdeck.
fault-no-such-table = There is no table with the number { $number }.
fault-nobody-decides = Nobody decides here: the game is over.
fault-nobody-decides-dice = Nobody decides here: the dice are about to fall.
fault-not-dealt = No dealer dealt dice in this record: it has no fingerprint, so there is nothing to verify.
fault-not-revealed = The dealer’s secret is not in this record: it is shown when the match is over, and only then can the rolls be verified.
fault-reload = This page is of another version than what it asks. Reload it; nothing is lost.
fault-unknown-setup = There is no set-up “{ $setup }”; { FORM($known, "count") ->
        [0] { $title } has none.
       *[other] { $title } has { $known }.
    }

## On a server.

fault-bad-command = That can’t be asked for here.
fault-bad-commitment = What was to be added to the dice can’t be read.
fault-bad-invite = That invitation is not for this match, or serves no more.
fault-bad-message = The server does not understand this message.
fault-bad-query = The server does not understand this address.
fault-bad-text = This has to be one line of 1 to { $most } characters.
fault-busy = Others were faster; try again.
fault-busy-thinking = Many questions are waiting; ask again in a moment.
fault-cut-off = The request ended too early; nothing was done. Send it again.
fault-exists = There is one of that name already.
fault-failed = The server could not do this, and nothing was kept; try again in a moment.
fault-gone = The connection is closed.
fault-hello-first = The first message has to be a hello.
fault-hello-once = Hello was said already.
fault-needs-invite = This seat is kept for somebody; ask for its invitation.
fault-needs-invite-all = The seats that are left need an invitation.
fault-no-such-code = That code serves no more, or never did.
fault-no-such-event = There is no event { $v } yet.
fault-no-such-line = There is no such line.
fault-no-such-match = There is no such match.
fault-no-such-method = That can’t be done at this address.
fault-no-such-route = There is nothing at this address.
fault-not-a-socket = This address speaks WebSocket; ask for an upgrade.
fault-not-at-the-table = Only those who play here speak here.
fault-not-you = You can act for yourself only.
fault-not-yours = Only whoever created the match seats the computer.
fault-one-match-only = This device may play at one match only; use the one that you played on before.
fault-stale = Something else happened before; here it is.
fault-text-only = Messages are JSON text.
fault-too-large = A request has at most { $most } KiB.
fault-too-many = That is more than { $most } messages in { $seconds } seconds; wait a little.
fault-too-many-codes = Those were many codes; wait a minute.
fault-too-many-guests = Many guests have come from this address just now; wait a minute.
fault-too-many-matches =
    { $count ->
        [one] You have created a match that is not over; finish it or call it off.
       *[other] You have created { $count } matches that are not over; finish or call off some of them.
    }
fault-too-many-moves = At most { $most } moves are judged at a time.
fault-unknown = It is not known whether this was kept.
fault-who-are-you = The server does not know who you are.
