// The service worker: keeps the whole site, so that it works without a connection once it has been loaded.
//
// Every version has a cache of its own, complete before it is used: no page ever mixes files of two versions. A new
// version waits until the person agrees or all pages are closed; then the old cache goes.

interface Precache {
  version: string;
  files: string[];
}

// Filled in when the site is built (build/offline-plugin.ts).
declare const __PRECACHE__: Precache;
const { version, files } = __PRECACHE__;

/** What this worker needs of its surroundings; the page's own types know only windows. */
interface WorkerScope {
  registration: { scope: string };
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(kind: 'message', listener: (event: { data: unknown }) => void): void;
  addEventListener(kind: 'fetch', listener: (event: FetchEvent) => void): void;
}
interface LifeEvent {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

const scope = self as unknown as WorkerScope;
const PREFIX = 'messdeck-';
const CACHE = PREFIX + version;
const addressOf = (file: string) => new URL(file, scope.registration.scope).href;
const HOME = addressOf('index.html');
/** What the host says about itself may change at any time, with the same version of the site. */
const HOST = addressOf('site.json');
/** How long the host may take to say it before its last word counts. */
const PATIENCE = 2500;
const known = new Set(files.map(addressOf));

scope.addEventListener('install', (event) => {
  // Not from the browser's own cache: a file without a hash in its name may be an old one there.
  const requests = files.map((file) => new Request(addressOf(file), { cache: 'no-cache' }));
  const kept = caches.open(CACHE).then((cache) => cache.addAll(requests));
  // A host that says nothing about itself can still be kept.
  event.waitUntil(kept.then(() => fromHost().catch(() => undefined)));
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name.startsWith(PREFIX) && name !== CACHE))
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => scope.clients.claim()),
  );
});

scope.addEventListener('message', (event) => {
  if (event.data === 'take-over') void scope.skipWaiting();
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = request.url.replace(/[?#].*$/, '');
  if (request.method !== 'GET' || !address.startsWith(scope.registration.scope)) return;
  const isHome = address === scope.registration.scope || address === HOME;
  if (request.mode === 'navigate' && isHome) event.respondWith(fromCache(HOME, request));
  else if (address === HOST) event.respondWith(fromHost());
  else if (known.has(address)) event.respondWith(fromCache(address, request));
  else if (address.includes('/assets/')) event.respondWith(fetchAndKeep(address, request));
  // Everything else, such as a server's interface, is not the worker's business.
});

async function fromCache(address: string, request: Request): Promise<Response> {
  const kept = await (await caches.open(CACHE)).match(address);
  return kept ?? fetch(request);
}

/** The host's own word; its last one where it can't be reached. */
async function fromHost(): Promise<Response> {
  const cache = await caches.open(CACHE);
  const asked = fetch(new Request(HOST, { cache: 'no-store' })).then(async (answer) => {
    if (answer.ok) await cache.put(HOST, answer.clone());
    return answer;
  });
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE));
  const answer = await Promise.race([asked.catch(() => null), late]);
  return answer ?? (await cache.match(HOST)) ?? asked;
}

/** Files that were left out of the list but never change: scripts for other alphabets. */
async function fetchAndKeep(address: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(address);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(address, answer.clone());
  return answer;
}
