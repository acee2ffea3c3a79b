// Starts the service worker and tells when a new version of the site waits.

/** `null` unless a new version waits; then calling it loads that version. */
export const update = $state<{ take: (() => void) | null }>({ take: null });

/** When the page was last loaded anew by itself. */
const RELOADED = 'messdeck.reloaded';
/** What did not help a minute ago does not help now; then only the person can. */
const NOT_AGAIN_WITHIN = 60_000;

/** Loads the newest version of the page that there is, unless that was just done. */
export async function loadNewest(): Promise<void> {
  const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
  if (Date.now() - last < NOT_AGAIN_WITHIN) return;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  try {
    const registration =
      'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
    await registration?.update();
    await settled(registration?.installing ?? null);
    if (registration?.waiting) return takeOver(registration.waiting);
  } catch {
    // Without a worker that can be asked, the host itself is.
  }
  location.reload();
}

function settled(worker: ServiceWorker | null): Promise<void> {
  return new Promise((resolve) => {
    if (!worker) return resolve();
    worker.addEventListener('statechange', () => worker.state !== 'installing' && resolve());
  });
}

function takeOver(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage('take-over');
}

export function registerWorker(): void {
  // While developing, files change under the worker's feet.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const begin = async () => {
    const registration = await serviceWorker.register('sw.js');
    const offer = (waiting: ServiceWorker) => {
      // The very first worker replaces nobody.
      if (!serviceWorker.controller) return;
      update.take = () => takeOver(waiting);
    };
    if (registration.waiting) offer(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const installing = registration.installing;
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed') offer(installing);
      });
    });
  };
  // The page itself comes first; and a site that can't be kept still works with a connection.
  const later = () => void begin().catch(() => undefined);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}
