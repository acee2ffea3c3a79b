// Playing with a finger that is not quite sure: taps beside the squares, on a table that must not scroll.

import type { Page } from 'playwright-core';
import { PATIENCE } from './player.ts';
import { waitForTurn } from './table.ts';

interface Tap {
  x: number;
  y: number;
  /** Whether it is beside the square that is meant. */
  off: boolean;
}

declare global {
  interface Window {
    messdeckFinger?: {
      /** Where to tap now, or nothing where nobody can do anything. */
      next(): Tap | null;
      /** Taps by itself from now on, until the match is over or something is wrong. */
      goOn: () => void;
      over(): boolean;
      beyond: number;
      /** What no tap may ever find. */
      wrong: unknown[];
    };
  }
}

/** So many taps are those of a finger. A game has a thousand, and the later ones show nothing that the first do not. */
const BY_FINGER = 40;

/**
 * Plays a match to its end, by taps that are ten pixels beside the squares wherever no other square is as near. Before each
 * of them nothing is scrolled, nothing could be, nobody is told anything, and the button to press is in sight. Says how
 * many taps were beside what they meant.
 */
export async function playByTaps(page: Page, seed: number) {
  await page.evaluate(finger, seed);
  let byFinger = 0;
  for (let taps = 0; taps < BY_FINGER; taps += 1) {
    await waitForTurn(page);
    // Something may have played itself since: then look again.
    const tap = await page.evaluate(() => window.messdeckFinger!.next());
    if (tap === null) continue;
    if (tap.off) byFinger += 1;
    await page.touchscreen.tap(tap.x, tap.y);
  }
  await page.evaluate(() => window.messdeckFinger!.goOn());
  await page.waitForFunction(
    () => window.messdeckFinger!.over() || window.messdeckFinger!.wrong.length > 0,
    null,
    { timeout: PATIENCE, polling: 50 },
  );
  const { all, wrong } = await page.evaluate(() => {
    const { beyond, wrong } = window.messdeckFinger!;
    return { all: beyond, wrong };
  });
  return { beyond: { byFinger, all }, wrong };
}

/** Runs in the page. */
function finger(seed: number): void {
  const OFF = 10;
  const WAYS = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ] as const;
  let state = seed >>> 0;
  const pick = (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const middleOf = (element: Element) => {
    const { left, top, width, height } = boxOf(element);
    return { x: left + width / 2, y: top + height / 2 };
  };
  const far = (x: number, y: number, box: DOMRect) =>
    Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));

  /** A place beside a cell from where no other cell that may be pointed at is as near; its middle where there is none. */
  const beside = (cell: Element, way: number): Tap => {
    const { width, height } = boxOf(cell);
    const middle = middleOf(cell);
    const others = all('[data-cell].target, [data-cell][aria-selected="true"]')
      .filter((other) => other !== cell)
      .map(boxOf);
    const stage = boxOf(document.querySelector('[role="grid"]')!);
    for (let turn = 0; turn < 4; turn += 1) {
      const [dx, dy] = WAYS[(way + turn) % 4]!;
      const x = middle.x + dx * (width / 2 + OFF);
      const y = middle.y + dy * (height / 2 + OFF);
      const inside = x > stage.left && x < stage.right && y > stage.top && y < stage.bottom;
      if (inside && others.every((box) => far(x, y, box) > OFF + 1)) return { x, y, off: true };
    }
    return { ...middle, off: false };
  };

  const look = () => {
    const free = {
      scrolled: scrollX + scrollY,
      more: document.documentElement.scrollHeight - innerHeight,
      told: document.querySelector('[data-notice]')?.textContent ?? null,
    };
    if (free.scrolled !== 0 || free.more !== 0 || free.told !== null) hand.wrong.push(free);
  };
  const aim = (): Tap | null => {
    const [main] = all('[data-act="roll"]:not(:disabled), [data-act="confirm"]:not(:disabled)');
    if (main) {
      const at = middleOf(main);
      if (at.y >= innerHeight) hand.wrong.push({ hidden: main.outerHTML });
      return { ...at, off: false };
    }
    const choices = all('[data-choice]');
    const cells = all('[data-cell].target');
    if (choices.length > 0 && (cells.length === 0 || pick(4) === 0)) {
      return { ...middleOf(choices[pick(choices.length)]!), off: false };
    }
    return cells.length > 0 ? beside(cells[pick(cells.length)]!, pick(4)) : null;
  };

  /** What a browser makes of a finger, at whatever lies on top there. */
  const tap = ({ x, y }: Tap) => {
    const what = document.elementFromPoint(x, y);
    for (const name of ['pointerdown', 'pointerup', 'click']) {
      what?.dispatchEvent(
        new PointerEvent(name, {
          bubbles: true,
          cancelable: true,
          composed: true,
          clientX: x,
          clientY: y,
          pointerId: 2,
          pointerType: 'touch',
          isPrimary: true,
          detail: name === 'click' ? 1 : 0,
        }),
      );
    }
  };

  const hand: NonNullable<Window['messdeckFinger']> = {
    beyond: 0,
    wrong: [],
    over: () => document.querySelector('[data-result]') !== null,
    next() {
      if (hand.over()) return null;
      look();
      const at = aim();
      if (at?.off) hand.beyond += 1;
      return at;
    },
    goOn() {
      if (hand.over() || hand.wrong.length > 0) return;
      const at = hand.next();
      if (at) tap(at);
      setTimeout(hand.goOn, at ? 4 : 12);
    },
  };
  window.messdeckFinger = hand;
}
