/** Addresses that can be shared: /, /new/<game>, /t/<table>, /r/<table>, /j/<code>, /my, /games, /me, /about. */
export interface Place {
  page: 'home' | 'new' | 'table' | 'replay' | 'join' | 'my' | 'games' | 'me' | 'about' | 'nowhere';
  arg: string;
  query: URLSearchParams;
}

const PAGES: Record<string, Place['page']> = { new: 'new', t: 'table', r: 'replay', j: 'join', my: 'my', games: 'games', me: 'me', about: 'about' };
const WITH_ARG: readonly Place['page'][] = ['new', 'table', 'replay', 'join'];
const NEEDS_ARG: readonly Place['page'][] = ['table', 'replay', 'join'];

export function parse(address: string): Place {
  const url = new URL(address, 'http://here');
  const query = url.searchParams;
  const nowhere: Place = { page: 'nowhere', arg: '', query };
  const [head = '', arg = '', ...rest] = parts(url.pathname) ?? ['?'];
  if (head === '') return { page: 'home', arg: '', query };
  const page = PAGES[head];
  if (!page || rest.length || (arg && !WITH_ARG.includes(page)) || (!arg && NEEDS_ARG.includes(page))) return nowhere;
  return { page, arg, query };
}

/** The parts of a path; null if it was not written as paths are. */
function parts(path: string): string[] | null {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** Where feeds point, since they do not know whether this client was built: /#table=<table>. */
function opened(): Place {
  const table = /^#table=([\w-]+)$/.exec(location.hash)?.[1];
  if (table) history.replaceState(null, '', `/t/${table}`);
  return parse(location.href);
}

const here = $state({ place: opened() });
addEventListener('popstate', () => (here.place = opened()));
addEventListener('hashchange', () => (here.place = opened()));

export function place(): Place {
  return here.place;
}

export function go(address: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'replace') history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  here.place = parse(address);
  scrollTo(0, 0);
}

/** Keep in the address what is shown, so that it can be shared and survives a reload; the page stays. */
export function note(query: Record<string, string>): void {
  const text = new URLSearchParams(query).toString();
  history.replaceState(null, '', `${location.pathname}${text ? `?${text}` : ''}`);
}

/** For links: go without loading the page again, unless the person wants a new tab. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  const { pathname, search } = new URL(link.href);
  go(pathname + search);
}
