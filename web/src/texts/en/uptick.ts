// What Uptick shows beside its board.

export const uptick = {
  captured: (values: number[]) =>
    values.length === 0 ? 'nothing captured' : `captured ${values.join(' and ')}`,
  nothingCaptured: 'Nothing captured yet',
  points: (points: number) => (points === 1 ? '1 point' : `${points} points`),
  toPlace: (dice: number) =>
    dice === 0 ? 'No dice left to place' : dice === 1 ? '1 die to place' : `${dice} dice to place`,
};
