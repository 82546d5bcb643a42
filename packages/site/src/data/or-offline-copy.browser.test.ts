import { NetworkError } from '@headnote/core/errors';
import { afterEach, expect, it } from 'vitest';
import { removeAllCopies, rememberAccess, saveCopy, readCopy } from './offline-copies.js';
import { orOfflineCopy } from './or-offline-copy.js';

const question = { id: 'c1', userId: '7', part: 'record' } as const;
const keep = () =>
  saveCopy({
    userId: '7',
    id: 'c1',
    kind: 'judgment',
    title: 'Asha v. State',
    keptAt: '2026-11-27T10:00:00.000Z',
    record: { content: '<p>Text</p>' },
    citations: undefined,
    note: null,
  });

afterEach(removeAllCopies);

it('a document is read from the device without a connection', async () => {
  await keep();
  const read = () => Promise.reject(new NetworkError('offline'));
  expect(await orOfflineCopy(question, read)).toMatchObject({ value: { content: '<p>Text</p>' } });
});

it('a document that was taken down leaves the device, and no other answer removes it', async () => {
  await keep();
  await orOfflineCopy(question, () => Promise.resolve({ content: '<p>Newer</p>' }));
  await orOfflineCopy({ ...question, part: 'note' }, () => Promise.resolve(null));
  expect(await readCopy('7', 'c1')).toBeDefined();
  expect(await orOfflineCopy(question, () => Promise.resolve(null))).toEqual({ value: null, copiedAt: undefined });
  expect(await readCopy('7', 'c1')).toBeUndefined();
});

it('a document is not read from the device after the end of the subscription, and is not removed', async () => {
  await keep();
  await rememberAccess('7', { endDate: '2020-01-01' });
  const offline = new NetworkError('offline');
  const read = () => Promise.reject(offline);
  await expect(orOfflineCopy(question, read)).rejects.toBe(offline);
  expect(await orOfflineCopy({ ...question, part: 'note' }, read)).toMatchObject({ value: null });
  expect(await readCopy('7', 'c1')).toBeDefined();
});
