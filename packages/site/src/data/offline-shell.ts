import { AREA } from '@headnote/core/config';

/** Address of the service worker; the server sends it with a policy of its own. */
const WORKER_PATH = '/offline-worker.js';
/** It sees the member area only, so that no public page waits for it. */
const SCOPE = `/${AREA}/`;
/** The worker's cache; it has the same name in `public/offline-worker.js`. */
const CACHE = 'headnote-shell';
/** Any page of the area: all have the same shell, which reads the address in the browser. */
const SHELL_PAGE = `/${AREA}/welcome`;

/** Longest wait for the worker, in milliseconds: it ends its transfers at once, so only removing is left. */
const LONGEST_ANSWER = 1000;

/** Loads the code of the screens that can be read without a connection. */
export type LoadScreens = () => Promise<unknown>;

/** How often this page has removed the files; what was begun before the last time must not store them again. */
let removals = 0;

/**
 * Starts the worker and gives it the files of the page, among them those of the screens that it loads first. Does nothing in a
 * browser without workers, after an abort, or once the files were removed meanwhile.
 */
export async function saveShell(loadScreens: LoadScreens, signal?: AbortSignal): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const before = removals;
  const isOver = () => signal?.aborted === true || removals !== before;
  await loadScreens();
  if (isOver()) return;
  const registration = await navigator.serviceWorker.register(WORKER_PATH, { scope: SCOPE });
  if (removals !== before) return removeShell();
  if (isOver()) return;
  const language = document.documentElement.lang;
  workerOf(registration)?.postMessage({ type: 'keep', page: SHELL_PAGE, files: ownFiles(), language });
}

/** Removes the worker and its files, also those that it is storing at this moment. */
export async function forgetShell(): Promise<void> {
  removals += 1;
  if ('serviceWorker' in navigator) await removeShell();
}

async function removeShell(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  const worker = registration === undefined ? null : workerOf(registration);
  // A worker without a page may be ended before it has read its message.
  if (worker) await answerOf(worker, { type: 'forget' });
  await caches.delete(CACHE);
  await registration?.unregister();
}

/** Resolves once the worker has answered, or can be taken not to know how: it is of an earlier version. */
function answerOf(worker: ServiceWorker, message: object): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => resolve();
    setTimeout(resolve, LONGEST_ANSWER);
    worker.postMessage(message, [port2]);
  });
}

/** `ready` waits for ever on a page that was opened outside the scope and came here without a new load. */
function workerOf({ active, waiting, installing }: ServiceWorkerRegistration): ServiceWorker | null {
  return active ?? waiting ?? installing;
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
