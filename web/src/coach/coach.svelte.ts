// The coach at a table: when somebody's turn begins it asks the engine what is worth telling, and says the first thing that they have not
// been told, once they could read what happened.

import { readingTime, settings } from '../browser/settings.svelte';
import type { Asked, Remark } from '../engine/types';
import type { Frame } from '../match/frames';
import type { Match } from '../match/match.svelte';
import { said } from '../texts/words';
import { chosen, coaches, heard, isAlone, isNewTurn, storyFor } from './choose';
import { keepTold, toldIn } from './memory';

/** What has happened is read first. */
const AFTER = 1400;

export class Coach {
  /** What is told now. */
  #shown = $state.raw<{ remark: Remark; on: string } | null>(null);
  /** Whether it has been read. */
  #read = $state(false);
  /** Whether the match is one in which somebody is told anything, if they wish. */
  readonly fits: boolean;
  /** Whether it is one of somebody's first; what is told in it makes no difference to that. */
  readonly #isFirst: boolean;

  constructor(
    private readonly engine: Asked,
    private readonly match: Match,
  ) {
    this.fits = isAlone(match.view, (seat) => match.owns(seat));
    this.#isFirst = coaches('first', toldIn(match.card.id), match.id);
  }

  readonly remark: Remark | null = $derived.by(() => {
    const here = this.#shown;
    if (here === null || this.#read || !this.on || !this.match.mayMove) return null;
    return here.on === nameOf(this.match.present) ? here.remark : null;
  });
  readonly text: string = $derived.by(() => (this.remark ? said(this.remark.say, this.match.you) : ''));

  /** Whether somebody is told anything in this match. */
  get on(): boolean {
    return this.fits && (settings.coach === 'first' ? this.#isFirst : settings.coach === 'always');
  }

  set on(on: boolean) {
    settings.coach = on ? (this.#isFirst ? 'first' : 'always') : 'off';
  }

  dismiss(): void {
    this.#read = true;
  }

  /** Goes along with the match until it is left. */
  follow(): () => void {
    return $effect.root(() => {
      $effect(() => {
        const { mine, mayMove, present, view } = this.match;
        const on = nameOf(present);
        if (!this.on || !mayMove || mine === null || this.#shown?.on === on) return;
        let left = false;
        const timer = setTimeout(() => {
          const now = () => !left && nameOf(this.match.present) === on;
          // That nothing can be told is no reason to stop a match.
          void this.#tell(view, mine, present.index, now).catch(() => undefined);
        }, readingTime(AFTER));
        return () => {
          left = true;
          clearTimeout(timer);
        };
      });
    });
  }

  async #tell(view: Match['view'], seat: string, index: number, now: () => boolean): Promise<void> {
    const { id: match, card } = this.match;
    const told = toldIn(card.id);
    if (!isNewTurn(view, told, match, seat)) return;
    const remarks = await this.engine.call('remarks', storyFor(view, seat));
    const remark = chosen(remarks, settings.coach, told, match);
    if (remark === null || !now()) return;
    keepTold(card.id, heard(told, match, remark, index));
    this.#shown = { remark, on: nameOf(this.match.present) };
    this.#read = false;
  }
}

/** What tells a moment from others: after something was taken back there may be another one after as many moves. */
function nameOf({ index, look }: Frame): string {
  return `${index} ${look.position}`;
}
