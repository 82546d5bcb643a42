import { checkText, extractCitations, findReferences, readIncomplete, type LookedUp } from '@headnote/core/citation';
import type { Asked, Told } from './protocol.js';

// The scope of a worker. The types of the page know only a window.
const scope = globalThis as unknown as {
  postMessage(message: Told): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<Asked>) => void): void;
};

const waiting = new Map<number, (answers: readonly LookedUp[]) => void>();
let looks = 0;

async function check(id: number, text: string): Promise<void> {
  const citations = extractCitations(text);
  const checked = await checkText(
    text,
    (sought) =>
      new Promise((resolve) => {
        looks += 1;
        waiting.set(looks, resolve);
        scope.postMessage({ kind: 'look', id, look: looks, sought });
      }),
    { citations, onProgress: ({ done, total }) => scope.postMessage({ kind: 'progress', id, done, total }) },
  );
  scope.postMessage({ kind: 'checked', id, checked, references: findReferences(text, citations) });
}

scope.addEventListener('message', ({ data }) => {
  if (data.kind === 'held') {
    waiting.get(data.look)?.(data.answers);
    waiting.delete(data.look);
    return;
  }
  if (data.kind === 'read') {
    scope.postMessage({
      kind: 'citations',
      id: data.id,
      citations: extractCitations(data.text),
      incomplete: readIncomplete(data.text),
    });
    return;
  }
  check(data.id, data.text).catch((error: unknown) => {
    scope.postMessage({ kind: 'failed', id: data.id, message: error instanceof Error ? error.message : String(error) });
  });
});
