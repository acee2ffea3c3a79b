// An engine without a browser: the real workers' code and the real WebAssembly, in this process.

import { readFile } from 'node:fs/promises';

import type { EngineParts } from '../../src/engine/client';
import type { Port } from '../../src/engine/lane';
import { attend } from '../../src/engine/worker';

export async function compile(): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await readFile(new URL('../../src/engine/engine.wasm', import.meta.url)));
}

/** Ports that answer in this process; `spawned` counts the workers that were started. */
export function parts(module: Promise<WebAssembly.Module> = compile()): EngineParts & { spawned: Port[] } {
  const spawned: Port[] = [];
  return {
    module,
    spawned,
    spawn() {
      let ended = false;
      const port: Port = {
        onmessage: null,
        onerror: null,
        // Node clones no compiled module outside its own workers; everything else must survive the copy.
        postMessage: (message) => void listen('module' in message ? message : structuredClone(message)),
        terminate: () => (ended = true),
      };
      const listen = attend((data) => {
        if (!ended) port.onmessage?.({ data });
      });
      spawned.push(port);
      return port;
    },
  };
}
