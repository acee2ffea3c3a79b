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
  | { page: 'cube' }
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
    case 'online':
    case 'cube':
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
      return ['#/rules', route.game, route.rule]
        .filter((part) => part !== null)
        .map((part, index) => (index === 0 ? part : encodeURIComponent(part)))
        .join('/');
    case 'learn':
      return ['#/learn', route.game, ...(route.lesson === null ? [] : [route.lesson])].join('/');
    case 'lost':
      return `#/${route.address}`;
    case 'replay':
      return route.record === null ? '#/replay' : `#/replay/${route.record}`;
    case 'online':
    case 'cube':
    case 'settings':
    case 'about':
      return `#/${route.page}`;
  }
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
