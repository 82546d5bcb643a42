import { expect, it } from 'vitest';
import * as v from 'valibot';
import type { Call } from '../contract/index.js';
import { clientOf, failure } from './client.fixtures.js';
import { uploadByXhr } from './index.js';
import type { Progress } from './progress.js';

const SIZE = 3_000_000;
const ask: Call<undefined, unknown> = {
  service: 'assistant',
  name: 'askFile',
  method: 'POST',
  path: '/unanswered',
  auth: 'none',
  ours: false,
  sends: 'form-data',
  envelope: true,
  answer: v.unknown(),
  request: () => ({ body: { file: new Blob([new Uint8Array(SIZE)]) } }),
};

it('a browser reports an upload to its end, also if the server then refuses it', async () => {
  const reports: Progress[] = [];
  const client = clientOf(ask, { bases: { api: location.origin }, upload: uploadByXhr });
  const error = await failure(client.call(undefined, { onProgress: (progress) => void reports.push(progress) }));
  expect(error.code).toBe('not-found');
  expect(reports.every(({ direction }) => direction === 'upload')).toBe(true);
  const bytes = reports.map(({ transferred }) => transferred);
  expect(bytes).toEqual(bytes.toSorted((a, b) => a - b));
  expect(reports.at(-1)?.transferred).toBeGreaterThan(SIZE);
  expect(reports.at(-1)?.total).toBe(reports.at(-1)?.transferred);
});
