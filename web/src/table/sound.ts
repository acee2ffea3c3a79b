// Sounds of the table, made on the spot: a knock of wood, a slide, a clatter of dice, a bell. No files to load.

import type { Sound } from '../match/manners';
import { settings } from '../browser/settings.svelte';

let context: AudioContext | null = null;

export function sound(what: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  // Until somebody has touched the page, browsers keep it silent, and complain of whoever tries all the same.
  if ('userActivation' in navigator && !navigator.userActivation.hasBeenActive) return;
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume().catch(() => undefined);
    SOUNDS[what](context, context.currentTime);
  } catch {
    // A machine without sound plays in silence.
  }
}

const SOUNDS: Record<Sound, (context: AudioContext, at: number) => void> = {
  place: (context, at) => knock(context, at, 240, 0.28),
  slide: (context, at) => {
    breath(context, at, 0.14, 900, 0.06);
    knock(context, at + 0.13, 210, 0.2);
  },
  capture: (context, at) => {
    knock(context, at, 320, 0.3);
    knock(context, at + 0.07, 150, 0.35);
  },
  roll: (context, at) => {
    for (const [index, late] of [0, 0.06, 0.11, 0.19, 0.25, 0.34, 0.45].entries()) {
      knock(context, at + late, 420 + ((index * 137) % 260), 0.16 - index * 0.016);
    }
  },
  turn: (context, at) => {
    bell(context, at, 660, 0.09);
    bell(context, at + 0.12, 880, 0.09);
  },
  end: (context, at) => {
    for (const [index, pitch] of [523, 659, 784].entries()) bell(context, at + index * 0.14, pitch, 0.1);
  },
};

/** Wood on wood: a short tone that drops, with a little noise at its beginning. */
function knock(context: AudioContext, at: number, pitch: number, volume: number): void {
  const tone = context.createOscillator();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.6, at + 0.08);
  tone.connect(fading(context, at, volume, 0.1));
  tone.start(at);
  tone.stop(at + 0.12);
  breath(context, at, 0.025, 2400, volume * 0.4);
}

function breath(context: AudioContext, at: number, length: number, pitch: number, volume: number): void {
  const samples = Math.ceil(context.sampleRate * length);
  const buffer = context.createBuffer(1, samples, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let index = 0; index < samples; index += 1) data[index] = Math.random() * 2 - 1;
  const noise = context.createBufferSource();
  noise.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  noise.connect(filter);
  filter.connect(fading(context, at, volume, length));
  noise.start(at);
}

function bell(context: AudioContext, at: number, pitch: number, volume: number): void {
  const tone = context.createOscillator();
  tone.type = 'sine';
  tone.frequency.value = pitch;
  tone.connect(fading(context, at, volume, 0.35));
  tone.start(at);
  tone.stop(at + 0.4);
}

function fading(context: AudioContext, at: number, volume: number, length: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(volume, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(context.destination);
  return gain;
}
