// A table that stands on a server. This page follows its events, which the engine here checks against the rules on their
// way, and asks for acts. Own moves are shown before the server has answered, unless dice fall; what the server says takes
// their place.

import { fault } from '../engine/faulty';
import { EngineError } from '../engine/client';
import type { Asked, Command, Event, Fault, TableSeat } from '../engine/types';
import { randomHex } from '../match/entropy';
import { HeldTable } from '../match/held';
import type { Follower, Happening, Table } from '../match/table';
import { loadNewest } from '../offline/register.svelte';
import { words } from '../texts/words';
import * as api from './api';
import { Connection, Refusal, type Socket } from './connection';
import { isNewer, isUnknown, sentence } from './errors';
import type { Link } from './link';
import { emptied, inSteps, isSeen } from './log';
import { Talk } from './talk.svelte';
import { forgetIdentity, gotUp, identity, kept, outbox } from './who';
import type { Wish } from './wire';

/** Acts that mean the same whatever happened before them. */
const STEADY = new Set<Command['kind']>(['reveal', 'resign', 'leave', 'abort', 'seat-computer']);
const TRIES = 4;
/** Refusals that the server would answer in the same words; all others may be due to what only it knows. */
const CERTAIN = new Set(['illegal-move', 'malformed-move']);

export class RemoteTable implements Table {
  readonly hosted = false;
  drift = $state(0);
  /** How the connection stands. */
  connection = $state<Link['phase']>('waiting');
  /** Whether the person at this screen ever sat here, also where the computer has the seat by now. */
  sat = $state(false);
  /** The person at this screen. */
  me = $state<string | null>(null);
  /** The people who are here, by id, and how many watch. */
  here = $state.raw<string[]>([]);
  watching = $state(0);
  /** Whether the server knew this browser once and does not any more. */
  forgotten = $state(false);
  /** Why there is no use in coming back; null where there is. */
  turnedAway = $state<string | null>(null);
  readonly talk: Talk;

  #held: HeldTable | null = null;
  #link: Connection;
  #follower: Follower | null = null;
  /** What comes in is taken one after the other. */
  #queue: Promise<void> = Promise.resolve();
  #reached: { resolve(): void; reject(error: unknown): void } | null = null;
  #guessed = false;
  #distrusted = false;

  private constructor(
    private readonly engine: Asked,
    readonly id: string,
    socket: () => Socket,
    waiting: (phase: Link['phase']) => void,
  ) {
    this.me = identity(id)?.person ?? null;
    this.talk = new Talk(id, () => this.me);
    this.#link = new Connection(
      id,
      socket,
      () => identity(id)?.token ?? null,
      {
        events: (events, anew) => this.#hear(events, anew),
        presence: (people, watching) => {
          this.here = people;
          this.watching = watching;
        },
        chat: (line) => this.talk.hear(line),
        phase: (phase) => {
          this.connection = phase;
          if (this.#reached) waiting(phase);
        },
        clock: (now) => (this.drift = now - Date.now()),
        complain: (error) => this.#complain(new Refusal(error)),
        outdated: (error) => this.#outdated(error),
      },
      outbox(id),
    );
  }

  /** Follows a match; rejects with a `Refusal` where the server does not know it. */
  static async open(
    engine: Asked,
    id: string,
    socket: () => Socket = () => new WebSocket(api.socketAddress()) as unknown as Socket,
    waiting: (phase: Link['phase']) => void = () => {},
  ): Promise<RemoteTable> {
    const table = new RemoteTable(engine, id, socket, waiting);
    try {
      await new Promise<void>((resolve, reject) => {
        table.#reached = { resolve, reject };
        table.#link.begin();
      });
    } catch (error) {
      table.#link.end();
      throw error;
    } finally {
      table.#reached = null;
    }
    void table.talk.readAll();
    return table;
  }

  get now(): Happening {
    if (!this.#held) throw new Error('The table was not reached.');
    return this.#held.now;
  }

  isHere(person: string): boolean {
    return person === this.me;
  }

  entropies(): Record<string, string> {
    return kept(this.id).entropies;
  }

  follow(follower: Follower): void {
    this.#follower = follower;
  }

  /** Whether the person on the seat is away; the computer never is. */
  isAway({ sitter }: TableSeat): boolean {
    return sitter.kind === 'person' && this.connection === 'live' && !this.here.includes(sitter.person);
  }

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

  say(text: string): void {
    this.#link.say(text);
  }

  async rematch(): Promise<string | null> {
    return (await api.rematch(this.id, randomHex(12))).match;
  }

  async record(): Promise<string> {
    return (await this.#held?.record()) ?? '';
  }

  async close(): Promise<void> {
    this.#follower = null;
    this.#link.end();
    await this.#queue;
    await this.#held?.close();
  }

  // -------------------------------------------------------------------------------------------------------
  // Acts.

  async do(command: Command): Promise<void> {
    if (command.kind === 'move') await this.#guess(command);
    try {
      await this.#ask(command);
      await this.#queue;
    } catch (error) {
      await this.#queue;
      // What was only guessed is taken back.
      if (this.#guessed) this.#tell(this.now);
      const code = error instanceof Refusal ? error.fault.code : null;
      if (code === 'stale') throw new Refusal(fault(code, { id: 'online-stale' }));
      // There is nobody to ask any more, and nobody who sees it.
      if (code !== 'gone') throw error;
    } finally {
      this.#guessed = false;
    }
  }

  /** Shows how the table would stand, as far as that can be known here: not where dice fall. */
  async #guess(command: Command): Promise<void> {
    await this.#queue;
    try {
      const guess = await this.#held?.try(command, Date.now() + this.drift);
      if (!guess) return;
      this.#guessed = true;
      this.#tell(guess);
    } catch (error) {
      if (!(error instanceof EngineError) || CERTAIN.has(error.fault.code)) throw error;
    }
  }

  /** Asks until it is clear. What came too late is asked again only if it still means the same. */
  async #ask(command: Command): Promise<void> {
    const length = this.now.view.line.length;
    for (let tries = 1; ; tries += 1) {
      try {
        // What only the host of a table does, nobody here asks for.
        return await this.#link.act(command as Wish);
      } catch (error) {
        const stale = error instanceof Refusal && error.fault.code === 'stale';
        await this.#queue;
        const same = STEADY.has(command.kind) || (!this.#guessed && this.now.view.line.length === length);
        if (!stale || !same || tries === TRIES) throw error;
      }
    }
  }

  // -------------------------------------------------------------------------------------------------------
  // Events.

  #hear(events: Event[], anew: boolean): void {
    this.#queue = this.#queue
      .then(() => this.#take(events, anew))
      .catch((error: unknown) => this.#distrust(error));
  }

  async #take(events: Event[], anew: boolean): Promise<void> {
    if (!this.#held) {
      this.#held = await HeldTable.open(this.engine, events);
      this.#remember(events);
      return this.#reached?.resolve();
    }
    if (anew) {
      await this.#held.reopen(events);
      this.#remember(events);
      return this.#tell(this.now);
    }
    // Who comes back and has missed nothing may still be somebody else than before, with something to do.
    if (events.length === 0 && !this.#guessed) this.#tell(this.now);
    for (const part of inSteps(events)) {
      await this.#held.hear(part);
      this.#remember(part);
      // While a move of one's own is on its way, who comes and goes must not take it off the board for a moment.
      if (!this.#guessed || part.some(isSeen) || this.now.view.phase === 'over') this.#tell(this.now);
    }
  }

  #tell(happening: Happening): void {
    this.#follower?.happened(happening);
  }

  #remember(events: Event[]): void {
    this.#distrusted = false;
    for (const seat of emptied(events)) gotUp(this.id, seat);
    this.sat ||= this.me !== null && events.some((event) => event.kind === 'sat' && event.person === this.me);
  }

  /** The log does not make sense here. It is fetched anew once; if that is no better, the page is at its end. */
  #distrust(error: unknown): void {
    if (isNewer(error)) void loadNewest();
    if (this.#reached) return this.#reached.reject(error);
    if (isNewer(error)) {
      this.turnedAway = sentence(error);
    } else if (!(error instanceof EngineError) || this.#distrusted) {
      this.#follower?.troubled(new Error(words('online-nonsense'), { cause: error }));
    } else {
      this.#distrusted = true;
      this.#follower?.troubled(new Refusal(fault(error.fault.code, { id: 'online-read-again' })));
      this.#link.distrust();
    }
  }

  #complain(refusal: Refusal): void {
    if (this.connection !== 'refused') return this.#follower?.troubled(refusal);
    if (this.#reached) return this.#reached.reject(refusal);
    if (!isUnknown(refusal)) {
      this.turnedAway = sentence(refusal);
      return;
    }
    // Whoever this was is forgotten; one can still watch.
    forgetIdentity(this.id);
    this.forgotten = true;
    this.renew();
  }

  #outdated(error: Fault): void {
    void loadNewest();
    if (this.#reached) this.#reached.reject(new Refusal(error));
    else this.turnedAway = sentence(new Refusal(error));
  }
}
