// Carries out what `link.ts` decides: opens and closes sockets, waits, and passes on what comes in.

import { Faulty } from '../engine/faulty';
import type { Event, Fault } from '../engine/types';
import { randomHex } from '../match/entropy';
import { linkTo, step, type Effect, type Input, type Link } from './link';
import type { Act, FromServer, Line, Wish } from './wire';

/** As much of a WebSocket as is needed. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
}

/** Whoever follows a match. */
export interface Hearer {
  events(events: Event[], anew: boolean): void;
  presence(people: string[], watching: number): void;
  chat(line: Line): void;
  phase(phase: Link['phase']): void;
  /** The server's clock, in milliseconds since 1970. */
  clock(now: number): void;
  complain(error: Fault): void;
  /** The page is of another version than the server and must be loaded anew. */
  outdated(error: Fault): void;
}

/** Where acts are kept until they are answered, so that a page that is loaded anew still has them. */
export interface Outbox {
  read(): Act[];
  write(acts: Act[]): void;
}

/** The server said no to an act. */
export class Refusal extends Faulty {}

const PULSE = 10_000;

export class Connection {
  #link: Link;
  #socket: Socket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval>;
  #waiting = new Map<string, (refused: Fault | null) => void>();

  constructor(
    match: string,
    private readonly open: () => Socket,
    private readonly token: () => string | null,
    private readonly hearer: Hearer,
    private readonly outbox: Outbox,
  ) {
    this.#link = linkTo(match, outbox.read());
    this.#pulse = setInterval(() => this.#put({ kind: 'pulse', now: Date.now() }), PULSE);
  }

  begin(): void {
    this.#put({ kind: 'begin' });
  }

  /** Resolves once the act is kept; rejects with a `Refusal`. */
  act(command: Wish): Promise<void> {
    const id = randomHex(12);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, (refused) => (refused ? reject(new Refusal(refused)) : resolve()));
      this.#put({ kind: 'act', id, command });
    });
  }

  say(text: string): void {
    this.#put({ kind: 'say', text });
  }

  wake(): void {
    this.#put({ kind: 'wake' });
  }

  distrust(): void {
    this.#put({ kind: 'distrust' });
  }

  renew(): void {
    this.#put({ kind: 'renew' });
  }

  end(): void {
    clearInterval(this.#pulse);
    this.#put({ kind: 'end' });
  }

  #put(input: Input): void {
    const { phase: before, acts } = this.#link;
    const [link, effects] = step(this.#link, input, { random: Math.random, token: this.token });
    this.#link = link;
    if (link.acts !== acts) this.outbox.write(link.acts);
    if (link.phase !== before) this.hearer.phase(link.phase);
    if (link.phase !== 'waiting') clearTimeout(this.#timer);
    for (const effect of effects) this.#carryOut(effect);
  }

  #carryOut(effect: Effect): void {
    switch (effect.do) {
      case 'connect':
        return this.#connect();
      case 'hang-up':
        return this.#hangUp();
      case 'wait':
        this.#timer = setTimeout(() => this.#put({ kind: 'due' }), effect.time);
        return;
      case 'send':
        this.#socket?.send(JSON.stringify(effect.message));
        return;
      case 'deliver':
        return this.hearer.events(effect.events, effect.anew);
      case 'settle':
        this.#waiting.get(effect.id)?.(effect.refused);
        this.#waiting.delete(effect.id);
        return;
      case 'presence':
        return this.hearer.presence(effect.people, effect.watching);
      case 'chat':
        return this.hearer.chat(effect.line);
      case 'clock':
        return this.hearer.clock(effect.now);
      case 'complain':
        return this.hearer.complain(effect.error);
      case 'reload':
        return this.hearer.outdated(effect.error);
    }
  }

  #connect(): void {
    const socket = this.open();
    this.#socket = socket;
    // What an old socket still says is about a connection that was given up.
    const current = (input: () => Input) => () => {
      if (this.#socket === socket) this.#put(input());
    };
    socket.onopen = current(() => ({ kind: 'opened' }));
    socket.onclose = current(() => ({ kind: 'closed' }));
    socket.onmessage = ({ data }) => {
      if (this.#socket !== socket || typeof data !== 'string') return;
      this.#put({ kind: 'heard', message: JSON.parse(data) as FromServer });
    };
  }

  #hangUp(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }
}
