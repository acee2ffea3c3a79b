// @vitest-environment jsdom
// Named set-ups: what options are called, and how they are chosen on the page that begins a match.
import 'fake-indexeddb/auto';
import { mount, tick, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameCard, Preset } from '../../src/engine/types';
import { getMatch } from '../../src/match/store';
import { besides, nameOf, presetOf } from '../../src/setups/presets';
import Setup from '../../src/newgame/Setup.svelte';
import { FakeEngine } from '../fakes/engine';
import { sixth } from '../fakes/toy';

const door = vi.hoisted((): { engine: unknown } => ({ engine: undefined }));
vi.mock('../../src/engine/started', () => ({ engine: () => door.engine }));

const preset = (id: string, more: Partial<Preset> = {}): Preset => ({
  id,
  title: `The ${id} one`,
  summary: `It is ${id}.`,
  options: {},
  ...more,
});
const CARD: GameCard = {
  ...sixth.card,
  options: [
    { name: 'length', summary: '', default: '5', range: [3, 9] },
    { name: 'first', summary: '', default: 'red', values: ['red', 'blue'] },
  ],
  presets: [
    preset('usual', { note: 'Red is ahead.', even: 'long' }),
    preset('long', { options: { length: '9' } }),
  ],
  settled: 'first',
};

describe('options bear the name of their set-up', () => {
  test.each([
    [{}, 'usual', 'Sixth · The usual one', []],
    [{ length: '5' }, 'usual', 'Sixth · The usual one', []],
    [{ length: '9' }, 'long', 'Sixth · The long one', []],
    // Who begins makes no other game, but it is said.
    [{ length: '9', first: 'blue' }, 'long', 'Sixth · The long one', ['first blue']],
    [{ length: '4', first: 'blue' }, undefined, 'Sixth', ['length 4', 'first blue']],
  ])('%j', (options, id, name, others) => {
    expect(presetOf(CARD, options)?.id).toBe(id);
    expect(nameOf(CARD, options)).toBe(name);
    expect(besides(CARD, options).map(({ name, value }) => `${name} ${value}`)).toEqual(others);
  });

  test('who begins counts where no roll-off settles it', () => {
    const { settled: _, ...card } = CARD;
    expect(presetOf(card, { first: 'blue' })).toBeNull();
  });
});

describe('the page that begins a match', () => {
  let page: Record<string, unknown> | null = null;
  const one = <E extends Element = HTMLElement>(selector: string) => document.querySelector<E>(selector);
  const radio = (id: string) => one<HTMLInputElement>(`[data-setup="${id}"] input`);
  const chosen = () =>
    [...document.querySelectorAll<HTMLInputElement>('[data-setup] input:checked')].map(({ value }) => value);
  const details = () => one<HTMLDetailsElement>('details[data-more]');

  beforeEach(() => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe = () => undefined;
        disconnect = () => undefined;
      },
    );
  });
  afterEach(async () => {
    if (page) await unmount(page);
    document.body.replaceChildren();
    location.hash = '';
  });

  async function open(card: GameCard) {
    door.engine = new FakeEngine(undefined, { ...sixth, card });
    page = mount(Setup, { target: document.body, props: { card, mode: 'hotseat' } });
    await vi.waitFor(() => expect(one('aside svg')).not.toBeNull(), { timeout: 20_000 });
  }

  async function press(element: HTMLElement | null) {
    element?.click();
    await tick();
  }

  test('offers set-ups first and begins with the usual one', async () => {
    await open(CARD);
    expect(chosen()).toEqual(['usual']);
    expect(details()?.open).toBe(false);
    expect(radio('own')).toBeNull();
    expect(one('[role="radiogroup"]')?.textContent).toContain('It is long.');
    await press(radio('long'));
    expect(chosen()).toEqual(['long']);
    await press(one('[data-act="start"]'));
    await vi.waitFor(() => expect(location.hash).toContain('#/match/'));
    const match = await getMatch(location.hash.replace('#/match/', ''));
    expect(match?.options).toEqual({ length: '9' });
  });

  test('calls it your own once an option differs from all of them', async () => {
    await open(CARD);
    await press(one('details summary'));
    await press(one('[data-option="length"] button:last-child'));
    expect(chosen()).toEqual(['own']);
    expect(details()?.open).toBe(true);
    await press(radio('usual'));
    expect(chosen()).toEqual(['usual']);
    expect(radio('own')).toBeNull();
  });

  test('says a friendly word, and offers the set-up with even chances', async () => {
    await open(CARD);
    expect(one('.note')?.textContent).toContain('Red is ahead.');
    await press(one('[data-even="long"]'));
    expect(chosen()).toEqual(['long']);
    expect(one('.note')).toBeNull();
  });

  test.each([0, 1])('shows no choice where there are %d set-ups', async (count) => {
    await open({ ...CARD, presets: CARD.presets.slice(0, count) });
    expect(one('[data-setup]')).toBeNull();
    expect(details()).toBeNull();
    expect(one('[data-option="length"]')).not.toBeNull();
  });
});
