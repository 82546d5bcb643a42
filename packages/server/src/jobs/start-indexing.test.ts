import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { documentId } from '../library/document-id.js';
import { runDocuments } from '../operation/run-documents.js';
import { createMarks } from '../citator/marks.js';
import { countFailed } from '../store/queues.js';
import { startIndexing } from './start-indexing.js';
import { makeCase, openTestLibrary, type TestLibrary } from '../test-library.fixtures.js';
import { saveDocuments } from '../citator/save-documents.js';

let library: TestLibrary;
beforeEach(async () => {
  library = await openTestLibrary();
});
afterEach(() => library.close());

it('indexes and resolves the documents of a killed import, and updates the counts in the index', async () => {
  const { store, engine } = library;
  await saveDocuments(store, [
    makeCase('t:1', 'See AIR 1960 SC 5.', { decidedOn: '1970-01-01' }),
    makeCase('t:2', 'Cited.', { decidedOn: '1960-01-01', otherCitations: ['AIR 1960 SC 5'] }),
  ]);
  const error = vi.fn();
  const running = startIndexing({ store, engine, log: { error } as never });
  const citedCounts = async () => {
    const request = { query: { type: 'all' }, from: 0, size: 9, highlight: [], aggregations: [] } as const;
    const { hits } = await engine.search({ ...request, sort: [{ field: 'citedCount', descending: true }] });
    return hits.map(({ sort }) => sort?.[0]);
  };
  await vi.waitFor(async () => expect(await citedCounts()).toEqual([1, 0]), { timeout: 20_000 });
  await running.stop();
  expect(error).not.toHaveBeenCalled();
});

it('sets aside a document that cannot be read, resolved or counted, with its reason, and finishes the others', async () => {
  const { store, engine } = library;
  const cites = (id: string) => makeCase(id, 'See AIR 1960 SC 5.', { decidedOn: '1970-01-01' });
  await saveDocuments(store, [
    cites('t:1'),
    cites('t:2'),
    cites('t:3'),
    makeCase('t:4', 'Cited.', { decidedOn: '1960-01-01', otherCitations: ['AIR 1960 SC 5'] }),
  ]);
  const unread = documentId('case', 't:1');
  const unresolved = documentId('case', 't:2');
  const whole = documentId('case', 't:3');
  const { db } = store;
  await db.updateTable('documents').set({ judges: 'no list' }).where('id', '=', unread).execute();
  await db.updateTable('citation_uses').set({ keys: 'no list' }).where('document_id', '=', unresolved).execute();
  const error = vi.fn();
  const running = startIndexing({ store, engine, log: { error } as never });
  const reasons = async () => {
    const found: unknown[] = [];
    for (const queue of ['index_queue', 'citator_queue', 'completion_queue'] as const)
      found.push(...(await db.selectFrom(queue).select(['document_id', 'failure']).execute()));
    return found;
  };
  const isReason = expect.stringContaining('SyntaxError') as string;
  const setAside = [
    { document_id: unread, failure: isReason },
    { document_id: unresolved, failure: isReason },
    { document_id: unread, failure: isReason },
  ];
  await vi.waitFor(async () => expect(await reasons()).toEqual(setAside), { timeout: 20_000 });
  await running.stop();
  const links = await db.selectFrom('case_links').select('citing_id').orderBy('citing_id').execute();
  expect(links.map(({ citing_id }) => citing_id)).toEqual([unread, whole].toSorted());
  expect(await engine.count()).toBe(3);
  expect(await countFailed(db)).toBe(2);
  const marks = createMarks({ store, actor: 'admin:asha', now: Date.now });
  const listed = await runDocuments(
    { kind: 'documents', act: 'set-aside' },
    {
      store,
      marks,
      removeSample: () => Promise.reject(new Error('It is not asked for.')),
    },
  );
  expect(listed).toMatch(
    new RegExp(
      `^${unread}  1970 HN \\d+  not searchable\n  SyntaxError: .*\n${unresolved}  1970 HN \\d+  citations not resolved\n`,
    ),
  );
  expect(new Set(error.mock.calls.map(([, message]) => String(message)))).toEqual(
    new Set([
      'the index could not take a document',
      'the names and words of a document could not be counted',
      'the citations of a document could not be resolved',
    ]),
  );

  // A start tries them again.
  await db.updateTable('documents').set({ judges: '[]' }).where('id', '=', unread).execute();
  await db.updateTable('citation_uses').set({ keys: '[]' }).where('document_id', '=', unresolved).execute();
  const again = startIndexing({ store, engine, log: { error } as never });
  await vi.waitFor(async () => expect(await reasons()).toEqual([]), { timeout: 20_000 });
  await again.stop();
  expect(await engine.count()).toBe(4);
});
