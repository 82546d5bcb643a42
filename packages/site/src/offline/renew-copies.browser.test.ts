import type { CaseRecord } from '@headnote/core/contract';
import { NotFoundError, ServerError } from '@headnote/core/errors';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listCopies, readCopy, removeAllCopies, removeCopy, rememberAccess, saveCopy } from '../data/offline-copies.js';
import type { Services } from '../services/services.js';
import { renewCopies } from './renew-copies.js';
import { renewRead } from './renew-read.js';

type Library = Map<string, Partial<CaseRecord> & { readonly id: string }>;

let library: Library;
let calls: string[];
/** Runs before the server answers with a text. */
let beforeText: () => Promise<void>;
beforeEach(() => {
  library = new Map(
    ['c1', 'c2'].map((id) => [
      id,
      {
        id,
        appellant: 'Asha Rao',
        respondent: 'State',
        houseCitation: '2024 HN 1',
        content: `<p>Asha Rao in ${id}</p>`,
      },
    ]),
  );
  calls = [];
  beforeText = () => Promise.resolve();
});
afterEach(removeAllCopies);

const hits = (ids: readonly string[], withText: boolean) => ({
  hits: ids.flatMap((id) => {
    const record = library.get(id);
    if (!record) return [];
    const { content, ...rest } = record;
    return [{ id, record: withText ? { ...rest, content } : rest, later: null }];
  }),
});
const client = {
  search: {
    query: async ({ body }: { body: { query: { ids: { values: string[] } } } }) => {
      calls.push('list');
      return Promise.resolve(hits(body.query.ids.values, false));
    },
  },
  documents: {
    casePreview: async ({ body }: { body: { query: { bool: { must: [{ term: { id: string } }] } } } }) => {
      const { id } = body.query.bool.must[0].term;
      calls.push(`text ${id}`);
      await beforeText();
      return hits([id], true);
    },
    extent: async ({ id }: { id: string }) => {
      calls.push(`extent ${id}`);
      if (library.has(id)) return Promise.resolve({});
      throw new NotFoundError('The library has no document with this id.');
    },
  },
  citations: { ofJudgment: async () => Promise.resolve({ cites: [], citedBy: [] }) },
  library: { notes: async () => Promise.resolve([]) },
} as unknown as Services['client'];

const keep = async (id: string, keptAt = new Date().toISOString()) =>
  saveCopy({
    userId: '7',
    id,
    kind: 'judgment',
    title: 'Asha Rao v. State',
    keptAt,
    record: library.get(id),
    citations: undefined,
    note: null,
  });
const renew = () => renewCopies({ userId: '7', client });
const deviceOf = async (id: string) => JSON.stringify(await readCopy('7', id));
const mask = (id: string) =>
  library.set(id, {
    id,
    appellant: 'XYZ',
    respondent: 'State',
    houseCitation: '2024 HN 1',
    content: `<p>XYZ in ${id}</p>`,
  });

it('D1: a name that was masked leaves title, text and list, and the other copy stays as it is', async () => {
  await keep('c1');
  await keep('c2');
  const other = await deviceOf('c2');
  mask('c1');
  expect(await renew()).toBe(true);
  expect(await deviceOf('c1')).not.toContain('Asha');
  expect((await listCopies('7')).find(({ id }) => id === 'c1')?.title).toBe('2024 HN 1');
  expect(await deviceOf('c2')).toBe(other);
  expect(calls).toEqual(['list', 'text c1']);
});

it('D1: copies that the server has in the same form cost one call', async () => {
  await keep('c1');
  await keep('c2');
  expect([await renew(), await renew()]).toEqual([false, false]);
  expect(calls).toEqual(['list', 'list']);
});

it('D1: a judgment that was taken down leaves, although nobody opens it', async () => {
  await keep('c1');
  await keep('c2');
  library.delete('c1');
  expect(await renew()).toBe(true);
  expect((await listCopies('7')).map(({ id }) => id)).toEqual(['c2']);
});

it('a copy stays while a search does not find it, and while the server fails', async () => {
  await keep('c1');
  const answers = [() => Promise.resolve({}), () => Promise.reject(new ServerError('no'))];
  for (const extent of answers) {
    const building = {
      ...client,
      documents: { ...client.documents, extent },
      search: { query: async () => hits([], false) },
    };
    await renewCopies({ userId: '7', client: building as unknown as Services['client'] }).catch(() => undefined);
    expect(await readCopy('7', 'c1')).toBeDefined();
  }
});

it('D1: a name that is only in the text leaves within a day', async () => {
  await keep('c1', '2026-11-01T10:00:00.000Z');
  library.set('c1', { id: 'c1', appellant: 'Asha Rao', respondent: 'State', content: '<p>XYZ was there</p>' });
  await renew();
  expect(await deviceOf('c1')).toContain('XYZ was there');
  await renew();
  expect(calls.filter((call) => call === 'text c1')).toHaveLength(1);
});

it('a copy that its member removes meanwhile does not come back', async () => {
  await keep('c1');
  mask('c1');
  beforeText = () => removeCopy('7', 'c1');
  await renew();
  expect(await readCopy('7', 'c1')).toBeUndefined();
});

it('D1: a document that is read with a connection takes the place of its copy, and no other is stored', async () => {
  await keep('c1');
  const cache = new QueryClient();
  renewRead({ userId: '7', cache, signal: new AbortController().signal });
  mask('c1');
  for (const id of ['c2', 'c1']) cache.setQueryData(['case', id], { record: library.get(id), copiedAt: undefined });
  await expect.poll(async () => (await readCopy('7', 'c1'))?.record).toEqual(library.get('c1'));
  expect((await listCopies('7')).map(({ title }) => title)).toEqual(['2024 HN 1']);
});

it('a document that was read from the device changes nothing', async () => {
  await keep('c1');
  await keep('c2');
  const cache = new QueryClient();
  mask('c1');
  mask('c2');
  cache.setQueryData(['case', 'c1'], { record: library.get('c1'), copiedAt: '2026-11-01T10:00:00.000Z' });
  cache.setQueryData(['case', 'c2'], { record: library.get('c2'), copiedAt: undefined });
  renewRead({ userId: '7', cache, signal: new AbortController().signal });
  await expect.poll(() => deviceOf('c2')).not.toContain('Asha');
  expect(await deviceOf('c1')).toContain('Asha');
});

it('after the end of the subscription a text stays, and one with another name goes', async () => {
  await keep('c1');
  await keep('c2');
  await rememberAccess('7', { endDate: '2020-01-01' });
  mask('c1');
  await renew();
  expect((await listCopies('7')).map(({ id }) => id)).toEqual(['c2']);
  expect(calls.filter((call) => call.startsWith('text'))).toEqual([]);
});
