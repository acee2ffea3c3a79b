// Courses as the engine reads them, each once.

import type { Asked, Course, GameCard, Lesson, Options } from '../engine/types';
import { courseText } from '../texts/courses';
import type { Learnt } from './progress';

const opened = new Map<string, Promise<Course | null>>();

/** The course about a game, or null where there is none. */
export function courseOf(engine: Asked, game: string): Promise<Course | null> {
  const course = opened.get(game) ?? open(engine, game);
  opened.set(game, course);
  // A failure is not kept: who asks again tries again.
  course.catch(() => opened.delete(game));
  return course;
}

async function open(engine: Asked, game: string): Promise<Course | null> {
  const text = await courseText(game);
  return text === null ? null : engine.call('course-open', { course: text });
}

/** The lesson to go on with: the first that is not done. */
export function nextLesson({ lessons }: Course, { done }: Learnt): Lesson | null {
  return lessons.find(({ id }) => !done.includes(id)) ?? null;
}

/** The lesson to go on with after a match: of those that are not done one about how it was played, where it was played unusually. */
export function lessonAfter(
  { lessons }: Course,
  { done }: Learnt,
  { options }: Pick<GameCard, 'options'>,
  played: Options,
): Lesson | null {
  const unusual = options.flatMap(({ name, default: usual }) => {
    const value = played[name];
    return value === undefined || value === usual ? [] : [[name, value] as const];
  });
  const alike = ({ steps }: Lesson) =>
    unusual.filter(([name, value]) => steps.some(({ options }) => options?.[name] === value)).length;
  const open = lessons.filter(({ id }) => !done.includes(id));
  const most = Math.max(...open.map(alike));
  return open.find((lesson) => alike(lesson) === most) ?? null;
}
