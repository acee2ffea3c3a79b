// Which matches stand on the home page, and in what order.

import { expect, test } from 'vitest';
import { isMyTurn, waitingMatches, withoutStarts } from '../../src/home/waiting';
import type { MatchSummary } from '../../src/match/store';
import type { Listed } from '../../src/online/wire';

const HOUR = 3_600_000;
const NOW = 1000 * HOUR;
const WON: MatchSummary['over'] = { winners: ['red'], by: 'resignation', scores: null };

function here(id: string, is: Partial<MatchSummary> = {}): MatchSummary {
  return {
    id,
    game: 'uptick',
    options: {},
    seats: [
      { seat: 'red', who: { kind: 'person', name: 'You' } },
      { seat: 'blue', who: { kind: 'computer', level: 4 } },
    ],
    rollOff: false,
    created: NOW,
    updated: NOW,
    moves: 8,
    played: true,
    position: '3/3/3 r 2,2 -,- r',
    acting: 'red',
    over: null,
    ...is,
  };
}

function there(match: string, is: Partial<Listed> = {}): Listed {
  return {
    match,
    game: 'uptick',
    options: {},
    acting: 'red',
    clock: null,
    created: NOW,
    updated: NOW,
    phase: 'playing',
    position: '3/3/3 r 2,2 -,- r',
    public: false,
    seats: [],
    v: 9,
    yourTurn: false,
    ...is,
  };
}

const names = (kept: MatchSummary[], listed: Listed[] = []) =>
  waitingMatches(kept, listed).map((one) => (one.at === 'here' ? one.match.id : one.listed.match));

test('those in which it is my turn come first, then those touched last, wherever they are', () => {
  const kept = [
    here('theirs', { acting: 'blue', updated: NOW }),
    here('mine, of yesterday', { updated: NOW - 24 * HOUR }),
    here('over', { over: WON }),
  ];
  const listed = [
    there('mine, of an hour ago', { yourTurn: true, updated: NOW - HOUR }),
    there('of the others', { updated: NOW - 2 * HOUR }),
    there('ended', { phase: 'over', yourTurn: true }),
  ];
  expect(names(kept, listed)).toEqual([
    'mine, of an hour ago',
    'mine, of yesterday',
    'theirs',
    'of the others',
  ]);
});

test('a match that has not begun waits for whoever put it up', () => {
  expect(isMyTurn({ at: 'here', match: here('new', { acting: null, moves: 0, played: false }) })).toBe(true);
  expect(isMyTurn({ at: 'here', match: here('theirs', { acting: 'blue' }) })).toBe(false);
});

test('of starts that were left at once only the newest is offered, and after a day they go', () => {
  const start = (id: string, hours: number) =>
    here(id, { moves: 3, played: false, updated: NOW - hours * HOUR });
  const kept = [start('first', 3), start('newest', 1), start('old', 25), here('played', { updated: 0 })];
  const { shown, stale } = withoutStarts(kept, NOW);
  expect(shown.map(({ id }) => id)).toEqual(['newest', 'played']);
  expect(stale.map(({ id }) => id)).toEqual(['old']);
});

test('matches from before it was noted who moved count as begun once something was moved', () => {
  const { played: _, ...unsaid } = here('from before', { updated: 0 });
  const { played: __, ...unmoved } = here('never moved', { updated: 0, moves: 0 });
  const { shown, stale } = withoutStarts([unsaid, unmoved], NOW);
  expect(shown.map(({ id }) => id)).toEqual(['from before']);
  expect(stale.map(({ id }) => id)).toEqual(['never moved']);
});

test('a start that ended, by being given up, is a match like others', () => {
  expect(withoutStarts([here('given up', { played: false, over: WON, updated: 0 })], NOW).stale).toEqual([]);
});
