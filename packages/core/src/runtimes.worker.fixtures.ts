import { useEveryEntry } from './runtimes.fixtures.js';

interface Asked {
  readonly source?: { postMessage(message: unknown): void } | null;
}

// The same file is a worker, which answers its owner, and a service worker, which answers the sender.
globalThis.addEventListener('message', (event) => {
  const from = (event as unknown as Asked).source;
  const answer = (message: unknown): void => {
    if (from) from.postMessage(message);
    else (globalThis as unknown as { postMessage(message: unknown): void }).postMessage(message);
  };
  useEveryEntry().then(answer, (error: unknown) => answer(String(error)));
});
