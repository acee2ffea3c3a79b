// The settings page.

export const settingsTexts = {
  title: 'Settings',
  kept: 'Kept in this browser. Changes count at once.',
  look: 'Look',
  play: 'Play',
  you: 'You',
  theme: {
    label: 'Theme',
    about: 'Light like paper, dark like a night watch, or as your system says.',
    values: [
      ['system', 'System'],
      ['light', 'Light'],
      ['dark', 'Dark'],
    ] as const,
  },
  contrast: {
    label: 'Contrast',
    about: 'High contrast draws words and buttons in black and white, and boards with strong lines.',
    values: [
      ['system', 'System'],
      ['normal', 'Normal'],
      ['high', 'High'],
    ] as const,
  },
  pace: {
    label: 'Motion',
    about: 'How fast dice roll and pieces slide. None shows where things end at once.',
    values: [
      ['0', 'None'],
      ['0.5', 'Slow'],
      ['1', 'Normal'],
      ['2', 'Fast'],
    ] as const,
  },
  coordinates: {
    label: 'Coordinates',
    about: 'Names of files and ranks at the edge of boards.',
  },
  sound: {
    label: 'Sounds',
    about: 'A quiet sound when a piece is placed, a die rolls or it is your turn.',
  },
  confirm: {
    label: 'Confirm moves',
    about:
      'Whether a finished move waits for a second tap. On touch screens it saves you from a slip of the finger.',
    values: [
      ['touch', 'On touch screens'],
      ['always', 'Always'],
      ['never', 'Never'],
    ] as const,
  },
  forced: {
    label: 'Play forced moves',
    about: 'Passes, throws and moves without a choice are made for you after a moment.',
  },
  name: {
    label: 'Your name',
    about: 'What your chair is called at the table. Those you play with see it, and nobody else.',
  },
  data: 'Your data',
  delete: 'Delete my data',
  deleteAbout: 'Deletes all matches, settings and your name from this browser. There is no way back.',
  deleteReally: 'Delete everything',
  keep: 'Keep it',
  deleted: 'Everything is deleted.',
  deleteFailed: 'Not everything could be deleted.',
};
