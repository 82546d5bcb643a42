import type { Location } from 'react-router';
import { throwUnlessLeaving } from '../../services/leaving.js';

/** Name in the session storage of this tab. */
const STORAGE_KEY = 'headnote.reloaded';
/** Shortest time between two reloads of the same build, in milliseconds. */
const PAUSE_MS = 600_000;

/** What is used of the router. */
interface Router {
  readonly state: { readonly navigation: { readonly location: Location | undefined } };
  createHref(location: Location): string;
}
/** The router, which knows where a reader is on the way to; missing until there is one. */
let known: Router | undefined;

/** Called once when there is a router, so that a click on a link whose code is gone is not lost. */
export function recoverWith(router: Router | undefined): void {
  known = router;
}

/** What `recoverFromDeploy` uses of the window. Tests replace it. */
export interface RecoveringPage {
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly location: Pick<Window['location'], 'href' | 'origin' | 'reload' | 'assign'>;
  readonly fetch: (url: string, init: RequestInit) => Promise<Pick<Response, 'ok'>>;
}

/**
 * Handles code that did not load. After a deploy the old files are gone, so the page is loaded once more, at the address
 * that was clicked, and gets the new ones; the promise then never settles. Throws the error again if it was reloaded for this
 * build before, if that cannot be noted, and if the server cannot be reached: a reload would not help, and might never end.
 */
export async function recoverFromDeploy(error: unknown, page?: RecoveringPage): Promise<never> {
  if (import.meta.env.SSR) throw error;
  const tab = page ?? window;
  const { location } = tab;
  try {
    const build = import.meta.url;
    const { ok } = await tab.fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    // Storage may be blocked; then the reload cannot be noted.
    const [name, at] = `${tab.sessionStorage.getItem(STORAGE_KEY)}`.split(' ');
    if (!ok || (name === build && Date.now() - Number(at) < PAUSE_MS)) throw error;
    tab.sessionStorage.setItem(STORAGE_KEY, `${build} ${Date.now()}`);
  } catch {
    return throwUnlessLeaving(error);
  }
  const next = known?.state.navigation.location;
  const target = known && next ? location.origin + known.createHref(next) : location.href;
  // After a step back the address is there already. Assigned again, one with a fragment would not be loaded.
  if (target === location.href) location.reload();
  else location.assign(target);
  return new Promise<never>(() => {});
}
