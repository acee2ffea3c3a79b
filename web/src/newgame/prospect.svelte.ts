// A match while it is being set up: what is wished for, and what the engine says would come of it. The page for one
// screen and the page for several both stand on this.

import { explained } from '../texts/faults';
import { untrack } from 'svelte';
import { Latest } from '../engine/latest';
import { engine } from '../engine/started';
import type { Drawing } from '../boards/contract';
import { drawingOf } from '../boards/registry';
import type { ClockSpec, Fault, GameCard, Options, OptionSpec, Preset } from '../engine/types';
import { boardAtRest } from '../pictures/at-rest';
import { clockOf, type ClockChoice } from './clocks';
import { choose } from '../setups/options';
import { presetOf } from '../setups/presets';
import { probe, type Prospect } from './probe';
import type { Chair } from '../setups/seats';

export class Setting {
  options = $state<Options>({});
  clock = $state<{ choice: ClockChoice; own: { minutes: number; seconds: number } }>({
    choice: 'none',
    own: { minutes: 20, seconds: 5 },
  });
  rollOff = $state(true);
  prospect = $state.raw<Prospect | null>(null);
  /** What does not go together. */
  fault = $state.raw<Fault | null>(null);
  /** What went wrong besides. */
  failure = $state('');
  art = $state.raw<Drawing | null>(null);

  readonly #noChairs: Chair[];
  readonly chairs = $derived.by(() => this.prospect?.chairs ?? this.#noChairs);
  readonly view = $derived.by(() => this.prospect && boardAtRest(this.card.id, this.options, this.prospect));
  /** The set-up that is chosen; null where the options are somebody's own. */
  readonly preset = $derived.by(() => presetOf(this.card, this.options));
  #asked = new Latest();

  /** `seated` is told of every change of the chairs. Made while a component is, and goes with it. */
  constructor(
    readonly card: GameCard,
    private readonly seated: (chairs: Chair[]) => void,
  ) {
    this.#noChairs = card.seats.map((seat, side) => ({ seat, side }));
    void drawingOf(card.id).then((drawing) => (this.art = drawing));
    $effect(() => this.#ask($state.snapshot(this.options)));
  }

  choose(spec: OptionSpec, value: string): void {
    this.options = choose(this.options, spec, value);
  }

  /** Whether there are several set-ups to choose from. */
  get hasChoice(): boolean {
    return this.card.presets.length > 1;
  }

  take({ options }: Preset): void {
    this.options = { ...options };
  }

  /** What a match is made of, whoever sits where. */
  wish(): { game: string; options: Options; rollOff: boolean; clock?: ClockSpec } {
    const clock = clockOf(this.clock.choice, this.clock.own);
    return {
      game: this.card.id,
      options: $state.snapshot(this.options),
      rollOff: this.rollOff && this.prospect?.rollOff === true,
      ...(clock && { clock }),
    };
  }

  /** Each change asks the engine anew; only the answer to the last question counts. */
  #ask(options: Options): void {
    const latest = this.#asked.begin();
    probe(engine(), this.card.id, options)
      .then((answer) => {
        if (!latest()) return;
        this.fault = 'fault' in answer ? answer.fault : null;
        if (!('ok' in answer)) return;
        this.prospect = answer.ok;
        untrack(() => this.seated(answer.ok.chairs));
      })
      .catch((error: unknown) => (this.failure = explained(error)));
  }
}
