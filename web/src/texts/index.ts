// Every sentence that the site itself says, in one place. What the games say comes from the engine. A translation is
// a second set of the files beside this one with the same shape.

import { about } from './en/about';
import { board } from './en/board';
import { common } from './en/common';
import { cube } from './en/cube';
import { depth } from './en/depth';
import { diceTactics } from './en/dice-tactics';
import { diceopolis } from './en/diceopolis';
import { end } from './en/end';
import { home } from './en/home';
import { newgame } from './en/newgame';
import { rules } from './en/rules';
import { settingsTexts } from './en/settings';
import { table } from './en/table';
import { uckers } from './en/uckers';
import { uptick } from './en/uptick';
import { uptown } from './en/uptown';

export const texts = {
  common,
  cube,
  board,
  table,
  end,
  home,
  newgame,
  rules,
  settings: settingsTexts,
  about,
  diceTactics,
  depth,
  diceopolis,
  uckers,
  uptick,
  uptown,
};
