export const uckers = {};
