// Views in depth.

export const depth = {
  left: 'Walk round to the left',
  right: 'Walk round to the right',
  front: 'Back to the front',
  keys: 'Arrow keys turn the picture, Home goes back to the front. It shows what the board shows.',
};
