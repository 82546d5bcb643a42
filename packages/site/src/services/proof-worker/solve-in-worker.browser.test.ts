import { isProof } from '@headnote/core/session/proof';
import { expect, it } from 'vitest';
import { solveInWorker } from './solve-in-worker.js';

it('solves a challenge in a worker', async () => {
  expect(isProof(await solveInWorker('12.a'))).toBe(true);
});

it('ends with its signal, and rejects what is no challenge', async () => {
  const stop = new AbortController();
  const work = solveInWorker('22.a', { signal: stop.signal });
  stop.abort(new Error('The reader has left.'));
  await expect(work).rejects.toThrow('The reader has left.');
  await expect(solveInWorker('no challenge')).rejects.toMatchObject({ code: 'busy' });
});
