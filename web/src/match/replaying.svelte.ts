// A line of moves that plays itself, at one of three speeds.

/** Milliseconds for each move. */
const TIMES = { slow: 2200, usual: 1100, fast: 400 };
export type Speed = keyof typeof TIMES;
export const SPEEDS = Object.keys(TIMES) as Speed[];

/** What is played: where it stands, how long it is, and how to go on. */
interface Shown {
  index(): number;
  length(): number;
  look(index: number): unknown;
}

export class Replaying {
  playing = $state(false);
  speed = $state<Speed>('usual');
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly shown: Shown) {}

  /** Plays on, from the beginning where the end is shown; or pauses. */
  toggle(): void {
    if (this.playing) return this.pause();
    if (this.shown.index() >= this.shown.length()) this.shown.look(0);
    this.playing = true;
    this.#wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!this.playing) return;
      const next = this.shown.index() + 1;
      if (next > this.shown.length()) return this.pause();
      this.shown.look(next);
      if (next === this.shown.length()) this.pause();
      else this.#wait();
    }, TIMES[this.speed]);
  }
}
