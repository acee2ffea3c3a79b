# What a link to a match says where it is shown with a preview.

preview-title = { $game }: { $names }
preview-title-setup = { $game } · { $setup }: { $names }
preview-free-seat = a free seat
preview-seating = Take a seat and play.
preview-over = The match is over; look how it went.
preview-playing = The match is being played; come and watch.
preview-board = The board of { $game } as it stands
