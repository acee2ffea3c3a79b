// Every sentence that the site itself says, in one place. What the games say comes from the engine. A translation is
// a second set of the files beside this one with the same shape.

import { board } from './en/board';
import { common } from './en/common';
import { diceopolis } from './en/diceopolis';
import { uckers } from './en/uckers';

export const texts = { common, board, diceopolis, uckers };
export type Texts = typeof texts;
