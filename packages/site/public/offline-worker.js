// Keeps the shell of the member area, so that kept judgments can be read without a connection. It stores no answer of the
// API and nothing of a member: those are in the page's own storage, by member.
'use strict';

const CACHE = 'headnote-shell';
/** The one stored page, under a name that no page has. */
const SHELL = '/offline-shell';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  if (event.origin && event.origin !== self.location.origin) return;
  const { type, page, files, language } = event.data ?? {};
  if (type === 'keep' && Array.isArray(files)) event.waitUntil(inTurn(keepUntilForgotten(page, files, language)));
  if (type === 'forget') event.waitUntil(forget(event.ports[0]));
});

let last = Promise.resolve();
let forgotten = new AbortController();

/** Runs work after what was asked for before, so that nothing is stored again behind a sign-out. */
function inTurn(work) {
  last = last.then(work, work);
  return last;
}

function keepUntilForgotten(page, files, language) {
  const { signal } = forgotten;
  return () =>
    keep(page, files, language, signal).catch((error) => {
      if (!signal.aborted) throw error;
    });
}

/** Ends what is being stored, removes all, and tells the page, which waits for it. */
async function forget(port) {
  forgotten.abort();
  forgotten = new AbortController();
  await inTurn(() => caches.delete(CACHE));
  port?.postMessage('forgotten');
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(pageOf(request));
  else if (pathname.startsWith('/assets/') || pathname.endsWith('.svg')) event.respondWith(fileOf(request));
});

/** Stores the files of the newest page, and removes those that it does not need any more. They have one language. */
async function keep(page, files, language, signal) {
  signal.throwIfAborted();
  const cache = await caches.open(CACHE);
  const answer = await fetch(page, { cache: 'no-store', signal });
  if (!answer.ok || answer.redirected || answer.headers.get('content-language') !== language) return;
  const wanted = new Set(files);
  const stored = new Set((await cache.keys()).map((request) => new URL(request.url).pathname));
  const missing = files.filter((file) => !stored.has(file));
  await Promise.all(missing.map((file) => addFile(cache, file, signal)));
  await cache.put(SHELL, answer);
  const old = [...stored].filter((file) => file !== SHELL && !wanted.has(file));
  await Promise.all(old.map((file) => cache.delete(file)));
}

async function addFile(cache, file, signal) {
  const answer = await fetch(file, { signal });
  if (answer.ok) await cache.put(file, answer);
}

async function pageOf(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const shell = await caches.match(SHELL, { cacheName: CACHE });
    if (shell) return shell;
    throw error;
  }
}

/** The names of assets have a hash, so a stored one is never old. Opens no cache: that would make it again after a sign-out. */
async function fileOf(request) {
  const stored = await caches.match(request, { cacheName: CACHE, ignoreVary: true });
  return stored ?? fetch(request);
}
