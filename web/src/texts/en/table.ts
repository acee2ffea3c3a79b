// The table: what it says while a match is played.

/** Seats are called by their colours; the engine writes them small. */
const seatName = (seat: string) => seat.charAt(0).toUpperCase() + seat.slice(1);

export const table = {
  seat: seatName,
  seatAnd: (seat: string, name: string) => `${seatName(seat)}: ${name}`,
  computer: (level: number) => `Computer, level ${level}`,
  /** Where there is little room. */
  computerBriefly: (level: number) => `Computer ${level}`,
  open: 'nobody yet',
  away: 'away',
  you: 'You',

  start: 'Start of the match',
  turnOf: (seat: string) => `${seatName(seat)} to act`,
  yourTurn: 'Your turn',
  thinking: (seat: string) => `${seatName(seat)} is thinking…`,
  rolls: (seat: string) => `${seatName(seat)} rolls`,
  spokenMove: (seat: string | null, words: string) =>
    seat && seat !== 'chance' ? `${seatName(seat)}: ${words}` : words,
  takenBack: 'Taken back',
  title: (game: string, mine: boolean) => (mine ? `● Your turn – ${game}` : `${game} – Messdeck`),
  board: (game: string) => `${game} board`,
  titleOfBoard: 'Board',

  undo: 'Undo',
  roll: 'Roll',
  rollDice: 'Roll the dice',
  confirm: 'Confirm',
  back: 'Back',
  hint: 'Hint',
  more: 'More',
  rotate: 'Turn the board',
  /** What to do when it is a person's turn and the game itself has nothing to say about it. */
  begin: {
    tray: 'take something that is underlined',
    board: 'choose one of the marked squares',
    both: 'take something that is underlined, or choose a square',
    word: 'choose one of the words',
  },
  goOn: {
    tray: 'now take something',
    board: 'now choose a square',
    both: 'choose what comes next',
    word: 'choose how',
  },
  chooseOne: 'What next?',
  takeStep: 'Take back a step',

  lookingBack: 'You are looking back. Go to the present to play, or play on from here.',
  rollFirst: 'The dice come first.',
  isPossible: 'That is possible.',
  rule: (id: string) => `Rule ${id}`,
  close: 'Close',
  drawDeclined: (seat: string) => `${seatName(seat)} declines the draw.`,
  unknownGame: (game: string) => `This page does not know a game called ${game}.`,
  noMatch: 'This match is not kept in this browser.',
  failed: 'The table has a problem.',
  reload: 'Load the match again',

  hints: 'The computer would play',
  hintShow: (move: string) => `Show ${move} on the board`,
  hintNone: 'There is nothing to choose.',
  hintThinking: 'Looking for good moves…',

  trays: 'Beside the board',
  count: (count: number) => `×${count}`,
  itemLabel: (label: string, count: number) => (count > 1 ? `${label}, ${count} of them` : label),
  points: (points: number) => (points === 1 ? '1 point' : `${points} points`),
  seats: 'At the table',
  clock: (face: string) => `${face} left`,

  log: 'Moves',
  logEmpty: 'No moves yet.',
  logRetired: 'The moves stand in the record.',
  logOpen: 'Moves and more',
  logMove: (index: number, move: string) => `Move ${index}: ${move}`,
  replay: 'Looking through the moves',
  first: 'First position',
  previous: 'One move back',
  next: 'One move on',
  last: 'The present',
  at: (index: number, of: number) => `${index} of ${of}`,
  playFromHere: 'Play from here',
  present: 'To the present',

  typed: 'Type a move',
  typedHelp: 'In notation or as words of the path, such as “3 c3”.',
  typedGo: 'Play it',

  menu: 'Match',
  sound: 'Sounds',
  forced: 'Rolls and forced moves by themselves',
  resign: 'Resign',
  resignSure: (seat: string) => `Resign for ${seatName(seat)}?`,
  resignYes: 'Yes, resign',
  abort: 'Abort the match',
  keepPlaying: 'Keep playing',
  draw: 'Offer a draw',
  legal: 'Legal moves',
  legalCount: (count: number) => (count === 1 ? '1 legal move' : `${count} legal moves`),
  legalFilter: 'Find a move',
  keys: 'Keys',
  copy: 'Copy the record',
  copied: 'Copied.',
  copyFailed: 'The browser did not allow copying. Save it instead.',
  save: 'Save the record',
  savePng: 'Save a picture',
  saveSvg: 'Save a drawing (SVG)',
  verify: 'Check the rolls',
  verified: (verified: number) =>
    verified === 1 ? 'The one roll is verified.' : `All ${verified} rolls verified.`,
  verifiedNone: 'No dice were rolled.',
  wrong: (verified: number, rolls: number, wrong: string) =>
    `${verified} of ${rolls} rolls verified. First wrong one: ${wrong}`,
  fair: 'Before the first roll the dealer showed a fingerprint of its secret, and everybody added to it.',
  commitment: (commitment: string) => `Dealer’s fingerprint: ${commitment}`,
  rules: (game: string) => `Rules of ${game}`,
  options: 'Played with',

  offer: (seat: string, what: 'draw' | 'rematch' | 'undo', asked: string) =>
    ({
      draw: `${seatName(seat)} offers a draw. ${seatName(asked)}?`,
      undo: `${seatName(seat)} would like to take back. ${seatName(asked)}?`,
      rematch: `${seatName(seat)} would like to play again. ${seatName(asked)}?`,
    })[what],
  offerWaits: (seat: string, what: 'draw' | 'rematch' | 'undo', asked: string[]) =>
    `${
      {
        draw: `${seatName(seat)} offers a draw`,
        undo: `${seatName(seat)} would like to take back`,
        rematch: `${seatName(seat)} would like to play again`,
      }[what]
    }. Waiting for ${new Intl.ListFormat('en').format(asked.map(seatName))}.`,
  withdraw: 'Withdraw',
  accept: 'Agree',
  decline: 'Decline',
  rollOff: 'Who begins? The highest throw.',
  rollOffThrow: (seat: string, dice: number[]) => `${seatName(seat)} throws ${dice.join(' and ')}`,
  begins: (seat: string) => `${seatName(seat)} begins.`,

  keyList: [
    ['Arrow keys', 'go over the board'],
    ['Enter', 'point at the square'],
    ['Esc', 'take back a step'],
    ['W', 'why is this square not possible?'],
    ['Space', 'roll or confirm'],
    ['U', 'undo'],
    ['H', 'hint'],
    ['L', 'list of legal moves'],
    ['/', 'type a move'],
    ['R', 'turn the board'],
    ['← →', 'look through the moves (outside the board)'],
    ['Home, End', 'first position, present'],
    ['?', 'this list'],
  ] as [string, string][],
};
