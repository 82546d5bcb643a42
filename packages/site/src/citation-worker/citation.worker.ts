import { checkText, extractCitations, type CaseHeld } from '@headnote/core/citation';
import type { Asked, Told } from './protocol.js';

// The scope of a worker. The types of the page know only a window.
const scope = globalThis as unknown as {
  postMessage(message: Told): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<Asked>) => void): void;
};

const waiting = new Map<number, (hits: readonly (readonly CaseHeld[])[]) => void>();
let looks = 0;

async function check(id: number, text: string): Promise<void> {
  const checked = await checkText(
    text,
    (canonicals) =>
      new Promise((resolve) => {
        looks += 1;
        waiting.set(looks, resolve);
        scope.postMessage({ kind: 'look', id, look: looks, canonicals });
      }),
    { onProgress: ({ done, total }) => scope.postMessage({ kind: 'progress', id, done, total }) },
  );
  scope.postMessage({ kind: 'checked', id, checked });
}

scope.addEventListener('message', ({ data }) => {
  if (data.kind === 'held') {
    waiting.get(data.look)?.(data.hits);
    waiting.delete(data.look);
    return;
  }
  if (data.kind === 'read') {
    scope.postMessage({ kind: 'citations', id: data.id, citations: extractCitations(data.text) });
    return;
  }
  check(data.id, data.text).catch((error: unknown) => {
    scope.postMessage({ kind: 'failed', id: data.id, message: error instanceof Error ? error.message : String(error) });
  });
});
