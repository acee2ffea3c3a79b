import { beforeEach, afterEach, expect, test, vi } from 'vitest';
import { Pointing } from '../../src/boards/pointing';

const told: string[] = [];
/** Cells are ten pixels wide and lie in a row; those with even numbers can be dragged. A finger reaches one further. */
const cell = (x: number) => (x < 0 || x >= 100 ? null : `${Math.floor(x / 10)}`);
const make = () =>
  new Pointing({
    pick: (id) => told.push(`pick ${id}`),
    ask: (id) => told.push(`ask ${id}`),
    meant: (at, hit, finger) => (finger && hit !== null && Number(hit) % 2 === 1 ? cell(at.x + 10) : hit),
    mayLift: (id) => Number(id) % 2 === 0,
    lift: (id) => told.push(`lift ${id}`),
    carry: (_, over) => told.push(`over ${over}`),
    drop: (id) => told.push(`drop ${id}`),
  });

const event = (x: number, more: Partial<PointerEvent> = {}) =>
  ({
    clientX: x,
    clientY: 0,
    button: 0,
    pointerId: 1,
    isPrimary: true,
    pointerType: 'touch',
    ...more,
  }) as PointerEvent;
const under = ({ x }: { x: number }) => cell(x);
const click = (x: number, pointerType = 'touch') => event(x, { pointerType });

beforeEach(() => {
  vi.stubGlobal('Element', class {});
  vi.useFakeTimers();
  told.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a tap picks what a finger means, a mouse what it hits, and so does a click that no pointer made', () => {
  const pointing = make();
  for (const kind of ['touch', 'mouse', '']) pointing.click(click(15, kind), '1');
  expect(told).toEqual(['pick 2', 'pick 1', 'pick 1']);
});

test('a tap beside all cells picks nothing', () => {
  make().click(click(120), null);
  expect(told).toEqual([]);
});

test('a long press asks, and the click that ends it picks nothing', () => {
  const pointing = make();
  pointing.down(event(15), '1');
  vi.advanceTimersByTime(500);
  pointing.up(event(15), under);
  pointing.click(click(15), '1');
  expect(told).toEqual(['ask 1']);
});

test('what is dragged is lifted, carried and let go where it is meant to lie', () => {
  const pointing = make();
  pointing.down(event(5), '0');
  pointing.move(event(8), under);
  expect(told).toEqual([]);
  expect(pointing.holds).toBe(true);
  pointing.move(event(45), under);
  pointing.up(event(55), under);
  pointing.click(click(55), '5');
  expect(told).toEqual(['lift 0', 'over 4', 'drop 6']);
});

test('let go where it was, beside the board, or taken away by the browser, it points at nothing', () => {
  for (const end of [
    (pointing: Pointing) => pointing.up(event(3), under),
    (pointing: Pointing) => pointing.up(event(300), under),
    (pointing: Pointing) => pointing.cancel(),
  ]) {
    const pointing = make();
    told.length = 0;
    pointing.down(event(5), '0');
    pointing.move(event(25), under);
    end(pointing);
    expect(told).toEqual(['lift 0', 'over 2', 'drop null']);
  }
});

test('a movement over what can’t be dragged belongs to the page', () => {
  const pointing = make();
  pointing.down(event(95, { pointerType: 'mouse' }), '9');
  pointing.move(event(60, { pointerType: 'mouse' }), under);
  expect(pointing.holds).toBe(false);
  expect(told).toEqual([]);
});

test('a second finger ends what the first began', () => {
  const pointing = make();
  pointing.down(event(5), '0');
  pointing.move(event(25), under);
  pointing.down(event(90, { pointerId: 2, isPrimary: false }), '9');
  vi.advanceTimersByTime(500);
  pointing.click(click(25), '2');
  expect(told).toEqual(['lift 0', 'over 2', 'drop null']);
});
