// The way of a page to a match on a server, as a machine without any I/O: what comes in goes to `step`, and what it
// answers is to be done. `connection.ts` does it.
//
// After a lost socket the page says hello with the newest event it knows and gets exactly what it missed; acts that
// were not acknowledged are sent again under the names they had, so that none is lost and none is played twice.

import { fault } from '../engine/faulty';
import { PROTOCOL, type Event, type Fault } from '../engine/types';
import type { Act, FromServer, Line, ToServer, Wish } from './wire';

export interface Link {
  match: string;
  phase:
    | 'waiting'
    /** A socket was asked for. */
    | 'opening'
    /** Hello was said. */
    | 'greeting'
    | 'live'
    /** The server does not want us here; there is no use in coming back. */
    | 'refused'
    /** The server speaks another version; the page must be loaded anew, and what was not answered waits for that. */
    | 'outdated'
    | 'ended';
  /** The number of the newest event that was delivered. */
  v: number;
  /** Attempts since the last time that the server welcomed us. */
  tries: number;
  /** What was not answered yet, in order. */
  acts: Act[];
  /** Whether a ping has not been answered. */
  asked: boolean;
}

export type Input =
  | { kind: 'begin' }
  | { kind: 'opened' }
  | { kind: 'closed' }
  | { kind: 'heard'; message: FromServer }
  /** The wait that was asked for is over. */
  | { kind: 'due' }
  /** The browser says that the network is back, or that somebody looks at the page again. */
  | { kind: 'wake' }
  /** Comes every ten seconds. */
  | { kind: 'pulse'; now: number }
  | { kind: 'act'; id: string; command: Wish }
  | { kind: 'say'; text: string }
  /** What was delivered does not make sense here: begin again from the first event. */
  | { kind: 'distrust' }
  /** Somebody else looks at the match now: the token has changed. */
  | { kind: 'renew' }
  | { kind: 'end' };

export type Effect =
  | { do: 'connect' }
  | { do: 'hang-up' }
  | { do: 'wait'; time: number }
  | { do: 'send'; message: ToServer }
  /** `anew` where they are the whole log and not its continuation. */
  | { do: 'deliver'; events: Event[]; anew: boolean }
  | { do: 'settle'; id: string; refused: Fault | null }
  | { do: 'presence'; people: string[]; watching: number }
  | { do: 'chat'; line: Line }
  | { do: 'clock'; now: number }
  /** Something the server said about no act in particular. */
  | { do: 'complain'; error: Fault }
  | { do: 'reload'; error: Fault };

export interface Surroundings {
  /** At least 0, less than 1. */
  random(): number;
  token(): string | null;
}

export type Step = [Link, Effect[]];

/** `acts` are those that an earlier page left unanswered. */
export function linkTo(match: string, acts: Act[] = []): Link {
  return { match, phase: 'waiting', v: 0, tries: 0, acts, asked: false };
}

/** Faults that pass by themselves. */
const PASSING = new Set(['too-many', 'failed', 'busy']);
const FIRST_WAIT = 50;
const USUAL_WAIT = 500;
const LONGEST_WAIT = 10_000;

/** 50 ms, then 250 to 750, then doubling to ten seconds, spread so that not everybody comes back at once. */
export function waitBefore(tries: number, random: () => number): number {
  if (tries === 0) return FIRST_WAIT;
  const middle = Math.min(USUAL_WAIT * 2 ** (tries - 1), LONGEST_WAIT);
  return Math.min(middle * (0.5 + random()), LONGEST_WAIT);
}

export function step(link: Link, input: Input, around: Surroundings): Step {
  // What is asked for now waits for the next page.
  if (link.phase === 'outdated' && input.kind !== 'end')
    return input.kind === 'act' ? act(link, input) : [link, []];
  if (
    link.phase === 'ended' ||
    (link.phase === 'refused' && input.kind !== 'renew' && input.kind !== 'end')
  ) {
    return input.kind === 'act' ? [link, [settle(input.id, GONE)]] : [link, []];
  }
  switch (input.kind) {
    case 'begin':
      return [{ ...link, phase: 'opening' }, [{ do: 'connect' }]];
    case 'opened':
      return link.phase === 'opening'
        ? [{ ...link, phase: 'greeting' }, [{ do: 'send', message: hello(link, around) }]]
        : [link, []];
    case 'closed':
      return link.phase === 'waiting' ? [link, []] : later(link, around);
    case 'due':
    case 'wake':
      if (link.phase === 'waiting') return [{ ...link, phase: 'opening' }, [{ do: 'connect' }]];
      return input.kind === 'wake' ? pulse(link, 0, around) : [link, []];
    case 'pulse':
      return pulse(link, input.now, around);
    case 'act':
      return act(link, input);
    case 'say':
      return link.phase === 'live'
        ? [link, [{ do: 'send', message: { kind: 'chat', text: input.text } }]]
        : [link, []];
    case 'heard':
      return heard({ ...link, asked: false }, input.message, around);
    case 'distrust':
      return again({ ...link, v: 0 });
    case 'renew':
      return again(link);
    case 'end':
      return [
        { ...link, phase: 'ended', acts: [] },
        [{ do: 'hang-up' }, ...link.acts.map(({ id }) => settle(id, GONE))],
      ];
  }
}

function heard(link: Link, message: FromServer, around: Surroundings): Step {
  switch (message.kind) {
    case 'welcome': {
      // A log that begins where this page does not expect it is that of a match put back from an older copy.
      const anew = link.v === 0 || message.events[0]?.v === 1;
      const acts = link.acts.map((act): Effect => ({ do: 'send', message: { kind: 'act', ...act } }));
      const effects: Effect[] = [
        { do: 'clock', now: message.now },
        { do: 'deliver', events: message.events, anew },
        ...acts,
      ];
      return [{ ...link, phase: 'live', tries: 0, v: message.v }, effects];
    }
    case 'events':
      return link.phase === 'live' ? deliver(link, message.events) : [link, []];
    case 'ack':
      return [without(link, message.id), [settle(message.id, null)]];
    case 'refused': {
      // The server itself does not know whether it was kept: the same act, sent again, finds out.
      if (message.error.code === 'unknown') return dropped(link, around);
      const [next, effects] = deliver(link, message.events ?? []);
      return [without(next, message.id), [...effects, settle(message.id, message.error)]];
    }
    // Only whoever says hello without a number gets one.
    case 'snapshot':
      return [link, []];
    case 'presence':
      return [link, [{ do: 'presence', people: message.people, watching: message.watching }]];
    case 'chat':
      return [link, [{ do: 'chat', line: message.line }]];
    case 'pong':
      return [link, [{ do: 'clock', now: message.now }]];
    case 'error': {
      const complain: Effect = { do: 'complain', error: message.error };
      if (message.error.code === 'reload') {
        const reload: Effect = { do: 'reload', error: message.error };
        return [{ ...link, phase: 'outdated' }, [{ do: 'hang-up' }, reload]];
      }
      if (link.phase !== 'greeting' || PASSING.has(message.error.code)) return [link, [complain]];
      const settled = link.acts.map(({ id }) => settle(id, message.error));
      return [{ ...link, phase: 'refused', acts: [] }, [{ do: 'hang-up' }, complain, ...settled]];
    }
  }
}

/** Only what follows on what is known; a gap means that something was lost on the way, and then it is asked for. */
function deliver(link: Link, all: Event[]): Step {
  const events = all.filter(({ v }) => v > link.v);
  const first = events[0];
  const last = events.at(-1);
  if (!first || !last) return [link, []];
  if (first.v !== link.v + 1) return again(link);
  return [{ ...link, v: last.v }, [{ do: 'deliver', events, anew: false }]];
}

function act(link: Link, { id, command }: { id: string; command: Wish }): Step {
  const made: Act = { id, v: link.v, command };
  const next = { ...link, acts: [...link.acts, made] };
  return [next, link.phase === 'live' ? [{ do: 'send', message: { kind: 'act', ...made } }] : []];
}

/** A socket that has been silent since the last ping is dead, whatever the browser thinks. */
function pulse(link: Link, now: number, around: Surroundings): Step {
  if (link.phase === 'waiting') return [link, []];
  if (link.asked) return dropped(link, around);
  const ping: Effect[] = link.phase === 'live' ? [{ do: 'send', message: { kind: 'ping', t: now } }] : [];
  return [{ ...link, asked: true }, ping];
}

/** Hangs up and comes back later; what was not answered is sent again then. */
function dropped(link: Link, around: Surroundings): Step {
  const [next, effects] = later(link, around);
  return [next, [{ do: 'hang-up' }, ...effects]];
}

function later(link: Link, around: Surroundings): Step {
  const time = waitBefore(link.tries, () => around.random());
  return [{ ...link, phase: 'waiting', asked: false, tries: link.tries + 1 }, [{ do: 'wait', time }]];
}

function again(link: Link): Step {
  return [{ ...link, phase: 'opening', asked: false }, [{ do: 'hang-up' }, { do: 'connect' }]];
}

function hello(link: Link, around: Surroundings): ToServer {
  const token = around.token();
  return {
    kind: 'hello',
    protocol: PROTOCOL,
    match: link.match,
    since: link.v,
    ...(token !== null && { token }),
  };
}

function without(link: Link, id: string): Link {
  return { ...link, acts: link.acts.filter((act) => act.id !== id) };
}

function settle(id: string, refused: Fault | null): Effect {
  return { do: 'settle', id, refused };
}

/** What becomes of acts when there is nobody to ask any more; nobody sees it. */
const GONE = fault('gone', { id: 'fault-gone' });
