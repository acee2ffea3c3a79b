// A socket for tests: what the page sends is kept, and the test speaks for the server.

import type { Socket } from '../../src/online/connection';
import type { FromServer, ToServer } from '../../src/online/wire';

export class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  readonly sent: ToServer[] = [];
  closed = false;
  /** Answers what is sent, if the test wants that. */
  answer: (message: ToServer) => void = () => {};

  send(text: string): void {
    const message = JSON.parse(text) as ToServer;
    this.sent.push(message);
    this.answer(message);
  }

  close(): void {
    this.closed = true;
  }

  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The line is cut. */
  cut(): void {
    this.closed = true;
    this.onclose?.();
  }
}
