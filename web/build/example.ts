// Reads the examples of a rules page: the same fenced blocks that run as tests of the engine.

import type { Options } from '../src/engine/types.ts';
import type { Example, Station } from '../src/rules/page.ts';

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
  const isEmpty = (station: Station) =>
    station.comments.length + station.legal.length + station.illegal.length === 0 && station.count === null;
  const leave = (next: Station, jumps: boolean) => {
    // The start of the game before a `from` is where the reader stands, not what the page shows.
    if (!(jumps && isEmpty(station) && station.moves.length === 0)) stations.push(station);
    station = next;
  };

  for (const line of lines.split('\n')) {
    const space = line.indexOf(' ');
    const [command, rest] = space < 0 ? [line, ''] : [line.slice(0, space), line.slice(space + 1)];
    switch (command) {
      case '>':
        leave(stationAt(station.from, [...station.moves, rest]), false);
        break;
      case 'from':
        leave(stationAt(rest, []), true);
        break;
      case '#':
        station.comments.push(rest);
        break;
      case 'count':
        station.count = Number(rest);
        break;
      case 'legal':
        station.legal.push(...rest.split(' '));
        break;
      case 'illegal': {
        const [move = '', rule = ''] = rest.split(' ');
        station.illegal.push({ move, rule });
        break;
      }
    }
  }
  stations.push(station);
  return { options, stations };
}

function stationAt(from: string | null, moves: string[]): Station {
  return { from, moves, comments: [], count: null, legal: [], illegal: [] };
}
