// Which page is shown. Routes live behind the `#`, so that a static host needs no rules for them.

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string; mode: 'computer' | 'hotseat' | 'online' }
  | { page: 'match'; match: string }
  /** A match on a server, with the secret of an invitation to it. */
  | { page: 'play'; match: string; invite: string | null }
  | { page: 'online' }
  /** Records; one that the address itself carries is shown at once. */
  | { page: 'replay'; record: string | null }
  | { page: 'rules'; game: string | null; rule: string | null }
  | { page: 'learn'; game: string; lesson: string | null }
  /** Puzzles: all of them, or those of a game: today's, that of a day, one by its name, or one after another about a motif. */
  | { page: 'puzzles'; game: string | null; which: string | null; motif: string | null }
  | { page: 'cube'; date: string | null }
  | { page: 'settings' }
  | { page: 'about' }
  | { page: 'lost'; address: string };

/** Reads what stands behind the `#` of an address. */
export function parseRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [page = '', first, second] = path.split('/').map(decode);
  const params = new URLSearchParams(query);
  switch (page) {
    case '':
      return { page: 'home' };
    case 'new':
      return first ? { page: 'new', game: first, mode: modeOf(params.get('mode')) } : { page: 'home' };
    case 'match':
      return first ? { page: 'match', match: first } : { page: 'home' };
    case 'play':
      return first ? { page: 'play', match: first, invite: params.get('invite') } : { page: 'online' };
    case 'rules':
      return { page: 'rules', game: first || null, rule: second || null };
    case 'learn':
      return first ? { page: 'learn', game: first, lesson: second || null } : { page: 'home' };
    case 'replay':
      return { page: 'replay', record: first || null };
    case 'puzzles':
      return { page, game: first || null, which: second || null, motif: params.get('motif') };
    case 'cube':
      return { page, date: first || null };
    case 'online':
    case 'settings':
    case 'about':
      return { page };
    default:
      return { page: 'lost', address: path };
  }
}

/** The address of a page, to be used in links. */
export function href(route: Route): string {
  switch (route.page) {
    case 'home':
      return '#/';
    case 'new':
      return `#/new/${encodeURIComponent(route.game)}?mode=${route.mode}`;
    case 'match':
      return `#/match/${encodeURIComponent(route.match)}`;
    case 'play': {
      const invite = route.invite === null ? '' : `?invite=${encodeURIComponent(route.invite)}`;
      return `#/play/${encodeURIComponent(route.match)}${invite}`;
    }
    case 'rules':
      return address('rules', route.game, route.rule);
    case 'learn':
      return ['#/learn', route.game, ...(route.lesson === null ? [] : [route.lesson])].join('/');
    case 'lost':
      return `#/${route.address}`;
    case 'replay':
      return route.record === null ? '#/replay' : `#/replay/${route.record}`;
    case 'puzzles': {
      const motif = route.motif === null ? '' : `?motif=${encodeURIComponent(route.motif)}`;
      return `${address('puzzles', route.game, route.which)}${motif}`;
    }
    case 'cube':
      return address('cube', route.date);
    case 'online':
    case 'settings':
    case 'about':
      return `#/${route.page}`;
  }
}

/** A page and what it is about, as far as that is said. */
function address(page: string, ...parts: (string | null)[]): string {
  return ['#', page, ...parts.flatMap((part) => (part === null ? [] : encodeURIComponent(part)))].join('/');
}

export function go(route: Route): void {
  location.hash = href(route);
}

function modeOf(word: string | null): 'computer' | 'hotseat' | 'online' {
  return word === 'hotseat' || word === 'online' ? word : 'computer';
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
