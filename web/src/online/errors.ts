// What a person is told when something about a match on a server went wrong.

import { EngineError } from '../engine/client';
import { explained } from '../texts/faults';
import { words } from '../texts/words';
import { ApiError } from './api';
import { Refusal } from './connection';

export function sentence(error: unknown): string {
  if (error instanceof ApiError || error instanceof Refusal) {
    const { code } = error.fault;
    // What the server says about these is meant for programs.
    if (code === 'no-such-match') return words('online-no-match');
    if (code === 'reload') return words('online-outdated');
    if (code === 'who-are-you') return words('online-unknown');
  }
  if (isNewer(error)) return words('online-newer');
  return explained(error);
}

/** Whether only a newer page understands what a match says. */
export function isNewer(error: unknown): boolean {
  return error instanceof EngineError && ['newer-rules', 'newer-event'].includes(error.fault.code);
}

/** Whether the server no longer knows who this browser says it is. */
export function isUnknown(error: unknown): boolean {
  return (error instanceof ApiError || error instanceof Refusal) && error.fault.code === 'who-are-you';
}
