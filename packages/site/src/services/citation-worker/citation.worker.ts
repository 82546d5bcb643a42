import { checkBrief, DocumentLimitError } from '@headnote/core/brief-check';
import { extractCitations, readIncomplete, type LookedUp } from '@headnote/core/citation';
import type { Asked, Told } from './protocol.js';

// The scope of a worker. The types of the page know only a window.
const scope = globalThis as unknown as {
  postMessage(message: Told): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<Asked>) => void): void;
};

const waiting = new Map<number, (answers: readonly LookedUp[]) => void>();
let looks = 0;

async function check(id: number, text: string): Promise<void> {
  const brief = await checkBrief(text, {
    lookUp: (sought) =>
      new Promise((resolve) => {
        looks += 1;
        waiting.set(looks, resolve);
        scope.postMessage({ kind: 'look', id, look: looks, sought });
      }),
    onProgress: (progress) => scope.postMessage({ kind: 'progress', id, ...progress }),
    // The page ends a check by ending the worker.
    signal: new AbortController().signal,
  });
  scope.postMessage({ kind: 'checked', id, brief });
}

scope.addEventListener('message', ({ data }) => {
  if (data.kind === 'found') {
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
    scope.postMessage({
      kind: 'failed',
      id: data.id,
      message: error instanceof Error ? error.message : String(error),
      ...(error instanceof DocumentLimitError && { problem: error.problem }),
    });
  });
});
