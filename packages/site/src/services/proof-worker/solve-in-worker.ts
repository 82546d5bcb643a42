import { BusyError } from '@headnote/core/errors';

/** Solves the challenge of a sign-in in a thread of its own. Rejects with a BusyError if that cannot be done here. */
export async function solveInWorker(challenge: string, { signal }: { readonly signal?: AbortSignal } = {}) {
  signal?.throwIfAborted();
  const worker = new Worker(new URL('./proof.worker.ts', import.meta.url), { type: 'module', name: 'proof' });
  try {
    return await new Promise<string>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      worker.addEventListener('message', ({ data }) => resolve(data as string));
      worker.addEventListener('error', (event) => reject(new BusyError(undefined, { cause: event.message })));
      worker.postMessage(challenge);
    });
  } finally {
    worker.terminate();
  }
}
