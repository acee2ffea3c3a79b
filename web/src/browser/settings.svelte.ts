// What a person has chosen about how the site looks and behaves. Kept in the browser.

export interface Settings {
  theme: 'system' | 'light' | 'dark';
  contrast: 'system' | 'normal' | 'high';
  /** How fast things move: 0 is not at all, 1 as designed, 2 twice as fast. */
  pace: 0 | 0.5 | 1 | 2;
  sound: boolean;
  /** Whether a finished path waits for a Confirm: on touch screens, always, or never. */
  confirm: 'touch' | 'always' | 'never';
  /** Whether the dice of who sits alone at this screen fall by themselves. */
  rollsForMe: boolean;
  /** Whether the only legal move is made by itself after a beat. */
  movesForMe: boolean;
  /** Whether whoever plays against the computer is told something about their turns: in their first matches, always, or never. */
  coach: 'first' | 'always' | 'off';
  coordinates: boolean;
  /** Whether the browser tells about one's turn while the page lies behind others. */
  notices: boolean;
  /** The language by its short name; empty for that of the browser. */
  language: string;
  /** Whether moves are shown in notation, too. */
  notation: boolean;
  name: string;
}

const DEFAULTS: Settings = {
  theme: 'system',
  contrast: 'system',
  pace: 1,
  sound: true,
  confirm: 'touch',
  rollsForMe: false,
  movesForMe: false,
  coach: 'first',
  coordinates: true,
  notices: false,
  language: '',
  notation: false,
  name: '',
};

const KEY = 'messdeck.settings';

export const settings: Settings = $state(load());

/** Keeps the settings and shows those that concern the whole page. */
export function watchSettings(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const contrast = matchMedia('(prefers-contrast: more)');
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  let system = $state({ dark: dark.matches, contrast: contrast.matches, still: still.matches });
  const read = () => (system = { dark: dark.matches, contrast: contrast.matches, still: still.matches });
  for (const query of [dark, contrast, still]) query.addEventListener('change', read);

  $effect.root(() => {
    $effect(() => {
      const root = document.documentElement;
      const isDark = settings.theme === 'dark' || (settings.theme === 'system' && system.dark);
      const isHigh = settings.contrast === 'high' || (settings.contrast === 'system' && system.contrast);
      root.dataset.theme = isDark ? 'dark' : 'light';
      root.dataset.contrast = isHigh ? 'high' : 'normal';
      motion.still = system.still;
    });
    $effect(keepSettings);
  });
}

/** Writes the settings down now, such as before the page is loaded again. */
export function keepSettings(): void {
  localStorage.setItem(KEY, JSON.stringify(settings));
}

/** Everything as it was before anything was chosen. */
export function forgetSettings(): void {
  Object.assign(settings, DEFAULTS);
}

const motion = $state({ still: false });

/** Milliseconds that a movement of `designed` milliseconds takes for this person; 0 means: show the end. */
export function duration(designed: number): number {
  return motion.still ? 0 : readingTime(designed);
}

/** Milliseconds for which something stands there to be read, also for people who want nothing to move. */
export function readingTime(designed: number): number {
  return settings.pace === 0 ? 0 : designed / settings.pace;
}

/**
 * What was kept, as far as it is still a setting. Older pages kept one setting for throws and forced moves together, which was
 * on unless somebody chose otherwise: nobody asked for it, so it says nothing about either of today's.
 */
function known(kept: object): Settings {
  const today = Object.entries(kept).filter(([name]) => name in DEFAULTS);
  return { ...DEFAULTS, ...(Object.fromEntries(today) as Partial<Settings>) };
}

function load(): Settings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return known(kept && typeof kept === 'object' ? kept : {});
  } catch {
    return { ...DEFAULTS };
  }
}
