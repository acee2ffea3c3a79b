// The engine as a WebAssembly instance: a text in, a text out.
//
// The other half of crates/wasm. Both buffers belong to the engine; what it says is copied out at once,
// because its memory may move with every call.

/** The functions that the engine exports. */
interface Exports {
  memory: WebAssembly.Memory;
  question: (length: number) => number;
  answer: () => number;
  answer_at: () => number;
  answer_length: () => number;
}

/** What is left to say when the engine has trapped. The instance is of no use any more. */
export class Trap extends Error {}

export class Instance {
  readonly #exports: Exports;

  private constructor(exports: Exports) {
    this.#exports = exports;
  }

  static async of(module: WebAssembly.Module): Promise<Instance> {
    const instance = await WebAssembly.instantiate(module);
    return new Instance(instance.exports as unknown as Exports);
  }

  /** Asks a question, both texts being JSON. Throws a `Trap` if the engine fails. */
  ask(question: string): string {
    const { memory, question: room, answer, answer_at } = this.#exports;
    const bytes = new TextEncoder().encode(question);
    try {
      // Making room may grow the memory, which replaces its buffer: first the place, then the buffer.
      const at = room(bytes.length);
      new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
      const length = answer();
      return this.#text(answer_at(), length);
    } catch (error) {
      throw new Trap(this.#lastWords(error), { cause: error });
    }
  }

  #text(at: number, length: number): string {
    return new TextDecoder().decode(new Uint8Array(this.#exports.memory.buffer, at, length));
  }

  /** A panic leaves its message where an answer would stand; anything else explains itself. */
  #lastWords(error: unknown): string {
    const what = error instanceof Error ? error.message : String(error);
    if (!(error instanceof WebAssembly.RuntimeError)) return what;
    try {
      const { answer_at, answer_length } = this.#exports;
      const said = this.#text(answer_at(), answer_length());
      return said.includes('panicked') ? said : what;
    } catch {
      return what;
    }
  }
}
