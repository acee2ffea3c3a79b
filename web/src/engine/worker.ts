// A worker that answers calls, one after the other.
//
// It is equipped once and may be asked at once: calls wait until the instance stands. When the engine traps, the call is answered with a fault and a fresh instance takes its place, so that nobody
// waits for an answer that never comes.

import { failed } from './faulty';
import { PROTOCOL, type Calls, type Fault, type Permits } from './types';
import { Instance, Trap } from './wasm';

/** The compiled engine, and which games that need a permit it may offer. */
export interface Equipment {
  module: WebAssembly.Module;
  permits: Permits;
}

/** What a worker is told: first its equipment, then calls. */
export type ToWorker = { equipment: Equipment } | Question;

export interface Question {
  id: number;
  call: string;
  [field: string]: unknown;
}

/** What it answers. After `engine-failed` its memory is empty: tables must be opened again. */
export type FromWorker = { id: number } & Answer;

type Answer = { ok: unknown } | { error: Fault };

/** Page and engine are not of one version, as where a browser has kept only one of them. */
class Unlike extends Error {
  constructor(readonly fault: Fault) {
    super(fault.message);
  }
}

/** Answers messages for as long as it is held; `reply` takes the answers in the order of the questions. */
export function attend(reply: (message: FromWorker) => void): (message: ToWorker) => Promise<void> {
  let equipment: Equipment | undefined;
  let instance: Instance | undefined;
  let turn: Promise<void> = Promise.resolve();

  async function start(): Promise<Instance> {
    if (!equipment) throw new Trap('it was asked before it was there');
    const fresh = await Instance.of(equipment.module);
    const hello: Calls['offer']['in'] = { protocol: PROTOCOL, permits: equipment.permits };
    const heard = JSON.parse(fresh.ask(JSON.stringify({ call: 'offer', ...hello }))) as Answer;
    if ('error' in heard) throw new Unlike(heard.error);
    return fresh;
  }

  async function answer({ id, ...question }: Question): Promise<void> {
    try {
      instance ??= await start();
      reply({ id, ...(JSON.parse(instance.ask(JSON.stringify(question))) as Answer) });
    } catch (error) {
      instance = undefined;
      if (error instanceof Unlike) return reply({ id, error: error.fault });
      const said = error instanceof Error ? error.message : String(error);
      reply({ id, error: failed(said) });
    }
  }

  return (message) => {
    if ('equipment' in message) {
      equipment = message.equipment as Equipment;
      return turn;
    }
    turn = turn.then(() => answer(message));
    return turn;
  };
}

// In a window or a test nobody listens; in a worker this is the whole program.
declare const WorkerGlobalScope: (new () => object) | undefined;
if (typeof WorkerGlobalScope !== 'undefined' && self instanceof WorkerGlobalScope) {
  const port = self as unknown as Pick<Worker, 'postMessage'> & {
    onmessage: (event: MessageEvent<ToWorker>) => void;
  };
  const listen = attend((message) => port.postMessage(message));
  port.onmessage = (event) => void listen(event.data);
}
