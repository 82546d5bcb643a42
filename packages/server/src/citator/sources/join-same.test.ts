import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countDocuments } from '../../library/count-documents.js';
import { fillCompletions } from '../../library/completions/fill-completions.js';
import { findCompletions } from '../../library/completions/find-completions.js';
import { documentId } from '../../library/document-id.js';
import { documentParts, listDocuments } from '../../library/list-documents.js';
import { readHouseCitation } from '../../library/read-documents.js';
import { drainIndexQueue } from '../../search/indexing/index-queue.js';
import { runSearch } from '../../search/run/run-search.js';
import { makeCase, openTestLibrary, type TestLibrary } from '../../test-library.fixtures.js';
import { createCitator } from '../citator.js';
import { createMarks } from '../marks.js';
import { resolveCitations } from '../resolve-citations.js';
import { CITING, CONNECTED, FULLER, SHORTER } from './several-sources.fixtures.js';
import { createSourceDesk } from './source-desk.js';

const idOf = ({ source }: { readonly source: { readonly id: string } }) => documentId('case', source.id);
const SHOWN = idOf(FULLER);
const COPY = idOf(SHORTER);

let library: TestLibrary;

beforeEach(async () => {
  library = await openTestLibrary();
});
afterEach(() => library.close());

async function settle() {
  await resolveCitations(library.store);
  await fillCompletions(library.store);
  await drainIndexQueue(library.store, library.engine);
}

async function add(...documents: Parameters<TestLibrary['add']>) {
  await library.add(...documents);
  await settle();
}

async function found(query: object, audience: 'member' | 'visitor' = 'member') {
  const { hits } = await runSearch({ ...library, body: { query, size: 10 }, audience });
  expect(hits.total.value).toBe(hits.hits.length);
  return hits.hits.map(({ _id }) => _id);
}

const citator = () => createCitator(library.store, async () => []);
const citationOf = async (id: string) => (await readHouseCitation(library.store, id)) ?? '';
const desk = () => createSourceDesk({ store: library.store, actor: 'admin:asha', now: () => Date.UTC(2026, 4, 1) });
const links = () => library.store.db.selectFrom('case_links').selectAll().execute();

describe('a judgment from two sources', () => {
  beforeEach(() => add(SHORTER, FULLER, CONNECTED, CITING));

  it.each(['member', 'visitor'] as const)(
    'is one row in every list of a %s, with the fuller text',
    async (audience) => {
      expect((await found({ match: { appellant: 'zubaida' } }, audience)).toSorted()).toEqual(
        [SHOWN, idOf(CONNECTED)].toSorted(),
      );
      expect((await found({ match_all: {} }, audience)).length).toBe(3);
    },
  );

  it('is found by the number and by the house citation of each source', async () => {
    for (const text of ['AIR 1990 SC 100', '(1990) 2 SCC 55', await citationOf(SHOWN), await citationOf(COPY)]) {
      expect(await found({ terms: { citation: [text] } })).toEqual([SHOWN]);
      const [verdict] = await citator().check({ citations: [text], withSentences: false });
      expect(verdict).toMatchObject({ state: 'found', hits: [{ id: SHOWN }] });
    }
  });

  it('opens by the id of each source, alone and among others', async () => {
    expect(await found({ ids: { values: [COPY] } })).toEqual([SHOWN]);
    const many = { bool: { filter: [{ ids: { values: [COPY, SHOWN, idOf(CITING)] } }] } };
    expect((await found(many)).toSorted()).toEqual([SHOWN, idOf(CITING)].toSorted());
  });

  it('tells its sources and all their numbers', async () => {
    const { hits } = await runSearch({ ...library, body: { query: { ids: { values: [COPY] } } }, audience: 'visitor' });
    expect(hits.hits[0]?._source).toMatchObject({
      sources: `${SHOWN}; ${COPY}`,
      source_name: `Second Publisher (${await citationOf(SHOWN)}); First Publisher (${await citationOf(COPY)})`,
      fcitation: 'AIR 1990 SC 100; (1990) 2 SCC 55',
    });
  });

  it('is cited once, under either number', async () => {
    expect(await links()).toMatchObject([{ citing_id: idOf(CITING), cited_id: SHOWN, mentions: 2 }]);
    const { citedBy } = await citator().ofJudgment({
      id: COPY,
      withSentences: true,
      signal: new AbortController().signal,
    });
    expect(citedBy.map(({ judgment }) => judgment.id)).toEqual([idOf(CITING)]);
  });

  it('is counted, listed and suggested once', async () => {
    expect(await countDocuments(library.store)).toMatchObject({ cases: 3 });
    const [part] = await documentParts(library.store, 'case', 100);
    const listed: string[] = [];
    for await (const rows of listDocuments(library.store, 'case', { firstId: part?.firstId ?? '', size: 100 }))
      listed.push(...rows.map(({ houseCitation }) => houseCitation));
    expect(listed).not.toContain(await citationOf(COPY));
    expect(listed).toHaveLength(3);
    expect((await citator().suggest('zubaida', 5)).map(({ id }) => id)).toHaveLength(2);
    const [named] = await findCompletions(library.store, 'party', 'zubaida');
    expect(named).toMatchObject({ count: 2 });
  });

  it('stays one when both sources are imported again', async () => {
    const before = await library.store.db.selectFrom('judgment_sources').selectAll().execute();
    await add({ ...SHORTER, subject: 'Lanterns' }, { ...FULLER, subject: 'Lanterns' });
    expect(await library.store.db.selectFrom('judgment_sources').selectAll().execute()).toEqual(before);
    expect(await found({ match: { topic: 'lanterns' } })).toEqual([SHOWN]);
  });

  it('is two after an editor has parted them, also after the next import, until he joins them again', async () => {
    await desk().part(await citationOf(COPY), 'Different orders');
    await settle();
    expect((await found({ terms: { citation: ['AIR 1990 SC 100'] } })).toSorted()).toEqual([SHOWN, COPY].toSorted());
    expect(await countDocuments(library.store)).toMatchObject({ cases: 4 });
    await add({ ...SHORTER, subject: 'Lanterns' });
    expect(await found({ ids: { values: [COPY] } })).toEqual([COPY]);
    expect(await desk().join(COPY, SHOWN, 'Read both')).toBe(await citationOf(SHOWN));
    await settle();
    expect(await found({ terms: { citation: ['AIR 1990 SC 100'] } })).toEqual([SHOWN]);
    const acts = await library.store.db.selectFrom('audit_log').select(['act', 'actor']).orderBy('act').execute();
    expect(acts.map(({ act }) => act)).toEqual(['sources-joined', 'sources-parted']);
    const [named] = await findCompletions(library.store, 'party', 'zubaida');
    expect(named).toMatchObject({ count: 2 });
  });

  it('is joined by an editor where one source has a wrong date', async () => {
    const wrong = makeCase('three:lantern', FULLER.text.plain, {
      ...FULLER,
      source: { id: 'three:lantern', name: 'Third Publisher', isSample: false },
      decidedOn: '1990-01-12',
      otherCitations: [],
      caseNumber: '',
    });
    await add(wrong);
    expect((await found({ match: { appellant: 'zubaida' } })).length).toBe(3);
    await desk().join(SHOWN, idOf(wrong), 'One judgment; the day is misprinted');
    await settle();
    expect((await found({ match: { appellant: 'zubaida' } })).toSorted()).toEqual([SHOWN, idOf(CONNECTED)].toSorted());
  });

  it('lists them for an editor', async () => {
    const [lines] = await desk().list('lantern', 10);
    expect(lines).toBeUndefined();
    const [own] = await desk().list('first publisher', 10);
    expect(own).toMatchObject([
      { id: SHOWN, isShown: true, actor: 'rule' },
      { id: COPY, isShown: false },
    ]);
  });
});

describe('a masked judgment whose sources write a name differently', () => {
  const initials = { ...SHORTER, appellant: 'Zubaida N. Noor' };
  const parties = async (id: string) =>
    library.store.db.selectFrom('documents').select('appellant').where('id', '=', id).executeTakeFirstOrThrow();
  const marks = () => createMarks({ store: library.store, actor: 'admin:asha', now: () => 0 });
  const mask = (name: string) => marks().mask({ which: SHOWN, reason: 'asked', names: [{ name }] });
  beforeEach(async () => {
    await add(initials, FULLER);
    await mask('Zubaida Noor');
  });

  it('is not parted before somebody has read the names of the text that would be shown', async () => {
    await expect(desk().part(COPY, 'Different')).rejects.toThrow('1 of the 1 replaced names');
    await expect(desk().part(SHOWN, 'Different')).rejects.toThrow(COPY);
    expect(await found({ match_all: {} })).toEqual([SHOWN]);
    await desk().part(COPY, 'Different', { hasReadNames: true });
    await settle();
    expect((await found({ match_all: {} })).length).toBe(2);
  });

  it('takes a name that only the text behind it has, and refuses one that no source has', async () => {
    await expect(mask('Nobody Else')).rejects.toThrow('does not have');
    expect(await mask('Zubaida N. Noor')).toEqual([1]);
    expect((await parties(COPY)).appellant).not.toContain('Zubaida');
  });
});

describe('a source that is imported again as another judgment', () => {
  const other = { ...CONNECTED, source: FULLER.source };
  const moved = { ...FULLER, decidedOn: '1990-01-03' };

  it.each([
    ['another text and number', other],
    ['another day', moved],
  ])('is one by itself, and so is the one behind it: %s', async (_what, changed) => {
    await add(SHORTER, FULLER, CITING);
    await add(changed);
    expect((await found({ ids: { values: [COPY] } })).toSorted()).toEqual([COPY]);
    expect((await found({ ids: { values: [SHOWN] } })).toSorted()).toEqual([SHOWN]);
    expect((await found({ match: { appellant: 'zubaida' } })).length).toBe(2);
    await add(FULLER);
    expect(await found({ match: { appellant: 'zubaida' } })).toEqual([SHOWN]);
  });

  it('leaves two others together', async () => {
    const third = { ...SHORTER, source: { ...SHORTER.source, id: 'three:lantern' } };
    await add(SHORTER, FULLER, third);
    await add(other);
    expect((await found({ match: { appellant: 'zubaida' } })).length).toBe(2);
    expect((await found({ ids: { values: [COPY, idOf(third)] } })).length).toBe(1);
  });

  it('stays with the others if an editor has joined them, or if one of them has a mark', async () => {
    const third = { ...SHORTER, source: { ...SHORTER.source, id: 'three:lantern' } };
    await add(SHORTER, CONNECTED);
    await desk().join(COPY, idOf(CONNECTED), 'one judgment');
    // The rule adds a further source; the editor's act remains one.
    await add(third);
    await add({ ...CONNECTED, decidedOn: '1991-01-02' });
    expect((await found({ match_all: {} })).length).toBe(1);

    await library.store.db.deleteFrom('judgment_sources').execute();
    await add({ ...third, headnote: 'changed' });
    const marks = createMarks({ store: library.store, actor: 'admin:asha', now: () => 0 });
    await marks.mask({ which: COPY, reason: 'asked', names: [{ name: 'Zubaida Noor', mask: 'X' }] });
    await add({ ...third, decidedOn: '1990-01-05' });
    expect(await found({ ids: { values: [idOf(third)] } })).toEqual(await found({ ids: { values: [COPY] } }));
  });
});

describe('two judgments', () => {
  it.each([
    ['of connected matters', { caseNumber: 'Civil Appeal No. 8 of 1989', otherCitations: [] }],
    ['of two days', { decidedOn: '1990-01-03' }],
    ['of two days by a lost digit, without a number', { decidedOn: '1990-01-12', caseNumber: '', otherCitations: [] }],
    ['of two courts', { courtId: 3, courtName: 'High Court of Bombay' }],
    ['of other parties', { appellant: 'Ravi Kumar', respondent: 'Lighthouse Company Limited' }],
    ['on two pages of one report', { otherCitations: ['AIR 1990 SC 107'] }],
  ])('%s with nearly one text stay two', async (_what, fields) => {
    await add(SHORTER, { ...FULLER, ...fields });
    expect(await library.store.db.selectFrom('judgment_sources').selectAll().execute()).toEqual([]);
    expect((await found({ match_all: {} })).length).toBe(2);
  });

  it('with one number and different texts stay two, as a short order and its judgment do', async () => {
    const order = { ...SHORTER, text: { ...CONNECTED.text } };
    const short = { ...CONNECTED, ...FULLER, text: { ...CITING.text }, source: CONNECTED.source };
    await add(order, FULLER, short);
    expect((await found({ match_all: {} })).length).toBe(3);
  });
});

describe('a judgment in joined matters', () => {
  /** The judgment under two of three numbers, as one publisher lists it. */
  const STATE = { respondent: 'State of Goa and Others', otherCitations: [] };
  const LISTED = { ...SHORTER, ...STATE, caseNumber: 'C.A. No. 6 of 1989, C.A. No. 8 of 1989' };
  const under = (caseNumber: string, fields = {}) => ({ ...FULLER, ...STATE, caseNumber, ...fields });
  const OTHER_PARTY = { appellant: 'Testabad Ferry Company' };

  const LEFT_OUT = under('Civil Appeal No. 7 of 1989', OTHER_PARTY);

  it.each([
    ['after it', [LISTED, LEFT_OUT]],
    ['before it', [LEFT_OUT, LISTED]],
  ])('is one with its text under a number that the list leaves out, imported %s', async (_when, documents) => {
    for (const document of documents) await add(document);
    expect(await found({ match_all: {} })).toEqual([SHOWN]);
  });

  it.each([
    ['the next number', under('Civil Appeal No. 9 of 1989', OTHER_PARTY)],
    ['a number of another year', under('Civil Appeal No. 7 of 1990', OTHER_PARTY)],
    ['other parties', under('Civil Appeal No. 7 of 1989', { appellant: 'Meera', respondent: 'Union of India' })],
    ['other reasons', under('Civil Appeal No. 7 of 1989', { ...OTHER_PARTY, text: CONNECTED.text })],
  ])('stays apart from %s', async (_what, other) => {
    await add(LISTED, other);
    expect((await found({ match_all: {} })).length).toBe(2);
  });
});

it('joins what the library had before, from the queue that the update fills', async () => {
  await library.add(SHORTER, FULLER);
  await library.store.db.deleteFrom('citator_queue').execute();
  await settle();
  expect((await found({ match_all: {} })).length).toBe(2);
  const ids = [{ document_id: COPY, revision: 'update' }];
  await library.store.db.insertInto('citator_queue').values(ids).execute();
  await settle();
  expect(await found({ match_all: {} })).toEqual([SHOWN]);
});

it('leaves a day of orders with one title and one number apart, and takes no time for each pair of them', async () => {
  const orders = Array.from({ length: 300 }, (_, at) => ({
    ...SHORTER,
    source: { ...SHORTER.source, id: `one:order-${at}` },
  }));
  await library.add(...orders);
  const before = process.cpuUsage();
  await resolveCitations(library.store);
  const { user, system } = process.cpuUsage(before);
  // Twice as long if each pair reads all the others.
  expect((user + system) / 1_000_000).toBeLessThan(3);
  expect(await library.store.db.selectFrom('judgment_sources').selectAll().execute()).toEqual([]);
});
