// Waiting that can be cut short: a click skips it, and leaving the table ends it.

export class Beat {
  #end: (() => void) | null = null;

  /** Resolves after the time, or at once when skipped. Only one wait runs at a time. */
  wait(milliseconds: number): Promise<void> {
    this.skip();
    if (milliseconds <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.skip(), milliseconds);
      this.#end = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Answers whether there was anything to skip. */
  skip(): boolean {
    const end = this.#end;
    this.#end = null;
    end?.();
    return end !== null;
  }
}
