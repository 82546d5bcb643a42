import { fullCaseBody } from '@headnote/core/search/bodies';
import { expect, it, onTestFinished } from 'vitest';
import { openTestApp } from '../app.fixtures.js';
import type { FileStore } from '../files/file-store.js';
import { FilesUnavailableError } from '../files/files-unavailable-error.js';
import { openFolderStore } from '../files/folder-store.js';
import { documentId } from '../library/document-id.js';
import { clientOf } from './test-client.fixtures.js';

const CASE = documentId('case', 'test:long');
const refuses = async () => Promise.reject(new FilesUnavailableError('it denies access', new Error('secret-host')));
const isSilent = () => new Promise<never>(() => {});

it.each([
  ['refuses', { held: refuses, find: refuses, check: refuses }],
  ['does not answer', { held: isSilent, find: refuses, check: refuses }],
] satisfies [string, Partial<FileStore>][])('a store of files that %s holds nothing else up', async (_how, faults) => {
  const test = await openTestApp({ files: { ...openFolderStore('/nowhere'), ...faults } });
  onTestFinished(() => test.close());
  const headers = await test.memberHeaders();
  const { hits } = await clientOf(test, headers.authorization.slice(7)).search.query({
    body: fullCaseBody({ id: CASE }),
  });
  expect(hits[0]?.record).toMatchObject({ id: CASE, originalId: '' });
  const url = `/api/caseview/getreplicadocument?docpdfid=${CASE}`;
  const original = await test.app.inject({ url, headers: { ...headers, 'accept-language': 'en' } });
  expect([original.statusCode, original.json<{ message: string }>().message]).toEqual([
    503,
    'The original files cannot be read at the moment. Please try again later.',
  ]);
  const ready = await test.app.inject('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([
    200,
    { status: 'ready', files: 'the store of the original files cannot be used' },
  ]);
});
