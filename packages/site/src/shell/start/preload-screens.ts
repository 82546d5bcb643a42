import { matchRoutes, type RouteObject } from 'react-router';
import { WELCOME_PATH } from '../../links/links.js';
import { whenIdle } from '../../notices/when-idle.js';

/** Events before a click; a finger too is a pointer. */
const signs = ['pointerover', 'focusin'] as const;

/**
 * Loads the code of screens before it is needed: that of a link under the pointer, the focus or a finger, and that of the
 * member area once the page is idle, unless the reader saves data. Returns a function that stops it.
 */
export function preloadScreens(routes: RouteObject[]): () => void {
  const seen = new Set<string>();
  const load = (pathname: string): void => {
    if (seen.has(pathname)) return;
    seen.add(pathname);
    for (const { route } of matchRoutes(routes, pathname) ?? []) loadRoute(route);
  };
  const follow = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link?.origin === window.location.origin) load(link.pathname);
  };
  for (const name of signs) document.addEventListener(name, follow, { passive: true });
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  const cancel = connection?.saveData ? undefined : whenIdle(() => load(WELCOME_PATH));
  return () => {
    cancel?.();
    for (const name of signs) document.removeEventListener(name, follow);
  };
}

/** How `routes.tsx` loads code: with null, a failure is the caller's. */
type Load = (recover: null) => Promise<unknown>;

/** Nothing waits for it, so a failure may not reload the page. A navigation loads the code again and recovers. */
function loadRoute({ lazy }: RouteObject): void {
  if (!lazy) return;
  const loads: unknown[] = typeof lazy === 'function' ? [lazy] : Object.values(lazy);
  // The router empties the properties of a route that it has loaded.
  for (const load of loads) if (typeof load === 'function') void (load as Load)(null).catch(() => {});
}
