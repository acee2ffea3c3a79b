// The drawing of Uckers, on scenes and marks of the real engine.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import uckers from '../../src/boards/uckers';
import { boxOf, centre, type Box } from '../../src/boards/geometry';
import {
  footOf,
  homeTriangle,
  landing,
  middleOf,
  movements,
  RADIUS,
  route,
  spread,
  wayOf,
} from '../../src/boards/uckers/layout';
import { stage } from '../../src/boards/uckers/stage';
import {
  arcsOf,
  barriersOf,
  challengesOf,
  hitBy,
  lastSteps,
  plansOf,
  savedSixCounters,
  stacksOf,
  standings,
  tagOf,
  threats,
} from '../../src/boards/uckers/view';
import { Engine } from '../../src/engine/client';
import type { Look, Options, Target } from '../../src/engine/types';
import { said, verbatim, words } from '../../src/texts/words';
import { parts } from '../engine/parts';

const START = 'B,B,B,B/B,B,B,B/B,B,B,B/B,B,B,B r throw - - - 0,0,0,0 pppp';

let engine: Engine;
beforeAll(() => {
  engine = new Engine(parts());
});
afterAll(() => engine.close());

const look = (position: string, options: Options = {}): Promise<Look> =>
  engine.call('look', { game: 'uckers', options, position, want: ['scene', 'paths', 'marks'] });
const boxesOf = (scene: Look['scene'], rotation: 0 | 1 | 2 | 3 = 0) =>
  new Map<string, Box>(scene.cells.map((cell) => [cell.id, boxOf(scene, cell, rotation)]));
const cell = (id: string): Target => ({ kind: 'cell', id });

describe('counters', () => {
  it('in a base lie in four wells of it', async () => {
    const { scene } = await look(START);
    const red = spread(scene, 0).filter((spot) => spot.cell === 'rB');
    const box = boxesOf(scene).get('rB') as Box;
    expect(new Set(red.map(({ x, y }) => `${x},${y}`)).size).toBe(4);
    for (const { x, y } of red) {
      expect(x).toBeGreaterThan(box.x);
      expect(x).toBeLessThan(box.x + box.width);
      expect(y).toBeGreaterThan(box.y);
      expect(y).toBeLessThan(box.y + box.height);
    }
  });

  it('at home lie side by side within their triangle', async () => {
    const { scene } = await look('H,H,H,H/B,B,B,B/B,B,B,27/B,B,B,B r throw - - - 0,0,0,0 wppp');
    const home = spread(scene, 0).filter((spot) => spot.cell === 'rH');
    expect(new Set(home.map(({ x }) => x)).size).toBe(4);
    // Red's triangle opens downwards from the middle of the board.
    const middle = middleOf(scene);
    for (const { x, y, scale } of home) {
      expect(y - middle.y).toBeGreaterThan(Math.abs(x - middle.x) + RADIUS * scale);
      expect(y + RADIUS * scale).toBeLessThan(middle.y + 150);
    }
    const at = centre(boxesOf(scene).get('rH') as Box);
    expect(homeTriangle(at, middle)[0]).toEqual(middle);
  });

  it('of one colour lie on each other, the last one on top', async () => {
    const { scene } = await look('B,20,20,20/B,B,B,B/B,B,B,B/B,B,B,B r throw - - - 0,0,0,0 pppp');
    const stack = spread(scene, 0).filter((spot) => spot.cell === '20');
    expect(new Set(stack.map(({ x }) => x)).size).toBe(1);
    expect(stack.map(({ y }) => y)).toEqual(stack.map(({ y }) => y).toSorted((a, b) => b - a));
  });

  it('of partners lie beside each other, so that both are seen', async () => {
    const { scene } = await look('B,B,10,10/B,B,B,B/B,B,B,10/B,B,B,B r throw - - - 0,0,0,0 pppp');
    const mixed = spread(scene, 0).filter((spot) => spot.cell === '10');
    expect(mixed.map((spot) => spot.colour)).toEqual(['red', 'red', 'green']);
    expect(mixed[0]?.x).toBe(mixed[1]?.x);
    expect(mixed[2]?.x).not.toBe(mixed[0]?.x);
    expect(mixed.every((spot) => spot.scale < 1)).toBe(true);
  });

  it('are drawn from the far side of the board to the near one', async () => {
    const { scene } = await look('B,B,10,20/B,B,30,40/B,B,B,B/B,B,B,B r throw - - - 0,0,0,0 pppp');
    const squares = [...new Set(spread(scene, 2).map((spot) => spot.cell))];
    const boxes = boxesOf(scene, 2);
    const tops = squares.map((id) => centre(boxes.get(id) as Box).y);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  });
});

describe('ways', () => {
  it('go clockwise, round the end of the track, and up the own lane only', async () => {
    const { scene } = await look(START);
    expect(route(scene, 'blue', '50', '2')).toEqual(['50', '51', '52', '1', '2']);
    expect(route(scene, 'red', '50', 'rh2')).toEqual(['50', '51', 'rh1', 'rh2']);
    expect(route(scene, 'yellow', 'yh4', 'yH')).toEqual(['yh4', 'yh5', 'yH']);
    expect(route(scene, 'red', 'rB', '1')).toEqual(['rB', '1']);
  });

  it('know the foot of each lane', async () => {
    const { scene } = await look(START);
    const feet = ['red', 'blue', 'green', 'yellow'].map((colour) => footOf(scene, colour)?.id);
    expect(feet).toEqual(['51', '12', '25', '38']);
  });

  it('end straight where there is no way', async () => {
    const { scene } = await look(START);
    expect(route(scene, 'red', 'rh1', '7')).toEqual(['rh1', '7']);
  });

  it('end on the first free place of a home', async () => {
    const { scene } = await look('B,h5,H,H/B,B,B,B/B,B,B,B/B,B,B,B r move 21 - - 0,0,0,0 pppp');
    const boxes = boxesOf(scene);
    const spots = spread(scene, 0);
    const way = wayOf(scene, boxes, spots, 'red', 'rh5', 'rH', false);
    expect(way.at(-1)).toEqual(landing(scene, boxes, spots, 'rH'));
    expect(spots.some(({ x, y }) => x === way.at(-1)?.x && y === way.at(-1)?.y)).toBe(false);
  });
});

it('leaves a base from the well that is empty afterwards, or from the last counter before', async () => {
  const { scene } = await look('B,B,B,1/B,B,B,B/B,B,B,B/B,B,B,B r throw - - - 0,0,0,0 pppp');
  const [boxes, spots] = [boxesOf(scene), spread(scene, 0)];
  const start = (made: boolean) => wayOf(scene, boxes, spots, 'red', 'rB', '1', made)[0];
  const isTaken = (made: boolean) => spots.some(({ x, y }) => x === start(made)?.x && y === start(made)?.y);
  expect([isTaken(true), isTaken(false)]).toEqual([false, true]);
});

describe('movements', () => {
  it('match what went forward and what was sent back', async () => {
    const before = (await look('B,B,B,10/B,14,14,18/B,B,B,B/B,B,B,14 r move 31 - - 0,0,0,0 pppp')).scene;
    const after = (await look('B,B,B,14/B,B,B,18/B,B,B,B/B,B,B,B b throw - - - 0,0,0,0 pppp')).scene;
    expect(movements(before, after)).toEqual([
      { colour: 'red', from: '10', to: '14' },
      { colour: 'blue', from: '14', to: 'bB' },
      { colour: 'blue', from: '14', to: 'bB' },
      { colour: 'yellow', from: '14', to: 'yB' },
    ]);
  });

  it('are none where nothing moved', async () => {
    const { scene } = await look(START);
    expect(movements(scene, scene)).toEqual([]);
  });
});

describe('threats', () => {
  const position = 'B,B,B,10/B,B,14,14/B,B,B,10/B,B,B,14 r';

  it('carry their chance, the greatest first', async () => {
    const { scene, marks } = await look(`${position} throw - - - 0,0,0,0 pppp`);
    const on14 = threats(marks, scene).get('14') ?? [];
    expect(on14.map(({ seat, now }) => [seat, now])).toEqual([
      ['red', false],
      ['green', false],
    ]);
    expect(tagOf(on14)?.chance).toBe(5);
    const arcs = arcsOf(on14);
    expect(arcs[1]?.from).toBe(arcs[0]?.to);
    expect(arcs[1]?.to).toBeCloseTo(10 / 36);
  });

  it('are of now where the dice lie', async () => {
    const { scene, marks } = await look(`${position} move 31 - - 0,0,0,0 pppp`);
    expect(tagOf(threats(marks, scene).get('14') ?? [])).toMatchObject({ seat: 'red', now: true });
  });

  it('never fill more than a ring', () => {
    const sure = { seat: 'red', chance: 36, now: true, text: { id: '' } };
    const arcs = arcsOf([sure, { ...sure, seat: 'green', chance: 5, now: false }]);
    expect(arcs.at(-1)?.to).toBe(1);
  });
});

describe('stacks', () => {
  it('are walls, or of partners and none', async () => {
    const { marks } = await look('B,B,B,10/B,14,14,14/B,B,B,10/B,B,B,B r throw - - - 0,0,0,0 pppp');
    expect(stacksOf(marks).map(({ cell, height, mixed }) => [cell, height, mixed])).toEqual([
      ['10', 2, true],
      ['14', 3, false],
    ]);
  });

  it('bar the chosen counter', async () => {
    const at = {
      game: 'uckers',
      position: 'B,B,B,10/B,B,14,14/B,B,B,B/B,B,B,9 r move 31 - - 0,0,0,0 pppp',
    };
    const marks = await engine.call('marks', { ...at, prefix: [cell('10')] });
    expect(barriersOf(marks)).toMatchObject([{ blob: '14', counter: '10' }]);
  });
});

describe('a challenge', () => {
  it('may be begun while the dice lie, and goes on once they are taken up', async () => {
    const counters = 'B,B,B,19/B,B,20,20/B,B,B,B/B,B,B,B r';
    const may = await look(`${counters} move 62 - - 0,0,0,0 pppp`);
    const on = await look(`${counters} throw - - r19!20:1 0,0,0,0 pppp`);
    expect(challengesOf(may.marks, may.scene)).toMatchObject([{ on: false, needed: 2, whole: 2 }]);
    expect(challengesOf(on.marks, on.scene)).toMatchObject([
      { on: true, needed: 1, whole: 2, blob: '20', challenger: '19', seat: 'red' },
    ]);
  });

  it('takes one six more from base', async () => {
    const { scene, marks } = await look(
      'B,B,30,51/31,31,52,52/B,B,B,30/B,B,1,1 r throw - - rB!1:3 0,0,0,0 pppp',
    );
    expect(challengesOf(marks, scene)).toMatchObject([{ whole: 3, needed: 3, challenger: 'rB' }]);
  });

  it('stands in one frame with its blob, or in two round a corner', async () => {
    const { scene } = await look(START);
    const boxes = boxesOf(scene);
    const at = (id: string) => boxes.get(id) as Box;
    const bases = ['rB', 'bB', 'gB', 'yB'].map(at);
    expect(stage(at('20'), at('19'), bases, 2).frames).toHaveLength(1);
    expect(stage(at('6'), at('5'), bases, 2).frames).toHaveLength(2);
    // Square 20 lies beside the base of blue, and there the sixes are laid out.
    const { plate } = stage(at('20'), at('19'), bases, 5);
    expect(centre(plate)).toEqual(centre(at('bB')));
  });
});

describe('saved sixes', () => {
  const saved = { rules: 'one-die', 'saved-sixes': 'on' };
  const counters = 'B,B,14,30/B,B,B,B/B,B,B,B/B,B,B,B r';

  it('are used before the first throw, by any counter and then by the same one', async () => {
    const before = await look(`${counters} use - - - 2,0,0,0 pppp`, saved);
    expect(savedSixCounters(before.paths).map((counter) => said(counter))).toEqual([
      'the red counter in base',
      'the red counter on 14',
      'the red counter on 30',
    ]);
    const again = await look(`${counters} use - r14* - 1,0,0,0 pppp`, saved);
    expect(savedSixCounters(again.paths).map((counter) => said(counter))).toEqual(['the red counter on 14']);
    expect(words('uckers-page-use-saved', { counters: savedSixCounters(again.paths) })).toBe(
      'Use a saved six with the red counter on 14, or throw.',
    );
    expect(words('uckers-page-use-saved', { counters: ['a', 'b', 'c'].map(verbatim) })).toBe(
      'Use a saved six with a, b or c, or throw.',
    );
  });

  it('are no choice once the die lies, or before it falls', async () => {
    const thrown = await look(`${counters} move 6 r14* - 1,0,0,0 pppp`, saved);
    expect(thrown.paths.map(({ id }) => id)).toEqual(['14']);
    expect(savedSixCounters(thrown.paths)).toEqual([]);
    const falling = await look(`${counters} throw - r14* - 1,0,0,0 pppp`, saved);
    expect(savedSixCounters(falling.paths)).toEqual([]);
  });
});

describe('what is being pointed out', () => {
  it('is read in pairs, with what rests under the pointer', async () => {
    const { scene } = await look('B,B,14,20/B,B,B,B/B,B,B,B/B,B,B,B r move 44 - - 0,0,0,0 pppp');
    const hover = { ...cell('24'), label: { id: '' }, next: [] };
    expect(plansOf([cell('14'), cell('18'), cell('20')], hover, scene)).toEqual([
      { colour: 'red', from: '14', to: '18' },
      { colour: 'red', from: '20', to: '24' },
    ]);
    expect(plansOf([], hover, scene)).toEqual([]);
  });

  it('follows a counter that enters and goes on', async () => {
    const { scene } = await look('B,B,B,B/B,B,B,B/B,B,B,B/B,B,B,B r move 61 - - 0,0,0,0 pppp');
    const plans = plansOf([cell('rB'), cell('1'), cell('1'), cell('2')], null, scene);
    expect(plans).toEqual([
      { colour: 'red', from: 'rB', to: '1' },
      { colour: 'red', from: '1', to: '2' },
    ]);
  });

  it('takes the colour that was asked for on a mixi-blob', async () => {
    const { scene } = await look('B,B,B,10/B,B,B,B/B,B,B,10/B,B,B,B r move 31 - - 0,0 pp', { players: '2' });
    const prefix: Target[] = [cell('10'), { kind: 'button', id: 'red' }, cell('13')];
    expect(plansOf(prefix, null, scene)).toEqual([{ colour: 'red', from: '10', to: '13' }]);
  });

  it('is known from where a counter lies after the move', async () => {
    const { scene } = await look('B,B,B,18/B,B,B,B/B,B,B,B/B,B,B,B b throw - - - 0,0,0,0 pppp');
    expect(lastSteps([cell('14'), cell('18')], scene)).toEqual([{ colour: 'red', from: '14', to: '18' }]);
  });
});

it('shows once who would be hit where both dice end on the same square', async () => {
  const { scene, marks } = await look('B,B,10,12/B,B,B,14/B,B,B,B/B,B,B,B r move 42 - - 0,0,0,0 pppp');
  const plans = [
    { colour: 'red', from: '10', to: '14' },
    { colour: 'red', from: '12', to: '14' },
  ];
  expect(hitBy(plans, marks, scene)).toEqual([{ cell: '14', colour: 'blue' }]);
});

it('counts every colour', async () => {
  const { scene } = await look('B,h2,H,H/B,B,20,20/B,B,B,B/B,B,B,B r throw - - - 0,0,0,0 pppp');
  expect(standings(scene).slice(0, 2)).toEqual([
    { colour: 'red', seat: 'red', base: 1, out: 1, home: 2 },
    { colour: 'blue', seat: 'blue', base: 2, out: 2, home: 0 },
  ]);
});

it('turns the board so that the own base is at the lower left', async () => {
  const { scene } = await look(START);
  for (const [seat, base] of Object.entries({ red: 'rB', blue: 'bB', green: 'gB', yellow: 'yB' })) {
    const rotation = uckers.rotationFor?.(seat, {}) ?? 0;
    expect(boxesOf(scene, rotation).get(base)).toMatchObject({ x: 0, y: 900 });
  }
});

describe('a hinted play', () => {
  it('goes along the track, not across bases', async () => {
    const position = 'B,B,B,8/B,B,B,B/B,B,B,B/B,B,B,B r move 66 - - 0,0,0,0 pppp';
    const { scene } = await look(position);
    const boxes = boxesOf(scene);
    const [way] = uckers.ways!([cell('8'), cell('20')], scene, 0);
    const bases = scene.cells.filter(({ kind }) => kind === 'base').map(({ id }) => boxes.get(id) as Box);
    expect(way).toHaveLength(13);
    for (const { x, y } of way ?? []) {
      expect(bases.some((b) => x > b.x && x < b.x + b.width && y > b.y && y < b.y + b.height)).toBe(false);
    }
  });
});
