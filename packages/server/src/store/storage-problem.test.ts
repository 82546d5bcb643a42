import { expect, it } from 'vitest';
import { storageProblem } from './storage-problem.js';

it('knows that too many requests wait for a connection of the pool', () => {
  const error = new Error('timeout exceeded when trying to connect');
  expect(storageProblem(error)).toMatchObject({ kind: 'busy' });
  expect(storageProblem(new Error('the request failed', { cause: error }))).toMatchObject({ kind: 'busy' });
});
