// What a person is told when something went wrong.

import { Faulty } from '../engine/faulty';
import { said } from './words';

/** What engine, server and page name as wrong, in words; anything else explains itself. */
export function explained(error: unknown, you: readonly string[] = []): string {
  if (error instanceof Faulty) return said(error.fault.say, you);
  return error instanceof Error ? error.message : String(error);
}
