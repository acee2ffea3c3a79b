// How the options of a game are asked for.

import type { Options, OptionSpec } from '../engine/types';

export type Control =
  | { kind: 'switch' }
  /** Few words side by side. */
  | { kind: 'words'; values: string[] }
  | { kind: 'list'; values: string[] }
  | { kind: 'number'; min: number; max: number; step: number };

/** Words up to this number stand side by side; more make a list. */
const FEW = 4;

export function controlOf(spec: OptionSpec): Control {
  if (spec.range) {
    const [min, max] = spec.range;
    // Nobody presses a button a hundred times: wide ranges go in larger steps, and any number can be typed.
    return { kind: 'number', min, max, step: max - min > 50 ? 10 : 1 };
  }
  const { values } = spec;
  if (values.length === 2 && values.includes('on') && values.includes('off')) return { kind: 'switch' };
  return { kind: values.length <= FEW ? 'words' : 'list', values };
}

export function valueOf(options: Options, spec: OptionSpec): string {
  return options[spec.name] ?? spec.default;
}

/** The options with one more choice; what is as usual is not written. */
export function choose(options: Options, spec: OptionSpec, value: string): Options {
  const { [spec.name]: _, ...others } = options;
  return value === spec.default ? others : { ...others, [spec.name]: value };
}

/** The nearest number that the option allows, as its text. */
export function nearest(spec: OptionSpec, typed: number): string {
  const [min, max] = spec.range ?? [typed, typed];
  const whole = Number.isFinite(typed) ? Math.round(typed) : Number(spec.default);
  return String(Math.min(max, Math.max(min, whole)));
}
