// A worker with a queue before it.
//
// One call is under way at a time; so a call that fails or is given up takes no other with it, and the
// worker can be replaced between two calls without anybody noticing.

import { Faulty, failed } from './faulty';
import type { Equipment, FromWorker, Question, ToWorker } from './worker';

/** As much of a `Worker` as is needed, so that tests can do without one. */
export interface Port {
  postMessage(message: ToWorker): void;
  terminate(): void;
  onmessage: ((event: { data: FromWorker }) => void) | null;
  onerror: ((event: { message?: string; preventDefault?(): void }) => void) | null;
}

/** A call that was refused, with what the engine says about it. */
export class EngineError extends Faulty {}

interface Job {
  question: Omit<Question, 'id'>;
  resolve(ok: unknown): void;
  reject(error: unknown): void;
}

export class Lane {
  readonly #spawn: () => Port;
  readonly #equipment: Promise<Equipment>;
  /** What must be asked of a worker that has forgotten everything, before it is asked anything else. */
  readonly #recall: () => Omit<Question, 'id'>[];
  #port: Port | undefined;
  #waiting: Job[] = [];
  #running: Job | undefined;
  #id = 0;
  #closed = false;

  constructor(
    equipment: Promise<Equipment>,
    spawn: () => Port,
    recall: () => Omit<Question, 'id'>[] = () => [],
  ) {
    this.#equipment = equipment;
    this.#spawn = spawn;
    this.#recall = recall;
  }

  ask(question: Omit<Question, 'id'>, signal?: AbortSignal): Promise<unknown> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const job: Job = { question, resolve, reject };
      signal?.addEventListener('abort', () => this.#giveUp(job, signal.reason), { once: true });
      this.#waiting.push(job);
      void this.#next();
    });
  }

  /** Ends the worker; whoever still waits is told so. */
  close(): void {
    this.#closed = true;
    const jobs = [...(this.#running ? [this.#running] : []), ...this.#waiting];
    this.#running = undefined;
    this.#waiting = [];
    this.#drop();
    for (const job of jobs) job.reject(broken('it was closed'));
  }

  async #next(): Promise<void> {
    if (this.#running || this.#closed) return;
    const job = this.#waiting.shift();
    if (!job) return;
    this.#running = job;
    try {
      this.#port ??= this.#open(await this.#equipment);
    } catch (error) {
      this.#finish(job, () => job.reject(broken(`it could not be loaded: ${said(error)}`)));
      return;
    }
    // It may have been given up while the engine was loading.
    if (this.#running === job) this.#port.postMessage({ ...job.question, id: ++this.#id } as Question);
  }

  #open(equipment: Equipment): Port {
    const port = this.#spawn();
    port.onmessage = (event) => this.#hear(event.data);
    port.onerror = (event) => {
      event.preventDefault?.();
      this.#broken(event.message ?? 'its worker broke');
    };
    port.postMessage({ equipment });
    return port;
  }

  #hear(message: FromWorker): void {
    const job = this.#running;
    if (!job || message.id !== this.#id) return;
    if ('ok' in message) {
      this.#finish(job, () => job.resolve(message.ok));
      return;
    }
    if (message.error.code === 'engine-failed') this.#remember();
    this.#finish(job, () => job.reject(new EngineError(message.error)));
  }

  /** The worker itself is gone, not only its instance. */
  #broken(why: string): void {
    const job = this.#running;
    this.#drop();
    this.#remember();
    if (job) this.#finish(job, () => job.reject(broken(why)));
  }

  #giveUp(job: Job, reason: unknown): void {
    if (this.#running === job) {
      this.#drop();
      this.#remember();
      this.#finish(job, () => job.reject(reason));
    } else if (this.#waiting.includes(job)) {
      this.#waiting = this.#waiting.filter((other) => other !== job);
      job.reject(reason);
    }
  }

  #remember(): void {
    const jobs = this.#recall().map((question) => ({ question, resolve: nothing, reject: nothing }));
    this.#waiting.unshift(...jobs);
  }

  #finish(job: Job, settle: () => void): void {
    if (this.#running === job) this.#running = undefined;
    settle();
    void this.#next();
  }

  #drop(): void {
    this.#port?.terminate();
    this.#port = undefined;
  }
}

function nothing(): void {}

function said(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function broken(why: string): EngineError {
  return new EngineError(failed(why));
}
