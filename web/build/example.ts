// Reads the examples of a rules page: the same fenced blocks that run as tests of the engine.

import type { Options } from '../src/engine/types.ts';
import type { Example, Remark, Station } from '../src/rules/page.ts';

/** The options that the info string of a block names: `play GAME name=value …`; null if it is no example. */
export function exampleOptions(info: string): Options | null {
  const [word, game, ...pairs] = info.trim().split(/\s+/);
  if (word !== 'play' || !game) return null;
  return Object.fromEntries(pairs.map((pair) => pair.split('=', 2) as [string, string]));
}

/** Whether the block is about spellings of positions: nothing in it can be shown on a board. */
export function isAboutText(lines: string): boolean {
  return /^invalid /m.test(lines);
}

/**
 * A station for every position that the example comes to. What only restates the position (`position`, `turn`,
 * `winners`, `scores`) is left out: the board shows it.
 */
export function readExample(options: Options, lines: string): Example {
  const stations: Station[] = [];
  let station = stationAt(null, []);
  const leave = (next: Station) => {
    stations.push(station);
    station = next;
  };
  // A sentence is about the lines that follow it, up to the next one.
  const remark = (): Remark => {
    const last = station.remarks.at(-1);
    if (last) return last;
    const first: Remark = { comment: null, count: null, tries: [] };
    station.remarks.push(first);
    return first;
  };

  for (const line of lines.split('\n')) {
    const space = line.indexOf(' ');
    const [command, rest] = space < 0 ? [line, ''] : [line.slice(0, space), line.slice(space + 1)];
    switch (command) {
      case '>':
        leave(stationAt(station.from, [...station.moves, rest]));
        break;
      case 'from':
        // Until something is said or done at the start of the game, the example has not begun there.
        if (station.remarks.length + station.moves.length === 0) station = stationAt(rest, []);
        else leave(stationAt(rest, []));
        break;
      case '#':
        station.remarks.push({ comment: rest, count: null, tries: [] });
        break;
      case 'count':
        remark().count = Number(rest);
        break;
      case 'legal':
        remark().tries.push(...rest.split(' ').map((move) => ({ move, forbiddenBy: null })));
        break;
      case 'illegal': {
        const [move = '', rule = ''] = rest.split(' ');
        remark().tries.push({ move, forbiddenBy: rule });
        break;
      }
    }
  }
  stations.push(station);
  return { options, stations };
}

function stationAt(from: string | null, moves: string[]): Station {
  return { from, moves, remarks: [] };
}
