// A match between screens: the table stands on a server, and this page follows its events and asks for acts.
//
// Own moves are shown before the server has answered, unless dice fall; what the server says takes their place.

import { EngineError } from '../engine/client';
import type { Command, Event, Fault, GameCard, TableView } from '../engine/types';
import { randomHex } from '../match/entropy';
import type { Engine } from '../match/host';
import { loadNewest } from '../offline/register.svelte';
import { plain, type Manners, type Sound } from '../match/manners';
import { actorOf, levelOf } from '../match/next';
import { throwOf } from '../match/selfplay';
import type { NewMatch } from '../match/store';
import { TableMatch } from '../match/table.svelte';
import { texts } from '../texts';
import { online } from '../texts/online';
import * as api from './api';
import { Connection, Refusal, type Socket } from './connection';
import { isNewer, isUnknown, sentence } from './errors';
import { emptied, inSteps, isSeen, LogHost } from './host';
import type { Link } from './link';
import { ownNext } from './next';
import { forgetIdentity, gotUp, identity, keep, kept, outbox } from './who';
import type { Line, Wish } from './wire';

/** The level of the computer that sits down in the others' places where somebody plays on from here alone. */
const STAND_IN = 4;

/** Acts that mean the same whatever happened before them. */
const STEADY = new Set<Command['kind']>(['reveal', 'resign', 'leave', 'abort', 'seat-computer']);
const TRIES = 4;

export class OnlineMatch extends TableMatch {
  /** How the connection stands. */
  connection = $state<Link['phase']>('waiting');
  /** Whether the person at this screen ever sat here, also where the computer has the seat by now. */
  sat = $state(false);
  /** The person at this screen. */
  me = $state<string | null>(null);
  /** The people who are here, by id, and how many watch. */
  here = $state.raw<string[]>([]);
  watching = $state(0);
  lines = $state.raw<Line[]>([]);
  /** The number of the newest line that was seen here. */
  #read = $state(0);
  /** How many lines of others have come since. */
  readonly unread = $derived.by(() => this.lines.filter((line) => this.#isNew(line)).length);
  /** Whether the server knew this browser once and does not any more. */
  forgotten = $state(false);
  /** Why there is no use in coming back; null where there is. */
  turnedAway = $state<string | null>(null);

  #link: Connection;
  #host: LogHost;
  #queue: Promise<void> = Promise.resolve();
  #behind = 0;
  #guessed = false;
  #driving = false;
  #heldAt: number | null = null;
  #distrusted = false;

  private constructor(
    engine: Engine,
    id: string,
    card: GameCard,
    manners: Manners,
    host: LogHost,
    first: TableView,
    link: (match: OnlineMatch) => Connection,
  ) {
    super(engine, id, card, manners);
    this.#host = host;
    this.view = first;
    this.me = identity(id)?.person ?? null;
    this.#read = kept(id).read ?? 0;
    this.#link = link(this);
  }

  /** Follows a match; rejects with a `Refusal` where the server does not know it. */
  static async open(
    engine: Engine,
    id: string,
    manners: Manners,
    socket: () => Socket = () => new WebSocket(api.socketAddress()) as unknown as Socket,
    waiting: (phase: Link['phase']) => void = () => {},
  ): Promise<OnlineMatch> {
    const host = new LogHost(engine);
    let match: OnlineMatch | null = null;
    let early: ((match: OnlineMatch) => void)[] = [];
    const later = (what: (match: OnlineMatch) => void) => (match ? what(match) : void early.push(what));
    const log = await new Promise<{ events: Event[]; link: Connection }>((resolve, reject) => {
      const token = () => identity(id)?.token ?? null;
      let refused = false;
      const link: Connection = new Connection(
        id,
        socket,
        token,
        {
          events: (events, anew) => {
            if (!match && anew) resolve({ events, link });
            else later((match) => match.#hear(events, anew));
          },
          presence: (people, watching) =>
            later((match) => {
              match.here = people;
              match.watching = watching;
            }),
          chat: (line) => later((match) => match.#listen(line)),
          phase: (phase) => {
            refused = phase === 'refused';
            if (match) match.connection = phase;
            else waiting(phase);
          },
          clock: (now) => later((match) => (match.drift = now - Date.now())),
          complain: (error) => {
            if (match) match.#complain(error);
            else if (refused) reject(new Refusal(error));
          },
          outdated: (error) => {
            void loadNewest();
            if (match) match.turnedAway = sentence(new Refusal(error));
            else reject(new Refusal(error));
          },
        },
        outbox(id),
      );
      link.begin();
    });
    const view = await host.hear(log.events, true).catch((error: unknown) => {
      if (isNewer(error)) void loadNewest();
      throw error;
    });
    const cards = await engine.call('games', {});
    const card = cards.find(({ id }) => id === view.game);
    if (!card) throw new Error(texts.table.unknownGame(view.game));
    match = new OnlineMatch(engine, id, card, manners, host, view, () => log.link);
    match.#remember(log.events);
    match.connection = 'live';
    match.present = await match.frames.at(view, view.line.length);
    match.moment = -1;
    match.newChoice();
    for (const what of early) what(match);
    early = [];
    match.goOn();
    void match.readChat();
    return match;
  }

  override async close(): Promise<void> {
    await super.close();
    this.#link.end();
    await this.#host.close();
  }

  // -------------------------------------------------------------------------------------------------------
  // Who is who.

  owns(seat: string): boolean {
    const sitter = this.view.seats.find((at) => at.seat === seat)?.sitter;
    return this.me !== null && sitter?.kind === 'person' && sitter.person === this.me;
  }

  /** Whether the person on the seat is away; the computer never is. */
  isAway(seat: string): boolean {
    const sitter = this.view.seats.find((at) => at.seat === seat)?.sitter;
    return sitter?.kind === 'person' && this.connection === 'live' && !this.here.includes(sitter.person);
  }

  nameOf(person: string): string {
    for (const { sitter } of this.view.seats) {
      if (sitter.kind === 'person' && sitter.person === person) return sitter.name;
    }
    return online.somebody;
  }

  protected override allowsHints(): boolean {
    return this.view.seats.every(({ seat, sitter }) => sitter.kind !== 'person' || this.owns(seat));
  }

  // -------------------------------------------------------------------------------------------------------
  // What people do besides the moves.

  /** Another token is to be used, such as after sitting down. */
  renew(): void {
    this.me = identity(this.id)?.person ?? null;
    if (this.me !== null) this.forgotten = false;
    this.#link.renew();
  }

  /** Tries at once to come back. */
  wake(): void {
    this.#link.wake();
  }

  leave(seat: string): void {
    this.send({ kind: 'leave', seat, ...actorOf(this.view, seat) });
  }

  seatComputer(seat: string, level: number): void {
    this.send({ kind: 'seat-computer', seat, level });
  }

  /** Does something about the acting seat that has been away for too long: a computer for it, or the end. */
  claim(level?: number): void {
    const seat = this.own[0]?.seat;
    if (seat === undefined || this.me === null) return;
    this.send({ kind: 'claim', seat, person: this.me, ...(level !== undefined && { level }) });
  }

  talk(text: string): void {
    this.#link.say(text);
  }

  /** What was said so far has been seen. */
  haveRead(): void {
    const last = this.lines.at(-1)?.n ?? 0;
    if (last <= this.#read) return;
    this.#read = last;
    keep(this.id, { read: last });
  }

  #isNew({ n, person }: Line): boolean {
    return n > this.#read && person !== this.me;
  }

  /** Takes away what somebody said, because this person does not want to hear them. */
  hush(person: string): void {
    this.lines = this.lines.filter((line) => line.person !== person);
  }

  async rematch(): Promise<string | null> {
    try {
      return (await api.rematch(this.id, randomHex(12))).match;
    } catch (error) {
      this.fault(error);
      return null;
    }
  }

  record(): Promise<string> {
    return this.#host.record();
  }

  /** Besides every roll: that the dice were dealt with what this browser committed to. */
  override async verify(): Promise<{ rolls: number; verified: number; wrong: string | null }> {
    const checked = await super.verify();
    const { entropies } = kept(this.id);
    const swapped = Object.keys(entropies).find((seat) => {
      const used = this.view.fairness.entropies[seat];
      return typeof used === 'string' && used !== entropies[seat];
    });
    if (swapped === undefined || checked.wrong !== null) return checked;
    return { ...checked, verified: 0, wrong: online.notMyBytes(swapped) };
  }

  /** The server looks after the clocks. */
  tick(): void {}

  // -------------------------------------------------------------------------------------------------------
  // Acts.

  protected async perform(command: Command): Promise<void> {
    if (command.kind === 'move') await this.#showBefore(command);
    try {
      await this.#ask(command);
    } catch (error) {
      if (this.#guessed) this.#enqueue(async () => this.show(await this.#host.confirmed()));
      await this.#queue;
      throw error;
    } finally {
      this.#guessed = false;
    }
    await this.#queue;
  }

  async #showBefore(command: Command): Promise<void> {
    await this.#queue;
    const guess = await this.#host.guess(command, Date.now() + this.drift);
    if (!guess || this.closed) return;
    this.#guessed = true;
    this.#enqueue(() => this.show(guess));
  }

  /** Asks until it is clear. What came too late is asked again only if it still means the same. */
  async #ask(command: Command): Promise<void> {
    const length = this.view.line.length;
    for (let tries = 1; ; tries += 1) {
      try {
        // What only the host of a table does, nobody here asks for.
        return await this.#link.act(command as Wish);
      } catch (error) {
        const stale = error instanceof Refusal && error.fault.code === 'stale';
        await this.#queue;
        const same = STEADY.has(command.kind) || (!this.#guessed && this.view.line.length === length);
        if (!stale || !same || tries === TRIES) throw error;
      }
    }
  }

  protected override fault(error: unknown): void {
    if (error instanceof Refusal || error instanceof api.ApiError) {
      const { code, message, rule, squares } = error.fault;
      if (code === 'gone') return;
      if (code === 'stale') this.say(plain(online.stale));
      else this.say({ message, rule: rule ?? null, squares: squares ?? [] });
    } else {
      super.fault(error);
    }
  }

  // -------------------------------------------------------------------------------------------------------
  // Events.

  #hear(events: Event[], anew: boolean): void {
    // Who is behind hurries.
    if (this.#behind > 1) this.beat.skip();
    this.#behind += 1;
    this.#enqueue(async () => {
      this.#behind -= 1;
      const steps = anew ? [events] : inSteps(events);
      for (const [index, part] of steps.entries()) await this.#take(part, anew && index === 0);
      this.goOn();
    });
  }

  async #take(events: Event[], anew: boolean): Promise<void> {
    let view: TableView;
    try {
      view = await this.#host.hear(events, anew);
      for (const seat of emptied(events)) gotUp(this.id, seat);
      this.#remember(events);
      this.#distrusted = false;
    } catch (error) {
      return this.#distrust(error);
    }
    // While a move of one's own is on its way, who comes and goes must not take it off the board for a moment.
    if (this.#guessed && !anew && !events.some(isSeen) && view.phase !== 'over') return;
    if (!this.closed) await this.show(view);
  }

  #remember(events: Event[]): void {
    this.sat ||= this.me !== null && events.some((event) => event.kind === 'sat' && event.person === this.me);
  }

  /** The log does not make sense here. It is fetched anew once; if that is no better, the page is at its end. */
  #distrust(error: unknown): void {
    if (isNewer(error)) {
      this.turnedAway = sentence(error);
      return void loadNewest();
    }
    if (!(error instanceof EngineError) || this.#distrusted) return this.fault(new Error(online.nonsense));
    this.#distrusted = true;
    this.say(plain(online.again));
    this.#link.distrust();
  }

  #enqueue(work: () => Promise<void>): void {
    this.#queue = this.#queue.then(async () => {
      if (this.closed) return;
      try {
        await work();
      } catch (error) {
        // It may have been closed while the work was done, which the compiler does not see.
        // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition
        if (!this.closed) this.fault(error);
      }
    });
  }

  #complain(error: Fault): void {
    const refusal = new Refusal(error);
    if (this.connection !== 'refused') return this.fault(refusal);
    if (!isUnknown(refusal)) {
      this.turnedAway = sentence(refusal);
      return;
    }
    // Whoever this was is forgotten; one can still watch.
    forgetIdentity(this.id);
    this.forgotten = true;
    this.renew();
  }

  #listen(line: Line): void {
    if (!this.lines.some(({ n }) => n === line.n)) this.lines = [...this.lines, line];
  }

  /** Reads what was said so far. */
  async readChat(): Promise<void> {
    try {
      for (const line of await api.chat(this.id)) this.#listen(line);
      this.lines = [...this.lines].sort((a, b) => a.n - b.n);
    } catch {
      // What was said before can't be read now; what is said from now on will be.
    }
  }

  // -------------------------------------------------------------------------------------------------------
  // What happens by itself.

  protected goOn(): void {
    void this.#drive();
  }

  async #drive(): Promise<void> {
    if (this.#driving) return;
    this.#driving = true;
    try {
      while (!this.closed && !this.busy && (await this.#oneStep()));
    } catch (error) {
      // Not again until something happens: what was refused once is refused again.
      if (!this.closed) this.fault(error);
    } finally {
      this.#driving = false;
    }
  }

  async #oneStep(): Promise<boolean> {
    await this.#queue;
    const { view, present, manners } = this;
    const next = ownNext({
      view,
      me: this.me,
      entropies: kept(this.id).entropies,
      legal: present.index === view.line.length ? present.look.legal : null,
      forced: manners.forced() && this.#heldAt !== view.line.length,
    });
    const still = () => !this.closed && !this.busy && this.view.v === view.v;
    switch (next.do) {
      case 'nothing':
        return false;
      case 'reveal':
        await this.perform(next.command);
        return true;
      case 'roll':
        if (!present.thrown) await this.beat.wait(manners.duration(next.beat));
        if (still()) await this.#alone(throwOf(view, next.seat));
        return true;
      case 'forced': {
        if (!this.past) this.walking.alongMove(next.move);
        await this.beat.wait(Math.max(manners.duration(next.beat), 250));
        const command: Command = {
          kind: 'move',
          seat: next.seat,
          ...actorOf(view, next.seat),
          move: next.move,
        };
        if (still()) await this.#alone(command);
        return true;
      }
    }
  }

  async #alone(command: Command): Promise<void> {
    this.busy = true;
    try {
      await this.perform(command);
    } finally {
      this.busy = false;
    }
  }

  protected holdAt(length: number | null): void {
    this.#heldAt = length;
  }

  protected plan(): NewMatch {
    const { game, options, clock, seats } = this.view;
    const watcher = this.own.length === 0;
    const who = (seat: string): NewMatch['seats'][number]['who'] => {
      const sitter = seats.find((at) => at.seat === seat)?.sitter;
      const name = sitter?.kind === 'person' ? sitter.name : texts.table.seat(seat);
      return watcher || this.owns(seat)
        ? { kind: 'person', name }
        : { kind: 'computer', level: levelOf(this.view, seat) ?? STAND_IN };
    };
    const chairs = seats.map(({ seat }) => ({ seat, who: who(seat) }));
    return { game, options, seats: chairs, rollOff: false, ...(clock && { clock }) };
  }

  protected signals(before: TableView, after: TableView): Sound[] {
    const sounds: Sound[] = [];
    if (after.acting !== null && after.acting !== before.acting && this.owns(after.acting))
      sounds.push('turn');
    if (after.phase === 'over' && before.phase !== 'over') sounds.push('end');
    return sounds;
  }
}
