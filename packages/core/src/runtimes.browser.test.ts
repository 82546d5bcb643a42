import { expect, it } from 'vitest';
import { everywhere, useEveryEntry } from './runtimes.fixtures.js';

const script = new URL('./runtimes.worker.fixtures.ts', import.meta.url);

function firstMessage(target: EventTarget): Promise<unknown> {
  return new Promise((resolve, reject) => {
    target.addEventListener('message', (event) => resolve((event as MessageEvent).data), { once: true });
    target.addEventListener('error', (event) => reject(new Error((event as ErrorEvent).message)), { once: true });
  });
}

it('every entry point works in a page', async () => {
  expect(await useEveryEntry()).toEqual(everywhere);
});

it('every entry point works in a worker', async () => {
  const worker = new Worker(script, { type: 'module' });
  try {
    const answer = firstMessage(worker);
    worker.postMessage('go');
    expect(await answer).toEqual(everywhere);
  } finally {
    worker.terminate();
  }
});

it('every entry point works in a service worker', async () => {
  const registration = await navigator.serviceWorker.register(script, { type: 'module' });
  try {
    const worker = registration.installing ?? registration.waiting ?? registration.active;
    if (!worker) throw new Error('The service worker did not register.');
    const answer = firstMessage(navigator.serviceWorker);
    navigator.serviceWorker.startMessages();
    worker.postMessage('go');
    expect(await answer).toEqual(everywhere);
  } finally {
    await registration.unregister();
  }
});
