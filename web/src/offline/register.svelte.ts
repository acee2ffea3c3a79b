// Starts the service worker and tells when a new version of the site waits.

/** `null` unless a new version waits; then calling it loads that version. */
export const update = $state<{ take: (() => void) | null }>({ take: null });

export function registerWorker(): void {
  // While developing, files change under the worker's feet.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const begin = async () => {
    const registration = await serviceWorker.register('sw.js');
    const offer = (waiting: ServiceWorker) => {
      // The very first worker replaces nobody.
      if (!serviceWorker.controller) return;
      update.take = () => {
        serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
        waiting.postMessage('take-over');
      };
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
