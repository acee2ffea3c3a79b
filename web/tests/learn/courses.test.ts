// Every course from its first step to its last, pointed at as in the page: what is right is done and brings on the next step, what is
// to be refused is refused by the rule that was named, and every wrong answer has a reply.

import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { Engine } from '../../src/engine/client';
import type { Lesson as Written, PathNode, Target } from '../../src/engine/types';
import { Lesson } from '../../src/learn/lesson.svelte';
import { targetsOf } from '../../src/match/targets';
import { pathOf, same } from '../../src/match/walker';
import { learn } from '../../src/texts/words';
import { parts } from '../engine/parts';
import { manners } from '../fakes/manners';

const ROOT = new URL('../../../courses/', import.meta.url);
const engine = new Engine(parts());
afterAll(() => engine.close());

const courses = readdirSync(ROOT).flatMap((language) =>
  readdirSync(new URL(`${language}/`, ROOT)).map((file) => ({ language, file })),
);

/** What somebody might try instead: the first way of every beginning, a few of them. */
function others(paths: PathNode[], right: string[]): Target[][] {
  const first = (node: PathNode): [Target[], string] => {
    const here = { kind: node.kind, id: node.id };
    if (node.move !== undefined) return [[here], node.move];
    const [rest, move] = first(node.next[0]!);
    return [[here, ...rest], move];
  };
  return paths
    .map(first)
    .filter(([, move]) => !right.includes(move))
    .map(([path]) => path)
    .slice(0, 4);
}

/** Points at all of them, and waits for what comes of it. */
async function point(lesson: Lesson, path: Target[]): Promise<void> {
  // What went without saying is not pointed at again: that would let go of it.
  for (const [index, one] of path.entries()) {
    const at = lesson.pointer.walk.prefix[index];
    if (index === 0 || !at || !same(at, one)) lesson.pick(one);
  }
  await expect.poll(() => lesson.reply, { interval: 1, message: JSON.stringify(path) }).not.toBeNull();
}

async function doStep(lesson: Lesson): Promise<void> {
  const { task } = lesson.step;
  const { paths } = lesson.frame!.look;
  const wrong = async (path: Target[]) => {
    await point(lesson, path);
    expect(lesson.reply, JSON.stringify(path)).toMatchObject({ right: false });
    expect(`${lesson.reply!.facts}${lesson.reply!.text}`).not.toBe('');
    // A move that was wrong is seen for as long as it is spoken of, and then is none.
    expect(lesson.pointer.pending).toBe(task.kind !== 'point');
    lesson.dismiss();
    expect(lesson.state).toBe('asking');
    expect(lesson.pointer.walk.prefix).toEqual([]);
  };
  switch (task.kind) {
    case 'move':
      for (const path of others(paths, task.moves)) await wrong(path);
      await point(lesson, pathOf(paths, task.moves[0]!)!);
      break;
    case 'point':
      for (const { kind, id } of paths.filter(({ id }) => !task.targets.includes(id)).slice(0, 4))
        await wrong([{ kind, id }]);
      await point(lesson, targetsOf(lesson.frame!.look, task.targets.slice(0, 1)));
      break;
    case 'refused':
      for (const path of others(paths, []).slice(0, 1)) await wrong(path);
      await point(lesson, targetsOf(lesson.frame!.look, task.targets));
      expect(lesson.reply).toMatchObject({ rule: task.rule });
      break;
    case 'throw':
      await lesson.throw();
      break;
    case 'play': {
      const plan = await lesson.plan('Ann');
      expect(plan!.seats.filter(({ who }) => who.kind === 'person').map(({ seat }) => seat)).toEqual(
        task.seats,
      );
      return lesson.go(lesson.index, true);
    }
    case 'read':
      return;
  }
}

test.each(courses)('$language/$file', async ({ language, file }) => {
  const text = readFileSync(new URL(`${language}/${file}`, ROOT), 'utf8');
  const course = await engine.call('course-open', { course: text });
  await learn(course.game, 'learn', 'table');
  const doLesson = async (written: Written) => {
    const steps: number[] = [];
    let finished = false;
    const kept = { step: (index: number) => void steps.push(index), finish: () => (finished = true) };
    const lesson = new Lesson(engine, course, written, manners, kept);
    await lesson.go(0);
    for (let index = 0; index < written.steps.length; index += 1) {
      await expect.poll(() => [lesson.index, lesson.state], { interval: 1 }).toEqual([index, 'asking']);
      await doStep(lesson);
      expect(lesson.failure).toBeNull();
      if (lesson.step.task.kind !== 'read')
        expect([lesson.state, lesson.reply?.right], `${written.id}: ${lesson.step.say}`).toEqual([
          'done',
          true,
        ]);
      lesson.next();
      // Nobody is asked what was asked before while the next step is told.
      if (lesson.state === 'telling') expect(lesson.pointer.walk.next).toEqual([]);
    }
    expect(lesson.state).toBe('over');
    expect([finished, new Set(steps).size]).toEqual([true, written.steps.length]);
  };
  for (const written of course.lessons) await doLesson(written);
});
