// The colours of a view in depth, from the page's tokens.

export type Rgb = [number, number, number];

/** A colour token with its companions: for what looks up, and for edges. */
export interface Paint {
  own: Rgb;
  top: Rgb;
  edge: Rgb;
}

export interface Palette {
  floorLight: Rgb;
  floorDark: Rgb;
  line: Rgb;
  lit: Rgb;
  chosen: Rgb;
  of(name: string): Paint;
}

/** Reads the tokens that hold for an element now. */
export function paletteOf(element: Element): Palette {
  const style = getComputedStyle(element);
  const read = (name: string) => parseHex(style.getPropertyValue(name));
  return {
    floorLight: read('--sq-l'),
    floorDark: read('--sq-d'),
    line: read('--cube-line'),
    lit: read('--last'),
    chosen: read('--select'),
    of: (name) => ({ own: read(`--${name}`), top: read(`--${name}-t`), edge: read(`--${name}-e`) }),
  };
}

/** `#rrggbb` as three numbers from 0 to 1; anything else is a middle grey, which is seen and harms nothing. */
export function parseHex(text: string): Rgb {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text.trim());
  if (!match) return [0.5, 0.5, 0.5];
  return [1, 2, 3].map((group) => parseInt(match[group] as string, 16) / 255) as Rgb;
}

/** A face's colour by its tone: see `projection.ts`. */
export function shaded({ own, top, edge }: Paint, tone: number | null): Rgb {
  return tone === null ? top : mix(own, edge, tone);
}

export function mix(a: Rgb, b: Rgb, part: number): Rgb {
  return a.map((value, index) => value + ((b[index] ?? 0) - value) * part) as Rgb;
}

/** The same as `shaded`, said in CSS. */
export function shadedCss(colour: string, tone: number | null): string {
  if (tone === null) return `var(--${colour}-t)`;
  return `color-mix(in srgb, var(--${colour}-e) ${Math.round(tone * 100)}%, var(--${colour}))`;
}
