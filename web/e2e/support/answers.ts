// Answering in a lesson or a puzzle as a person does: what a move is made of is asked of the engine, and pressed on the real board.

import type { Page } from 'playwright-core';
import type { PathNode, Target } from '../../src/engine/types.ts';
import { begin, onlyWay, pathOf, same, step } from '../../src/match/walker.ts';

/** What a person presses to go along a path: what goes without saying they don't. */
export function presses(paths: PathNode[], path: Target[]): Target[] {
  let walk = begin(paths);
  return path.filter((target, index) => {
    const at = walk.prefix[index];
    if (at && same(at, target)) return false;
    walk = onlyWay(step(walk, target) ?? walk);
    return true;
  });
}

/** What a person presses to make a move. */
export const pressesFor = (paths: PathNode[], move: string) => presses(paths, pathOf(paths, move)!);

/** Where a target may be found, the best place first. */
const places = ({ kind, id }: Target): string[] =>
  ({
    cell: [`[data-cell="${id}"]`],
    item: [`[data-item="${id}"].possible`, `[data-item="${id}"]`],
    turn: [`[data-turn="${id}"]`, `[data-choice="${id}"]`],
    button: [`[data-choice="${id}"]`],
  })[kind];

/** Presses them one after the other, within the page, and waits for what is said to it. */
export async function answer(
  page: Page,
  targets: Target[] | 'throw' | 'read',
  reply: 'right' | 'wrong',
): Promise<void> {
  const pressed =
    targets === 'throw' ? [['[data-act="throw"]']] : targets === 'read' ? [] : targets.map(places);
  await page.evaluate(async (pressed) => {
    for (const names of pressed) {
      const found = names.map((name) => document.querySelector(name)).find((one) => one !== null);
      if (!found) throw new Error(`nothing to press: ${names.join()}`);
      // A piece lies in one's hands as it lay last.
      if (found.getAttribute('aria-pressed') === 'true' && found.matches('[data-turn]')) continue;
      found.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
      await new Promise((done) => setTimeout(done, 4));
    }
  }, pressed);
  if (targets !== 'read') await page.locator(`[data-reply="${reply}"]`).waitFor();
}

/** The same from the keyboard: each of them gets the focus, and Enter. */
export async function answerByKeys(page: Page, targets: Target[]): Promise<void> {
  for (const target of targets) {
    const found = await Promise.all(
      places(target).map(async (place) => [place, await page.locator(place).count()] as const),
    );
    const [place] = found.find(([, count]) => count > 0)!;
    await page.locator(place).first().focus();
    await page.keyboard.press('Enter');
  }
  await page.locator('[data-reply="right"]').waitFor();
}
