// Where the page takes random bytes from: the browser's own source, and in the build for end-to-end tests a seeded
// one, so that a whole match can be repeated.

declare global {
  /** Read in the build for end-to-end tests only: any text; the same text gives the same bytes. */
  var messdeckEntropy: string | undefined;
}

/** Random bytes as hex digits. */
export function randomHex(bytes: number): string {
  return [...randomBytes(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A whole number that fits the engine's seeds. */
export function randomSeed(): number {
  return randomBytes(4).reduce((sum, byte) => sum * 256 + byte, 0);
}

function randomBytes(count: number): Uint8Array {
  if (__ENTROPY_FROM_TESTS__) {
    const text = globalThis.messdeckEntropy;
    if (text !== undefined) return seeded(text, count);
  }
  return crypto.getRandomValues(new Uint8Array(count));
}

let drawn = 0;

/** FNV-1a over the text and a counter: nothing secret, only the same on every run. */
function seeded(text: string, count: number): Uint8Array {
  return Uint8Array.from({ length: count }, () => {
    let hash = 0x811c9dc5;
    for (const sign of `${text}/${drawn}`) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
    drawn += 1;
    return (hash ^ (hash >>> 13)) & 0xff;
  });
}
