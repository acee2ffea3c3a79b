// @vitest-environment jsdom
// A game that no code of the page knows is played from its first move to its end, by pressing what can be seen.
import 'fake-indexeddb/auto';
import { mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { settings } from '../../src/browser/settings.svelte';
import { artOf } from '../../src/boards/registry';
import generic from '../../src/boards/generic';
import { createMatch } from '../../src/match/create';
import Match from '../../src/pages/Match.svelte';
import { said } from '../../src/texts/words';
import { FakeEngine, type MadeUp } from '../fakes/engine';
import { quay } from '../fakes/quay';
import { sixth } from '../fakes/toy';

const door = vi.hoisted((): { engine: unknown } => ({ engine: undefined }));
vi.mock('../../src/engine/started', () => ({ engine: () => door.engine }));

/** A browser that is only pretended to be one is slow; how slow is no matter of these tests. */
const PATIENCE = 60_000;
vi.setConfig({ testTimeout: PATIENCE });
let page: Record<string, unknown> | null = null;

beforeEach(() => {
  // What a browser has and this one lacks.
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  Element.prototype.animate = () => ({}) as Animation;
  Element.prototype.scrollIntoView = () => undefined;
  Object.assign(settings, { pace: 0, rollsForMe: false, movesForMe: false, confirm: 'never', sound: false });
});
afterEach(async () => {
  if (page) await unmount(page);
  page = null;
  document.body.replaceChildren();
});

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const PRESSABLE =
  '.cell.target, .item.possible, [data-choice], [data-act=roll]:enabled, [data-act=confirm]:enabled';
const result = () => all('[data-result]')[0];

async function open(game: MadeUp, faces?: number[]): Promise<FakeEngine> {
  const engine = new FakeEngine(faces, game);
  door.engine = engine;
  const match = await createMatch({
    game: game.card.id,
    options: {},
    seats: game.card.seats.map((seat) => ({ seat, who: { kind: 'person', name: seat } })),
    rollOff: false,
  });
  page = mount(Match, { target: document.body, props: { route: { page: 'match', match } } });
  await vi.waitFor(() => expect(all('[role=gridcell]').length).toBeGreaterThan(0), { timeout: PATIENCE });
  return engine;
}

/** Presses whatever may be pressed, `choose` saying which, until the match is over. */
async function playOut(choose: (count: number) => number): Promise<void> {
  for (let presses = 0; !result(); presses += 1) {
    expect(presses).toBeLessThan(200);
    const can = await vi.waitFor(
      () => {
        const can = all(PRESSABLE);
        expect(can.length > 0 || result() !== undefined).toBe(true);
        return can;
      },
      { interval: 2, timeout: PATIENCE },
    );
    can[choose(can.length)]?.click();
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

/** Numbers that look random and are the same in every run. */
function drawer(seed: number): (count: number) => number {
  let state = seed;
  return (count) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * count);
  };
}

const GAMES: { game: MadeUp; faces: number[] }[] = [
  { game: sixth, faces: [2, 5, 4, 3, 6] },
  { game: quay, faces: [] },
];

describe.each(GAMES)('$game.card.title', ({ game, faces }) => {
  test('is drawn by the generic board', async () => {
    expect(await artOf(game.card.id)).toBe(generic);
  });

  test('shows every cell, everything on it, trays, scores and notes', async () => {
    await open(game, faces);
    const { scene } = game.answers.look({ game: game.card.id });
    const cells = all('[role=gridcell]');
    expect(cells.map(({ dataset }) => dataset['cell']).sort()).toEqual(
      scene.cells.map(({ id }) => id).sort(),
    );
    expect(document.querySelectorAll('.stage svg rect.cell')).toHaveLength(scene.cells.length);
    expect(document.querySelectorAll('.stage .board svg :is(path.body, g.die)')).toHaveLength(
      scene.things.length,
    );
    expect(all('[data-item]').map(({ dataset }) => dataset['item'])).toEqual(
      scene.trays.flatMap(({ items }) => items.map(({ id }) => id)),
    );
    expect(all('.points')).toHaveLength(scene.scores.length);
    for (const note of scene.notes) expect(all('[data-status]')[0]!.textContent).toContain(said(note));
    // Whatever a thing has for a value or a colour, nothing is left undefined in the picture.
    expect(document.querySelector('.stage')!.innerHTML).not.toMatch(/NaN|undefined/);
  });

  test.each([1, 2])('is played to its end by pressing what can be pressed, seed %i', async (seed) => {
    const engine = await open(game, faces);
    await playOut(drawer(seed));
    const moves = engine.commands.filter(({ kind }) => kind === 'move');
    expect(moves.length).toBeGreaterThan(1);
    expect(all('[role=alert]')).toEqual([]);
    const winners = result()!.dataset['result']!.split(' ');
    expect(winners.every((seat) => game.card.seats.includes(seat))).toBe(true);
  });

  test('is analysed when it is over, and each turning point leads to its move', async () => {
    const engine = await open(game, faces);
    await playOut(drawer(4));
    all('[data-act=review]')[0]!.click();
    await vi.waitFor(() => expect(all('[data-analysis]')).toHaveLength(1), { timeout: PATIENCE });
    const length = engine.commands.filter(({ kind }) => kind === 'move' || kind === 'roll').length;
    const numbers = (where: string) =>
      all(`${where} [data-move]`).map(({ dataset }) => Number(dataset['move']));
    // One of them may have decided it, and then stands alone.
    const told = [...numbers('[data-decisive]'), ...numbers('[data-analysis]')];
    expect(told.toSorted((a, b) => a - b)).toEqual(
      [length - 2, length - 1, length].filter((number) => number > 0),
    );
    all('[data-move]')[0]!.click();
    // What is shown is the position before the move.
    await vi.waitFor(() => expect(all('[data-status]')[0]!.textContent).toContain(`${told[0]! - 1}`));
  });
});
