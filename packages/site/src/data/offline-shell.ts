import { AREA } from '@headnote/core/config';

/** Address of the service worker; the server sends it with a policy of its own. */
const WORKER_PATH = '/offline-worker.js';
/** It sees the member area only, so that no public page waits for it. */
const SCOPE = `/${AREA}/`;
/** The worker's cache; it has the same name in `public/offline-worker.js`. */
const CACHE = 'headnote-shell';
/** Any page of the area: all have the same shell, which reads the address in the browser. */
const SHELL_PAGE = `/${AREA}/welcome`;

/** Loads the code of the screens that can be read without a connection. */
export type LoadScreens = () => Promise<unknown>;

/**
 * Starts the worker and gives it the files of the page, among them those of the screens that it loads first. Does nothing in a
 * browser without workers, or after an abort.
 */
export async function saveShell(loadScreens: LoadScreens, signal?: AbortSignal): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await loadScreens();
  if (signal?.aborted === true) return;
  const registration = await navigator.serviceWorker.register(WORKER_PATH, { scope: SCOPE });
  // `ready` waits for ever on a page that was opened outside the scope and came here without a new load.
  const worker = registration.active ?? registration.waiting ?? registration.installing;
  const language = document.documentElement.lang;
  worker?.postMessage({ type: 'keep', page: SHELL_PAGE, files: ownFiles(), language });
}

/** Removes the worker and its files. */
export async function forgetShell(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await caches.delete(CACHE);
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  // It may be storing files at this moment.
  registration?.active?.postMessage({ type: 'forget' });
  await registration?.unregister();
}

/** The files of the site that this page has loaded: scripts, styles, fonts, icons. */
function ownFiles(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const linked = [...document.querySelectorAll<HTMLLinkElement>('link[href]')].map(({ href }) => href);
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src);
  const own = [...loaded, ...linked, ...scripts].map((address) => new URL(address, window.location.href));
  return [
    ...new Set(
      own
        .filter(({ origin, pathname }) => origin === window.location.origin && /^\/assets\/|\.svg$/.test(pathname))
        .map(({ pathname }) => pathname),
    ),
  ];
}
