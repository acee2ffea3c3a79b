// An engine without a browser: the real workers' code and the real WebAssembly, in this process.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { EngineParts } from '../../src/engine/client';
import type { Port } from '../../src/engine/lane';
import { attend, type Equipment } from '../../src/engine/worker';

export async function equip(permits: Equipment['permits'] = 'all'): Promise<Equipment> {
  const bytes = await readFile(join(import.meta.dirname, '../../src/engine/engine.wasm'));
  return { module: await WebAssembly.compile(bytes), permits };
}

/** Ports that answer in this process; `spawned` counts the workers that were started. */
export function parts(equipment: Promise<Equipment> = equip()): EngineParts & { spawned: Port[] } {
  const spawned: Port[] = [];
  return {
    equipment,
    spawned,
    spawn() {
      let ended = false;
      const port: Port = {
        onmessage: null,
        onerror: null,
        // Node clones no compiled module outside its own workers; everything else must survive the copy.
        postMessage: (message) => void listen('equipment' in message ? message : structuredClone(message)),
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
