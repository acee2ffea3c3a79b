// A match at one screen: the table stands in this page, every event is kept in this browser before it is shown, and
// `selfplay.ts` drives what happens by itself.

import type { Command, GameCard, TableView } from '../engine/types';
import { texts } from '../texts';
import { endsRow, signals } from './announce';
import { timeLeft } from './clock';
import { createMatch, rematchOf } from './create';
import { TableHost, type Engine, type Keeper } from './host';
import type { Manners, Sound } from './manners';
import { levelOf } from './next';
import { SelfPlay } from './selfplay';
import type { NewMatch, StoredMatch } from './store';
import { TableMatch } from './table.svelte';

export class LocalMatch extends TableMatch {
  #host!: TableHost;
  #selfPlay: SelfPlay;

  private constructor(
    engine: Engine,
    private readonly stored: StoredMatch,
    card: GameCard,
    manners: Manners,
  ) {
    super(engine, stored.id, card, manners);
    this.#selfPlay = new SelfPlay(engine, stored, manners, this.beat, {
      view: () => this.view,
      present: () => this.present,
      closed: () => this.closed,
      perform: async (command) => {
        this.busy = true;
        try {
          await this.perform(command);
        } finally {
          this.busy = false;
        }
      },
      preview: (move) => {
        if (!this.past) this.walking.alongMove(move);
      },
      think: (thinking) => (this.thinking = thinking ? 'computer' : null),
      say: (notice) => this.say(notice),
      fault: (error) => this.fault(error),
    });
  }

  static async open(
    engine: Engine,
    keeper: Keeper,
    stored: StoredMatch,
    manners: Manners,
  ): Promise<LocalMatch> {
    const cards = await engine.call('games', {});
    const card = cards.find(({ id }) => id === stored.game);
    if (!card) throw new Error(texts.table.unknownGame(stored.game));
    const match = new LocalMatch(engine, stored, card, manners);
    match.#host = await TableHost.open(engine, keeper, stored);
    match.view = match.#host.view;
    await match.#selfPlay.seatEverybody(async (command) => {
      match.view = await match.#host.do(command);
    });
    match.present = await match.frames.at(match.view, match.view.line.length);
    match.moment = -1;
    match.newChoice();
    match.goOn();
    return match;
  }

  override async close(): Promise<void> {
    await super.close();
    await this.#host.close();
  }

  owns(seat: string): boolean {
    return levelOf(this.view, seat) === null;
  }

  /** Tells the table that a clock has run down. */
  tick(now: number): void {
    const { acting } = this.view;
    if (acting === null || this.over) return;
    if (timeLeft(this.view, acting, now) === 0) this.send({ kind: 'tick' });
  }

  rematch(): Promise<string> {
    return createMatch(rematchOf(this.stored));
  }

  record(): Promise<string> {
    return this.#host.record();
  }

  protected async perform(command: Command): Promise<void> {
    const view = await this.#host.do(command);
    if (this.closed) return;
    if (endsRow(this.view, view)) this.#selfPlay.beginRow();
    await this.show(view);
  }

  protected goOn(): void {
    void this.#selfPlay.run();
  }

  protected plan(): NewMatch {
    return this.stored;
  }

  protected signals(before: TableView, after: TableView): Sound[] {
    return signals(before, after);
  }

  protected holdAt(length: number | null): void {
    this.#selfPlay.holdAt(length);
  }

  protected override giveUp(reason: string): void {
    super.giveUp(reason);
    this.#selfPlay.giveUp(reason);
  }
}
