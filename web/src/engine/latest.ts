// Of several questions that are under way, only the answer to the last one counts.

/** Begins to wait for an answer; what it returns says whether that is still the latest one waited for. */
export class Latest {
  #wish = 0;

  begin(): () => boolean {
    const wish = ++this.#wish;
    return () => wish === this.#wish;
  }

  /** No answer that is under way counts any more. */
  drop(): void {
    this.#wish += 1;
  }
}
