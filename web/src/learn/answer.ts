// What becomes of an answer, as in `crates/lessons/src/answer.rs`: the terminal says the same.

import type { LessonStep } from '../engine/types';

export interface Answer {
  /** Whether it is what was asked for. */
  right: boolean;
  /** What the course says to it, if anything. */
  reply: string | null;
}

/** To a legal move, the first target of a path, or the rule that refused something: each task asks for one of these. */
export function answerTo(step: LessonStep, given: string): Answer {
  const right = isRight(step, given);
  return { right, reply: step.replies?.[given] ?? (right ? step.right : step.wrong) ?? null };
}

function isRight({ task }: LessonStep, given: string): boolean {
  switch (task.kind) {
    case 'read':
      return true;
    case 'move':
      return task.moves.includes(given);
    case 'point':
      return task.targets.includes(given);
    case 'throw':
      return task.outcome === given;
    case 'refused':
      return task.rule === given;
    case 'play':
      return task.seats.includes(given);
  }
}
