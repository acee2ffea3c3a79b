// What is said at a match, and what of it was seen here.

import * as api from './api';
import { keep, kept } from './who';
import type { Line } from './wire';

export class Talk {
  lines = $state.raw<Line[]>([]);
  /** The number of the newest line that was seen here. */
  #read = $state(0);
  /** How many lines of others have come since. */
  readonly unread = $derived.by(
    () => this.lines.filter(({ n, person }) => n > this.#read && person !== this.me()).length,
  );

  constructor(
    private readonly match: string,
    private readonly me: () => string | null,
  ) {
    this.#read = kept(match).read ?? 0;
  }

  hear(line: Line): void {
    if (!this.lines.some(({ n }) => n === line.n)) this.lines = [...this.lines, line];
  }

  /** What was said so far has been seen. */
  haveRead(): void {
    const last = this.lines.at(-1)?.n ?? 0;
    if (last <= this.#read) return;
    this.#read = last;
    keep(this.match, { read: last });
  }

  /** Takes away what somebody said, because this person does not want to hear them. */
  hush(person: string): void {
    this.lines = this.lines.filter((line) => line.person !== person);
  }

  /** Reads what was said so far. */
  async readAll(): Promise<void> {
    try {
      for (const line of await api.chat(this.match)) this.hear(line);
      this.lines = [...this.lines].sort((a, b) => a.n - b.n);
    } catch {
      // What was said before can't be read now; what is said from now on will be.
    }
  }
}
