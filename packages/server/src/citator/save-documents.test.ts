import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeAct, makeCase, makeFolder } from '../test-library.fixtures.js';
import { countDocuments } from '../library/count-documents.js';
import { openDatabase, type Store } from '../store/database.js';
import { documentId } from '../library/document-id.js';
import { HouseCitationError } from '../library/house-citation-error.js';
import { readActSections } from '../library/read-act-sections.js';
import { readByHouseCitation, readDocuments } from '../library/read-documents.js';
import { saveDocuments } from './save-documents.js';
import { testDatabase } from '../store/test-database.fixtures.js';

describe('saveDocuments', () => {
  const folder = makeFolder();
  let store: Store;
  let count = 0;

  beforeEach(async () => {
    count += 1;
    store = await openDatabase(await testDatabase(`${folder.path}/${count}`));
  });
  afterEach(() => store.close());
  afterEach(() => folder.remove());

  const citationOf = async (sourceId: string, kind: 'case' | 'act' = 'case') => {
    const [document] = await readDocuments(store, [documentId(kind, sourceId)], { withContent: 'none' });
    return document?.record.houseCitation;
  };
  const queued = () => store.db.selectFrom('index_queue').selectAll().execute();

  it('stores new documents, updates changed ones and skips unchanged ones', async () => {
    expect(await saveDocuments(store, [makeCase('t:1', 'One.'), makeCase('t:2', 'Two.')])).toEqual([
      'stored',
      'stored',
    ]);
    await store.db.deleteFrom('index_queue').execute();
    expect(
      await saveDocuments(store, [
        makeCase('t:1', 'One.'),
        makeCase('t:2', 'Two, corrected.'),
        makeCase('t:3', 'Three.'),
      ]),
    ).toEqual(['unchanged', 'updated', 'stored']);
    expect(await countDocuments(store)).toEqual({ cases: 3, acts: 0, samples: 0, sampleCases: 0 });
    expect((await queued()).map((row) => row.document_id).sort()).toEqual(
      [documentId('case', 't:2'), documentId('case', 't:3')].sort(),
    );
    const [second] = await readDocuments(store, [documentId('case', 't:2')], { withContent: 'full' });
    expect(second?.record.content).toBe('<p id="p1">Two, corrected.</p>');
  });

  it('detects a change of any field, and ignores the order of properties', async () => {
    const before = makeCase('t:1', 'One.', { subject: 'Land' });
    await saveDocuments(store, [before]);
    const reordered = Object.fromEntries(Object.entries(before).reverse()) as unknown as typeof before;
    expect(await saveDocuments(store, [reordered])).toEqual(['unchanged']);
    expect(await saveDocuments(store, [{ ...before, subject: 'Tenancy' }])).toEqual(['updated']);
    expect(await saveDocuments(store, [{ ...before, subject: 'Tenancy', derivedFields: ['subject'] }])).toEqual([
      'updated',
    ]);
  });

  it('keeps the library’s own values when a document is updated', async () => {
    await saveDocuments(store, [makeCase('t:1', 'One.', { decidedOn: '1999-01-01' })]);
    await store.db.updateTable('documents').set({ cited_count: 7 }).execute();
    await saveDocuments(store, [makeCase('t:1', 'One!', { decidedOn: '2000-01-01' })]);
    const [document] = await readDocuments(store, [documentId('case', 't:1')], { withContent: 'none' });
    expect(document?.record).toMatchObject({ citedCount: 7, decidedOn: '2000-01-01', houseCitation: '1999 HN 1' });
  });

  it('numbers documents by year and series, in the order of arrival', async () => {
    const sample = { id: 's:1', name: 'Sample', isSample: true };
    await saveDocuments(store, [
      makeCase('t:1', 'a', { decidedOn: '2024-02-02' }),
      makeCase('t:2', 'b', { decidedOn: '2024-01-01' }),
      makeCase('t:3', 'c'),
      makeAct('t:4', 'd', { year: 1930 }),
      makeAct('t:5', 'e'),
      makeCase('s:1', 'f', { decidedOn: '2024-01-01', source: sample, houseCitation: '2024 HNS 12' }),
    ]);
    await saveDocuments(store, [
      makeCase('t:6', 'g', { decidedOn: '2024-12-12' }),
      makeCase('s:2', 'h', { decidedOn: '2024-01-01', source: { ...sample, id: 's:2' } }),
    ]);
    const citations = await Promise.all([
      ...['t:1', 't:2', 't:3', 't:6', 's:1', 's:2'].map((id) => citationOf(id)),
      citationOf('t:4', 'act'),
      citationOf('t:5', 'act'),
    ]);
    expect(citations).toEqual([
      '2024 HN 1',
      '2024 HN 2',
      'ND HN 1',
      '2024 HN 3',
      '2024 HNS 12',
      '2024 HNS 13',
      '1930 HNA 1',
      'ND HNA 1',
    ]);
    const found = await readByHouseCitation(store, '2024 HN 3', { withContent: 'none' });
    expect(found?.id).toBe(documentId('case', 't:6'));
    expect(await readByHouseCitation(store, '2024 HN 4', { withContent: 'none' })).toBeUndefined();
  });

  it('never reuses a number, even after a removal', async () => {
    await saveDocuments(store, [makeCase('t:1', 'a', { decidedOn: '2024-02-02' })]);
    await store.db.deleteFrom('documents').execute();
    await saveDocuments(store, [makeCase('t:2', 'b', { decidedOn: '2024-02-02' })]);
    expect(await citationOf('t:2')).toBe('2024 HN 2');
  });

  it('refuses a taken fixed citation, names both documents, and stores nothing of the batch', async () => {
    const source = (id: string) => ({ id, name: 'Sample', isSample: true });
    const first = makeCase('s:1', 'a', { source: source('s:1'), houseCitation: '2024 HNS 1' });
    await saveDocuments(store, [first]);
    const second = makeCase('s:2', 'b', { source: source('s:2'), houseCitation: '2024 HNS 1' });
    const failure = await saveDocuments(store, [makeCase('t:1', 'c'), second]).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(HouseCitationError);
    expect(failure).toMatchObject({
      citation: '2024 HNS 1',
      sourceId: 's:2',
      message: expect.stringContaining('s:1 already has'),
    });
    expect((await countDocuments(store)).cases).toBe(1);
    expect(await saveDocuments(store, [first])).toEqual(['unchanged']);
  });

  it('refuses a fixed citation that another document of the same batch has received', async () => {
    const sample = (id: string, more: object) =>
      makeCase(id, id, { source: { id, name: 'Sample', isSample: true }, decidedOn: '2024-02-02', ...more });
    for (const first of [sample('s:1', {}), sample('s:1', { houseCitation: '2024 HNS 1' })]) {
      const saved = saveDocuments(store, [first, sample('s:2', { houseCitation: '2024 HNS 1' })]);
      await expect(saved).rejects.toThrow('which s:1 already has');
      await expect(saved).rejects.toBeInstanceOf(HouseCitationError);
    }
    expect((await countDocuments(store)).cases).toBe(0);
  });

  it.each(['2024 HN 1', '2024 HNS 0', '24 HNS 1', 'HNS 1', '2024 hns 1', '2024 HNSA 1'])(
    'refuses the fixed citation %j of a sample case',
    async (houseCitation) => {
      const document = makeCase('s:1', 'a', { source: { id: 's:1', name: 'Sample', isSample: true }, houseCitation });
      await expect(saveDocuments(store, [document])).rejects.toBeInstanceOf(HouseCitationError);
    },
  );

  it('refuses the same source id twice in a batch', async () => {
    await expect(saveDocuments(store, [makeCase('t:1', 'a'), makeCase('t:1', 'b')])).rejects.toThrow(
      't:1 occurs twice in one batch',
    );
  });

  it('stores the current section list of an act', async () => {
    const section = (number: string) => ({ anchor: `s${number}`, number, heading: `Heading ${number}` });
    const sections = Array.from({ length: 1200 }, (_, index) => section(String(index)));
    await saveDocuments(store, [makeAct('t:1', 'a', { sections })]);
    const id = documentId('act', 't:1');
    expect(await readActSections(store, id)).toEqual(sections);
    await saveDocuments(store, [makeAct('t:1', 'a', { sections: [section('2'), section('1')] })]);
    expect((await readActSections(store, id)).map((each) => each.number)).toEqual(['2', '1']);
  });

  it('stores nothing of an interrupted batch', async () => {
    const broken = makeCase('t:2', 'b', { judges: [1n as unknown as string] });
    await expect(saveDocuments(store, [makeCase('t:1', 'a'), broken])).rejects.toThrow();
    expect((await countDocuments(store)).cases).toBe(0);
    expect(await queued()).toEqual([]);
  });

  it('lets several processes create the database and write at once, without losing a number', async () => {
    const dataDir = `${folder.path}/together`;
    const script = fileURLToPath(new URL('./save-batch.fixtures.ts', import.meta.url));
    const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
    const save = (name: string) =>
      promisify(execFile)(process.execPath, ['--import', tsx, '--conditions=headnote-source', script, dataDir, name]);
    await Promise.all(['x', 'y', 'z'].map(save));
    const shared = await openDatabase(await testDatabase(dataDir));
    const rows = await shared.db.selectFrom('documents').select('house_number').orderBy('house_number').execute();
    await shared.close();
    expect(rows.map((row) => row.house_number)).toEqual(Array.from({ length: 150 }, (_, index) => index + 1));
  });
});

describe('readDocuments', () => {
  const folder = makeFolder();
  let store: Store;
  beforeEach(async () => {
    store = await openDatabase(await testDatabase(folder.path));
    await saveDocuments(store, [
      makeCase('t:1', 'x'.repeat(3000), {
        judges: ['A. Bose', 'B. Iyer'],
        otherCitations: ['AIR 1 SC 1'],
        actsCited: ['A & B Act'],
        appellant: 'Rao',
      }),
      makeAct('t:2', 'Act.', { title: 'The Boats Act', isAvailable: false }),
    ]);
  });
  afterEach(async () => {
    await store.close();
    folder.remove();
  });

  it('returns documents in the requested order, without missing ones', async () => {
    const ids = [documentId('act', 't:2'), 'c000000000000', documentId('case', 't:1')];
    const documents = await readDocuments(store, ids, { withContent: 'none' });
    expect(documents.map((document) => document.kind)).toEqual(['act', 'case']);
    expect(documents[0]?.record).toMatchObject({
      title: 'The Boats Act',
      isAvailable: false,
      year: null,
      number: ids[0],
    });
    expect(documents[1]?.record).toMatchObject({
      judges: ['A. Bose', 'B. Iyer'],
      benchStrength: 2,
      citations: ['ND HN 1', 'AIR 1 SC 1'],
      actsHtml: '<ul><li>A &amp; B Act</li></ul>',
      isSample: false,
    });
    expect(documents[1]?.record).not.toHaveProperty('content');
  });

  it('reads only the requested fields', async () => {
    const [document] = await readDocuments(store, [documentId('case', 't:1')], {
      fields: ['appellant', 'title'],
      withContent: 'none',
    });
    expect(document?.record).toEqual({ id: documentId('case', 't:1'), appellant: 'Rao' });
  });

  it('returns the preview or the whole text, as requested', async () => {
    const lengthOf = async (withContent: 'full' | 'preview') => {
      const [document] = await readDocuments(store, [documentId('case', 't:1')], { fields: [], withContent });
      return document?.record.content?.replace(/<[^>]*>/g, '').length;
    };
    expect(await lengthOf('preview')).toBe(2001);
    expect(await lengthOf('full')).toBe(3000);
  });
});
