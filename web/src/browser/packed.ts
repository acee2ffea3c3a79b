// A text inside an address: compressed, and in letters that no program changes on the way.

/** What programs that carry links are known to carry. */
const LONGEST_LINK = 16_000;
/** No record of a match is longer; a link that unfolds to more is no record. */
const LONGEST_TEXT = 1_000_000;

/** A text as part of an address; null where it would be too long for one. */
export async function packed(text: string): Promise<string | null> {
  const small = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(small).arrayBuffer());
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  const part = btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return part.length > LONGEST_LINK ? null : part;
}

/** The text that was packed; `damaged` and `too-long` say why there is none. */
export async function unpacked(part: string): Promise<{ text: string } | 'damaged' | 'too-long'> {
  if (part.length > LONGEST_LINK) return 'too-long';
  try {
    const letters = atob(part.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const reader = stream.pipeThrough(new TextDecoderStream('utf-8', { fatal: true })).getReader();
    let text = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return { text };
      text += value;
      if (text.length > LONGEST_TEXT) {
        await reader.cancel();
        return 'too-long';
      }
    }
  } catch {
    return 'damaged';
  }
}
