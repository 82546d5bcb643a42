import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSample } from '../ingest/load-sample.js';
import { openDatabase, type Store } from '../store/database.js';
import type { NewCase, NewDocument } from '../extraction/new-document.js';
import { documentId } from '../library/document-id.js';
import { removeDocuments } from './remove-documents.js';
import { saveDocuments } from './save-documents.js';
import { drainIndexQueue } from '../search/indexing/index-queue.js';
import { makeAct, makeCase, makeFolder, openTestLibrary } from '../test-library.fixtures.js';
import { fillTreatments } from '../store/migrations/023-document-treatment.js';
import { overrulingLinks } from './overruling-links.js';
import { countUnresolved, resolveCitations } from './resolve-citations.js';
import { testDatabase } from '../store/test-database.fixtures.js';

const idOf = (sourceId: string) => documentId('case', sourceId);
const THREE = ['A', 'B', 'C'];

/** The judgment that the others cite. */
const rao = (fields: Partial<NewCase> = {}) =>
  makeCase('t:rao', 'The appeal is allowed.', {
    appellant: 'Rao',
    respondent: 'State of Bihar',
    decidedOn: '1960-01-05',
    otherCitations: ['AIR 1960 SC 5', '1960 (1) SCR 9'],
    judges: THREE,
    ...fields,
  });

const citing = (sourceId: string, text: string, fields: Partial<NewCase> = {}) =>
  makeCase(sourceId, text, { appellant: 'Sen', respondent: 'Das', decidedOn: '1970-03-04', judges: THREE, ...fields });

describe('the citator', () => {
  const folder = makeFolder();
  let store: Store;
  let count = 0;

  beforeEach(async () => {
    count += 1;
    store = await openDatabase(await testDatabase(`${folder.path}/${count}`));
  });
  afterEach(() => store.close());
  afterEach(() => folder.remove());

  const load = async (...documents: NewDocument[]) => {
    const outcomes = await saveDocuments(store, documents);
    await resolveCitations(store);
    return outcomes;
  };
  const usesOf = async (sourceId: string) =>
    store.db
      .selectFrom('citation_uses')
      .selectAll()
      .where('document_id', '=', idOf(sourceId))
      .orderBy('position')
      .execute();
  const statesOf = async (sourceId: string) => (await usesOf(sourceId)).map(({ state }) => state);
  const links = () => store.db.selectFrom('case_links').selectAll().orderBy('citing_id').orderBy('cited_id').execute();
  const countsOf = (sourceId: string) =>
    store.db
      .selectFrom('documents')
      .select(['cited_count', 'referred_count', 'overruled_count', 'is_referred', 'treatment'])
      .where('id', '=', idOf(sourceId))
      .executeTakeFirst();

  it('resolves no citation of a number that more than twenty judgments have, and others as before', async () => {
    const crowd = Array.from({ length: 21 }, (_, at) =>
      makeCase(`t:crowd-${at}`, 'Dismissed.', { otherCitations: ['AIR 1950 SC 7'], decidedOn: '1950-01-01' }),
    );
    await load(rao(), ...crowd, citing('t:sen', 'See AIR 1950 SC 7 and Rao v. State of Bihar, AIR 1960 SC 5.'));
    expect(await statesOf('t:sen')).toEqual(['not-held', 'found']);
    await removeDocuments(store, [idOf('t:crowd-0')]);
    await resolveCitations(store);
    expect(await statesOf('t:sen')).toEqual(['ambiguous', 'found']);
  });

  it('stores the place, sentence, paragraph, parties and target of a citation', async () => {
    const text = 'First paragraph.\n\nWe follow Rao v. State of Bihar, AIR 1960 SC 5 at 7. That is settled.';
    await load(rao(), citing('t:1', text));
    const [place] = await usesOf('t:1');
    expect(place).toMatchObject({
      state: 'found',
      target_id: idOf('t:rao'),
      canonical: 'AIR 1960 SC 5',
      case_name: 'Rao v. State of Bihar',
      paragraph: 'p2',
      year: 1960,
      court: 'SC',
    });
    expect(text.slice(place?.start, place?.end)).toBe(place?.text);
    expect(text.slice(place?.sentence_start, place?.sentence_end)).toBe(
      'We follow Rao v. State of Bihar, AIR 1960 SC 5 at 7.',
    );
  });

  it('finds a judgment by its house citation, its reports and the index’s serial number in square brackets', async () => {
    await load(
      rao({ otherCitations: ['LII [1960] INSC 3', '1960 AIR 5', '[1990] SUPP. 3 S.C.R. 566', '1960 INSC 8'] }),
    );
    const keys = await store.db.selectFrom('citation_keys').select('key').orderBy('key').execute();
    expect(keys.map(({ key }) => key)).toEqual([
      '1960 HN 1',
      '1960 INSC 8',
      '1990 (Supp 3) SCR 566',
      'AIR 1960 SC 5',
      '[1960] INSC 3',
    ]);
  });

  it('resolves only the citations of a judgment when it arrives', async () => {
    await load(citing('t:1', 'See AIR 1960 SC 5.'), citing('t:2', 'See AIR 1961 SC 5.'));
    expect(await statesOf('t:1')).toEqual(['not-held']);
    await saveDocuments(store, [rao()]);
    expect(await countUnresolved(store)).toBe(2);
    await resolveCitations(store);
    expect(await statesOf('t:1')).toEqual(['found']);
    expect(await statesOf('t:2')).toEqual(['not-held']);
    expect(await countsOf('t:rao')).toMatchObject({
      cited_count: 1,
      referred_count: 0,
      is_referred: 1,
      treatment: 'relied-on',
    });
    expect(await countsOf('t:1')).toMatchObject({ cited_count: 0, referred_count: 1, is_referred: 0, treatment: '' });
  });

  it('resolves again when a judgment changes its numbers, its date or its parties', async () => {
    await load(rao(), citing('t:1', 'See Rao v. State of Bihar, AIR 1960 SC 5.'));
    await load(rao({ otherCitations: ['AIR 1960 SC 50'] }));
    expect(await statesOf('t:1')).toEqual(['not-held']);
    await load(rao({ appellant: 'Mehta', respondent: 'Mehta' }));
    expect(await statesOf('t:1')).toEqual(['name-differs']);
    await load(rao({ decidedOn: '1980-01-01' }));
    expect(await statesOf('t:1')).toEqual(['not-held']);
    await load(rao());
    expect(await statesOf('t:1')).toEqual(['found']);
  });

  it('resolves again when a judgment is removed, and subtracts its citations from the counts', async () => {
    await load(rao(), citing('t:1', 'See AIR 1960 SC 5 and 1970 HN 2.'), citing('t:2', 'See AIR 1960 SC 5.'));
    expect((await countsOf('t:rao'))?.cited_count).toBe(2);
    await removeDocuments(store, [idOf('t:2'), 'c-unknown']);
    await resolveCitations(store);
    expect((await countsOf('t:rao'))?.cited_count).toBe(1);
    expect(await statesOf('t:1')).toEqual(['found', 'not-held']);
    await removeDocuments(store, [idOf('t:rao')]);
    await resolveCitations(store);
    expect(await statesOf('t:1')).toEqual(['not-held', 'not-held']);
    expect(await links()).toEqual([]);
    expect((await countsOf('t:1'))?.referred_count).toBe(0);
  });

  it('counts each citing judgment once, and never a citation of itself', async () => {
    await load(
      rao(),
      citing('t:1', 'See AIR 1960 SC 5 = 1960 (1) SCR 9. Again AIR 1960 SC 5. And 1970 HN 1 is this one.'),
    );
    expect(await links()).toMatchObject([{ citing_id: idOf('t:1'), cited_id: idOf('t:rao'), mentions: 2 }]);
    expect(await statesOf('t:1')).toEqual(['found', 'found', 'found', 'found']);
    expect((await countsOf('t:1'))?.cited_count).toBe(0);
  });

  it('flags and does not count overruling by a smaller bench or a lower court', async () => {
    const words = 'We overrule Rao v. State of Bihar, AIR 1960 SC 5.';
    await load(
      rao(),
      citing('t:1', words),
      citing('t:2', words, { judges: ['A', 'B'] }),
      citing('t:3', words, { judges: [] }),
      citing('t:4', words, { courtId: 3, judges: ['A', 'B', 'C', 'D', 'E'] }),
    );
    const flags = new Map((await links()).map((link) => [link.citing_id, link]));
    expect(flags.get(idOf('t:1'))).toMatchObject({ treatment: 'overruled', speaker: 'court', is_smaller_bench: 0 });
    expect(flags.get(idOf('t:2'))).toMatchObject({ treatment: 'overruled', is_smaller_bench: 1 });
    expect(flags.get(idOf('t:3'))?.is_smaller_bench).toBe(0);
    expect(flags.get(idOf('t:4'))?.is_smaller_bench).toBe(1);
    const overruling = await overrulingLinks(store.db).select('citing_id').orderBy('citing_id').execute();
    expect(overruling.map(({ citing_id }) => citing_id)).toEqual([idOf('t:1'), idOf('t:3')].sort());
    expect((await countsOf('t:1'))?.overruled_count).toBe(1);
    expect((await countsOf('t:2'))?.overruled_count).toBe(0);
    expect((await countsOf('t:rao'))?.treatment).toBe('overruled');
  });

  it('stores how a judgment is treated, and fills it for a library that is older', async () => {
    await load(
      rao(),
      citing('t:1', 'We follow AIR 1960 SC 5.', { otherCitations: ['AIR 1970 SC 7'] }),
      citing('t:2', 'We follow AIR 1960 SC 5. We distinguish AIR 1970 SC 7.'),
      citing('t:3', 'AIR 1960 SC 5 is distinguishable. See AIR 1970 SC 7.'),
    );
    const treatments = () => store.db.selectFrom('documents').select(['id', 'treatment']).orderBy('id').execute();
    const stored = await treatments();
    expect((await countsOf('t:rao'))?.treatment).toBe('followed');
    expect((await countsOf('t:1'))?.treatment).toBe('distinguished');
    await store.db.updateTable('documents').set({ treatment: '' }).execute();
    await fillTreatments(store.db);
    expect(await treatments()).toEqual(stored);
  });

  it('gives a link the court’s own strongest treatment, whatever counsel says', async () => {
    await load(
      rao(),
      citing(
        't:1',
        'Counsel submitted that AIR 1960 SC 5 has been overruled. We have read AIR 1960 SC 5. We follow AIR 1960 SC 5.',
      ),
    );
    expect(await links()).toMatchObject([{ treatment: 'followed', speaker: 'court' }]);
  });

  it('reads the parties’ names before a footnote mark', async () => {
    const text = 'This was held in Mehta v. Union of India(1) long ago.\n\n(1) [1960] 1 S.C.R. 9.';
    await load(
      rao(),
      citing('t:1', text),
      citing('t:2', text.replace('Mehta v. Union of India', 'Rao v. State of Bihar')),
    );
    expect(await statesOf('t:1')).toEqual(['name-differs']);
    expect(await statesOf('t:2')).toEqual(['found']);
  });

  it('links the acts that a judgment names, also when an act arrives later', async () => {
    await load(citing('t:1', 'Under section 12 of the Sale of Goods Act, 1930 it is so.'));
    const provision = () =>
      store.db.selectFrom('provision_uses').select(['act_id', 'anchor']).executeTakeFirstOrThrow();
    expect(await provision()).toEqual({ act_id: null, anchor: '' });
    const sections = [{ anchor: 's12', number: '12', heading: 'Condition and warranty' }];
    const act = makeAct('t:act', 'x', { title: 'The Sale of Goods Act, 1930', year: 1930, actNumber: '3', sections });
    await load(act);
    expect(await provision()).toEqual({ act_id: documentId('act', 't:act'), anchor: 's12' });
    await load({ ...act, sections: [] });
    expect(await provision()).toEqual({ act_id: documentId('act', 't:act'), anchor: '' });
    await removeDocuments(store, [documentId('act', 't:act')]);
    await resolveCitations(store);
    expect(await provision()).toEqual({ act_id: null, anchor: '' });
  });

  it('reads an unchanged text again after the rules have changed', async () => {
    expect(await load(rao(), citing('t:1', 'See AIR 1960 SC 5.'))).toEqual(['stored', 'stored']);
    expect(await load(rao(), citing('t:1', 'See AIR 1960 SC 5.'))).toEqual(['unchanged', 'unchanged']);
    await store.db.updateTable('documents').set({ reading_version: 0 }).where('id', '=', idOf('t:1')).execute();
    await store.db.deleteFrom('citation_uses').execute();
    expect(await load(rao(), citing('t:1', 'See AIR 1960 SC 5.'))).toEqual(['unchanged', 'updated']);
    expect(await statesOf('t:1')).toEqual(['found']);
  });

  it('sends the counts to the search index without the words', async () => {
    const library = await openTestLibrary();
    try {
      await library.add(rao(), citing('t:1', 'See AIR 1960 SC 5.'));
      await resolveCitations(library.store);
      const queued = await library.store.db.selectFrom('index_queue').select(['document_id', 'op']).execute();
      expect(queued.map(({ op }) => op)).toEqual(['figures', 'figures']);
      let indexed = 0;
      const engine = { ...library.engine, index: async () => ((indexed += 1), { done: [], failed: [] }) };
      await drainIndexQueue(library.store, engine);
      expect(indexed).toBe(0);
      const { hits } = await library.engine.search({
        query: { type: 'all' },
        from: 0,
        size: 10,
        sort: [{ field: 'citedCount', descending: true }],
        highlight: [],
        aggregations: [],
      });
      expect(hits.map(({ id, sort }) => [id, sort])).toEqual([
        [idOf('t:rao'), [1]],
        [idOf('t:1'), [0]],
      ]);
    } finally {
      await library.close();
    }
  });

  /** All results of the citator, without values that depend on the order of arrival. */
  async function picture(of: Store) {
    const places = await of.db
      .selectFrom('citation_uses')
      .select(['document_id', 'position', 'state', 'target_id', 'candidates'])
      .orderBy('document_id')
      .orderBy('position')
      .execute();
    const provisions = await of.db
      .selectFrom('provision_uses')
      .select(['document_id', 'position', 'act_id', 'anchor'])
      .orderBy('document_id')
      .orderBy('position')
      .execute();
    const found = await of.db.selectFrom('case_links').selectAll().orderBy('citing_id').orderBy('cited_id').execute();
    const counts = await of.db
      .selectFrom('documents')
      .select(['id', 'cited_count', 'referred_count', 'overruled_count', 'is_referred', 'treatment'])
      .orderBy('id')
      .execute();
    return { places, provisions, found, counts };
  }

  const shuffled = <T>(items: readonly T[], seed: number): T[] => {
    let state = seed;
    const keyed = items.map((item) => ({ item, key: (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) }));
    return keyed.sort((one, other) => one.key - other.key).map(({ item }) => item);
  };

  /** The whole sample with LONG_RUN=1; otherwise a part, so the test takes seconds. */
  const someOfTheSample = async () => {
    const documents = await readSample();
    return process.env['LONG_RUN'] ? documents : documents.slice(-40);
  };

  it('ends with the same links for any order of the sample, resolved in between or not', async () => {
    const documents = await someOfTheSample();
    await load(...documents);
    const wanted = await picture(store);
    expect(wanted.found.length).toBeGreaterThan(5);
    for (const seed of process.env['LONG_RUN'] ? [7, 19, 2026, 4, 5, 6] : [7, 19]) {
      const other = await openDatabase(await testDatabase(`${folder.path}/order-${seed}`));
      try {
        const mixed = shuffled(documents, seed);
        for (let from = 0; from < mixed.length; from += 3) {
          await saveDocuments(other, mixed.slice(from, from + 3));
          if (from % 4 === seed % 4) await resolveCitations(other);
        }
        await resolveCitations(other);
        expect(await picture(other)).toEqual(wanted);
      } finally {
        await other.close();
      }
    }
  });

  it('control: removing a judgment changes the result', async () => {
    await load(...(await someOfTheSample()));
    const whole = await picture(store);
    const [{ cited_id } = { cited_id: '' }] = whole.found;
    await removeDocuments(store, [cited_id]);
    await resolveCitations(store);
    expect((await picture(store)).found).not.toEqual(whole.found);
  });

  it('answers requests between transactions of few documents, and of more where there is time', async () => {
    const cases = Array.from({ length: 100 }, (_, at) => citing(`t:${at}`, 'He relied on AIR 1960 SC 5.'));
    await saveDocuments(store, cases);
    const steps: number[] = [];
    let turns = 0;
    const countTurns = () => {
      turns += 1;
      turn = setImmediate(countTurns);
    };
    let turn = setImmediate(countTurns);
    await resolveCitations(store, { sliceMs: 0, onProgress: ({ done }) => steps.push(done) });
    clearImmediate(turn);
    expect(steps).toEqual([8, 16, 24, 32, 40, 48, 56, 64, 72, 80, 88, 96, 100]);
    expect(turns).toBeGreaterThanOrEqual(steps.length);

    await saveDocuments(store, [rao()]);
    const fast: number[] = [];
    await resolveCitations(store, { sliceMs: Infinity, onProgress: ({ done }) => fast.push(done) });
    expect(fast).toEqual([8, 24, 56, 101]);
  });

  it('ends with the same links after a stop and a restart', async () => {
    const documents = await readSample();
    await load(...documents);
    const wanted = await picture(store);
    const other = await openDatabase(await testDatabase(`${folder.path}/stopped`));
    try {
      await saveDocuments(other, documents);
      const stop = new AbortController();
      const run = resolveCitations(other, { signal: stop.signal, onProgress: () => stop.abort() });
      await expect(run).rejects.toThrow();
      const left = await countUnresolved(other);
      expect(left).toBeGreaterThan(0);
      expect(await resolveCitations(other)).toBe(left);
      expect(await picture(other)).toEqual(wanted);
    } finally {
      await other.close();
    }
  });
});
