import { describe, expect, it, vi } from 'vitest';
import { createCitationWorker, type WorkerPort } from './create-citation-worker.js';
import type { Asked, Told } from './protocol.js';

/** A worker with the answers of a test. */
function fakePort() {
  const asked: Asked[] = [];
  const listeners: Record<string, ((event: unknown) => void)[]> = {};
  const port = {
    postMessage: (message: Asked) => void asked.push(message),
    addEventListener: (type: string, listener: (event: unknown) => void) =>
      void (listeners[type] ??= []).push(listener),
    terminate: vi.fn<() => void>(),
  };
  return {
    port: port as unknown as WorkerPort,
    asked,
    terminate: port.terminate,
    tell: (data: Told) => listeners['message']?.forEach((listener) => listener({ data })),
    fail: () => listeners['error']?.forEach((listener) => listener({})),
  };
}

const signal = () => new AbortController().signal;

describe('the worker that reads citations', () => {
  it('asks the page to look citations up and receives what the library has', async () => {
    const { port, asked, tell } = fakePort();
    const onProgress = vi.fn<(progress: unknown) => void>();
    const lookUp = vi.fn(() => Promise.resolve([{ hits: [{ id: 'c1', title: 'A v. B' }] }]));
    const answer = createCitationWorker(() => port).check('text', { signal: signal(), lookUp, onProgress });
    tell({ kind: 'look', id: 1, look: 7, sought: [{ canonical: 'AIR 1990 SC 1' }] });
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    expect(asked).toEqual([
      { kind: 'check', id: 1, text: 'text' },
      { kind: 'found', id: 1, look: 7, answers: [{ hits: [{ id: 'c1', title: 'A v. B' }] }] },
    ]);
    tell({ kind: 'progress', id: 1, done: 1, total: 1 });
    tell({ kind: 'checked', id: 1, brief: { checked: [], references: [], claims: [] } });
    await expect(answer).resolves.toEqual({ checked: [], references: [], claims: [] });
    expect(onProgress).toHaveBeenCalledWith({ done: 1, total: 1 });
  });

  it('says that a text cites too much', async () => {
    const { port, tell } = fakePort();
    const answer = createCitationWorker(() => port).check('text', {
      signal: signal(),
      lookUp: () => [],
      onProgress: vi.fn<() => void>(),
    });
    tell({ kind: 'failed', id: 1, message: 'many', problem: 'too-many-citations' });
    await expect(answer).rejects.toMatchObject({ problem: 'too-many-citations' });
  });

  it('ends at once when the check is aborted', async () => {
    const { port, terminate } = fakePort();
    const controller = new AbortController();
    const answer = createCitationWorker(() => port).check('text', {
      signal: controller.signal,
      lookUp: () => [],
      onProgress: vi.fn<() => void>(),
    });
    controller.abort(new Error('enough'));
    await expect(answer).rejects.toThrow('enough');
    expect(terminate).toHaveBeenCalledOnce();
  });

  it('fails with the error of the look-up, of the engine, and of a worker that does not load', async () => {
    for (const [break_, words] of [
      [(fake: ReturnType<typeof fakePort>) => fake.tell({ kind: 'look', id: 1, look: 1, sought: [] }), 'no line'],
      [(fake: ReturnType<typeof fakePort>) => fake.tell({ kind: 'failed', id: 1, message: 'engine' }), 'engine'],
      [(fake: ReturnType<typeof fakePort>) => fake.fail(), 'could not be loaded'],
    ] as const) {
      const fake = fakePort();
      const lookUp = () => Promise.reject(new Error('no line'));
      const answer = createCitationWorker(() => fake.port).check('text', {
        signal: signal(),
        lookUp,
        onProgress: vi.fn<() => void>(),
      });
      break_(fake);
      await expect(answer).rejects.toThrow(words);
    }
  });

  it('matches each answer to its question', async () => {
    const { port, tell } = fakePort();
    const worker = createCitationWorker(() => port);
    const first = worker.read('one');
    const second = worker.read('two');
    tell({ kind: 'citations', id: 2, citations: [], incomplete: undefined });
    await expect(second).resolves.toEqual({ citations: [], incomplete: undefined });
    tell({ kind: 'citations', id: 1, citations: [], incomplete: { family: 'AIR', year: 1973 } });
    await expect(first).resolves.toMatchObject({ incomplete: { family: 'AIR' } });
  });
});
