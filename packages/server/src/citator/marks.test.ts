import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { NewCase } from '../extraction/new-document.js';
import { documentId } from '../library/document-id.js';
import { fillCompletions } from '../library/completions/fill-completions.js';
import { findCompletions } from '../library/completions/find-completions.js';
import { maskNames } from '../library/mask-names.js';
import { readDocuments, readHouseCitation } from '../library/read-documents.js';
import { documentParts, listDocuments } from '../library/list-documents.js';
import { drainIndexQueue } from '../search/indexing/index-queue.js';
import { runSearch } from '../search/run/run-search.js';
import { nextWords } from '../search/run/suggest/next-words.js';
import { makeAct, makeCase, openTestLibrary, type TestLibrary } from '../test-library.fixtures.js';
import { createCitator } from './citator.js';
import { createMarks, type Marks } from './marks.js';
import { resolveCitations } from './resolve-citations.js';

const MASKED = 'Asha Devi filed a suit. ASHA\nDEVI has lost it, and Ashadevi Mills was not a party.';
const secret = makeCase('t:secret', `${MASKED}\n\nThe Court thanks Ms. Asha Devi & others.`, {
  appellant: 'Asha Devi',
  respondent: 'State of Kerala',
  otherCitations: ['AIR 1990 SC 100'],
  subject: 'Adoption by Asha Devi',
  decidedOn: '1990-01-02',
  source: { id: 't:secret', name: 'Fixture', url: 'https://court.example/asha', isSample: false },
});
const citing = makeCase('t:citing', 'We follow AIR 1990 SC 100.', {
  appellant: 'Other',
  respondent: 'State',
  decidedOn: '1995-01-02',
});
const act = makeAct('t:act', 'An act.', { title: 'The Fixture Act', year: 1950 });

const ID = documentId('case', 't:secret');
const CITING = documentId('case', 't:citing');
const details = { which: ID, reason: 'Order of 1 May 2026' };
const names = [{ name: 'Asha Devi', mask: 'X' }];

let library: TestLibrary;
let marks: Marks;

beforeEach(async () => {
  library = await openTestLibrary();
  await library.add(secret, citing, act);
  await settle();
  marks = createMarks({ store: library.store, actor: 'admin:asha', now: () => Date.UTC(2026, 4, 1) });
});
afterEach(() => library.close());

async function settle() {
  await resolveCitations(library.store, {});
  await drainIndexQueue(library.store, library.engine);
}

/** Ids that a member's search finds. */
async function found(query: object): Promise<string[]> {
  await settle();
  const { hits } = await runSearch({ ...library, body: { query, size: 10 }, audience: 'member' });
  return hits.hits.map(({ _id }) => _id);
}

async function record() {
  const [document] = await readDocuments(library.store, [ID], { withContent: 'full' });
  return document?.record;
}

const partiesOf = (document: Awaited<ReturnType<typeof record>>) =>
  document !== undefined && 'appellant' in document ? [document.appellant, document.respondent] : [];

const suggested = (text: string) => createCitator(library.store, async () => []).suggest(text, 5);
const audit = () => library.store.db.selectFrom('audit_log').selectAll().orderBy('act').execute();

describe('a masked judgment', () => {
  it('has no masked name in any field, in its text, its preview or the index', async () => {
    expect(await marks.mask({ ...details, names })).toEqual([5]);
    expect(await found({ match_phrase: { content: 'Asha Devi' } })).toEqual([]);
    expect(await found({ match: { appellant: 'Asha' } })).toEqual([]);
    expect(await suggested('Asha')).toEqual([]);
    const masked = await record();
    expect(JSON.stringify(masked)).not.toMatch(/asha\s+devi/i);
    expect(masked).toMatchObject({ appellant: 'X', subject: 'Adoption by X', sourceUrl: '' });
    expect(masked?.content).toContain('X filed a suit. X has lost it, and Ashadevi Mills');
    const [preview] = await readDocuments(library.store, [ID], { withContent: 'preview' });
    expect(preview?.record.content).toContain('thanks Ms. X &#38; others');
  });

  it('keeps its citation, and the judgments that cite it', async () => {
    const before = await readHouseCitation(library.store, ID);
    await marks.mask({ ...details, names });
    await settle();
    expect(await readHouseCitation(library.store, ID)).toBe(before);
    const answer = await createCitator(library.store, async () => []).linked({
      id: ID,
      which: 'citing',
      withSentences: true,
    });
    expect(answer.hits.map(({ id }) => id)).toEqual([CITING]);
  });

  it.each(['X', 'XYZ', 'Victim A'])('keeps the judgments that cite it by its names, with the mask %s', async (mask) => {
    const byName = makeCase('t:by-name', 'In Asha Devi v. State of Kerala, AIR 1990 SC 100, Asha Devi won.', {
      appellant: 'Third',
      respondent: 'State',
      decidedOn: '1996-01-02',
    });
    await library.add(byName);
    await settle();
    const cited = async () => {
      const citator = createCitator(library.store, async () => []);
      const signal = new AbortController().signal;
      const { citedBy } = await citator.ofJudgment({ id: ID, withSentences: true, signal });
      return citedBy.find(({ judgment }) => judgment.id === documentId('case', 't:by-name'))?.mentions[0]?.sentence;
    };
    expect(await cited()).toContain('Asha Devi v. State of Kerala');
    await marks.mask({ ...details, names: [{ name: 'Asha Devi', mask }] });
    await settle();
    expect(await cited()).toBe(`In ${mask} v. State of Kerala, AIR 1990 SC 100, ${mask} won.`);
    const both = [
      { name: 'Asha Devi', mask },
      { name: 'State of Kerala', mask: 'Y' },
    ];
    await marks.mask({ ...details, names: both });
    await settle();
    expect(await cited()).toBe(`In ${mask} v. Y, AIR 1990 SC 100, ${mask} won.`);
  });

  it('is not named by the passages of judgments that cite it', async () => {
    const before = `In Asha Devi v. State of Kerala, AIR 1990 SC 100, estoppel barred Asha Devi. ${'Padding. '.repeat(60)}`;
    const byName = makeCase('t:by-name', before, { appellant: 'Third', decidedOn: '1996-01-02' });
    await library.add(byName);
    await settle();
    const next = () => nextWords(library, { text: 'Asha', size: 5 });
    expect(await next()).toEqual(['Asha devi']);
    await marks.mask({ ...details, names });
    await settle();
    const passages = async (size: number) => {
      const body = {
        query: { match: { content: 'estoppel' } },
        highlight: { fields: { content: { fragment_size: size, number_of_fragments: 3 } } },
        size: 5,
      };
      const { hits } = await runSearch({ ...library, body, audience: 'member' });
      return hits.hits.flatMap(({ highlight }) => Object.values(highlight ?? {}).flat());
    };
    expect(await passages(150)).toEqual([
      expect.stringContaining('In X v. State of Kerala, AIR 1990 SC 100, <b>estoppel</b> barred X'),
    ]);
    expect(await next()).toEqual([]);
    // Some of them end or begin inside the name.
    for (let size = 50; size <= 80; size += 1) expect((await passages(size)).join(' ')).not.toMatch(/Asha|Devi/);
  });

  it('stays masked when an import brings it again, also in another form, and comes back as the last import had it', async () => {
    await marks.mask({ ...details, names });
    await library.add(secret);
    await library.add({ ...secret, headnote: 'Asha Devi was right.' });
    expect(await record()).toMatchObject({ appellant: 'X', headnote: 'X was right.' });
    await marks.restore({ ...details, reason: 'The order was set aside' });
    expect(await record()).toMatchObject({ appellant: 'Asha Devi', headnote: 'Asha Devi was right.' });
    expect(await found({ match: { appellant: 'Asha' } })).toEqual([ID]);
  });

  it('keeps its names replaced when others are added, until each is shown again by name', async () => {
    const later = [{ name: 'State of Kerala', mask: 'Y' }];
    const shown = async () => partiesOf(await record());
    await marks.mask({ ...details, names });
    expect(await marks.mask({ ...details, names: later })).toEqual([1]);
    expect(await shown()).toEqual(['X', 'Y']);
    await marks.mask({ ...details, names: [{ name: 'asha  devi' }, { name: 'Ashadevi Mills' }] });
    expect(await shown()).toEqual(['X', 'Y']);
    expect((await record())?.content).toContain('and Z was not a party');
    await library.add({ ...secret, headnote: 'Asha Devi won.' });
    expect(await record()).toMatchObject({ appellant: 'X', respondent: 'Y', headnote: 'X won.' });
    await expect(marks.restore({ ...details, names: ['Nobody'] })).rejects.toThrow('Not all of these names');
    await marks.restore({ ...details, names: ['ASHA DEVI', 'Asha  Devi'] });
    expect(await shown()).toEqual(['Asha Devi', 'Y']);
    await marks.restore(details);
    expect(await shown()).toEqual(['Asha Devi', 'State of Kerala']);
    expect(await marks.list()).toEqual([]);
  });

  it('is refused, and nothing is replaced, if one of the names has no place', async () => {
    const two = [...names, { name: 'Usha Devi', mask: 'Y' }];
    await expect(marks.mask({ ...details, names: two })).rejects.toThrow('does not have name 2 of 2');
    expect(await record()).toMatchObject({ appellant: 'Asha Devi' });
    expect(await audit()).toEqual([]);
  });

  it('is the same after masking and restoring', async () => {
    const before = await record();
    await marks.mask({ ...details, names });
    await marks.restore(details);
    await settle();
    expect(await record()).toEqual(before);
  });

  it('keeps the lists of its report through every mark, with the names replaced', async () => {
    const reportHead =
      'Held so. Rao v. Sen, AIR 1960 SC 5, overruled. Asha Devi v. Lal, [1961] 2 SCR 8; Pal v. Das, 1 Village Rep 4, followed.';
    const listed = () =>
      library.store.db
        .selectFrom('listed_cases')
        .select(['position', 'treatment', 'word', 'text', 'canonical', 'keys', 'state'])
        .where('document_id', '=', ID)
        .orderBy('position')
        .execute();
    const waiting = () =>
      library.store.db.selectFrom('waiting_keys').select('key').where('document_id', '=', ID).orderBy('key').execute();
    await library.add({ ...secret, reportHead });
    await settle();
    const before = [await listed(), await waiting()];
    expect(before[0]?.map((row) => 'treatment' in row && row.treatment)).toEqual(['overruled', 'followed', 'followed']);
    const both = [...names, { name: 'State of Kerala', mask: 'Y' }];
    await marks.mask({ ...details, names: both });
    await settle();
    expect((await listed()).map(({ text }) => text)).toEqual([
      'Rao v. Sen, AIR 1960 SC 5',
      'X v. Lal, [1961] 2 SCR 8',
      'Pal v. Das, 1 Village Rep 4',
    ]);
    expect(await waiting()).toEqual(before[1]);
    await marks.restore({ ...details, names: ['Asha Devi'] });
    await settle();
    expect([await listed(), await waiting()]).toEqual(before);
    await library.add({ ...secret, reportHead: `${reportHead} Mani v. Nair, AIR 1962 SC 7, doubted.` });
    await marks.takeDown(details);
    await marks.restore({ ...details, lift: 'all' });
    await settle();
    expect((await listed()).map(({ text }) => text)).toEqual([
      'Rao v. Sen, AIR 1960 SC 5',
      'Asha Devi v. Lal, [1961] 2 SCR 8',
      'Pal v. Das, 1 Village Rep 4',
      'Mani v. Nair, AIR 1962 SC 7',
    ]);
  });

  it('is refused for names that it does not have, and for an act', async () => {
    await expect(marks.mask({ ...details, names: [{ name: 'Nobody', mask: 'X' }] })).rejects.toThrow(
      'does not have this name',
    );
    const which = documentId('act', 't:act');
    await expect(marks.mask({ which, reason: 'r', names })).rejects.toThrow('Only a judgment');
    expect(await marks.list()).toEqual([]);
  });
});

describe('a hidden judgment', () => {
  it('is not found by its parties, in no list of all documents, and still there', async () => {
    await marks.hide(details);
    expect(await found({ match: { appellant: 'Asha' } })).toEqual([]);
    expect(await suggested('Asha')).toEqual([]);
    expect(await record()).toMatchObject({ appellant: 'Asha Devi' });
    const [part] = await documentParts(library.store, 'case', 10);
    const listed = [];
    for await (const some of listDocuments(library.store, 'case', { firstId: part?.firstId ?? '', size: 10 }))
      listed.push(...some);
    expect(listed).toHaveLength(1);
  });

  it('is not among the reports of a volume, nor beside a missing page', async () => {
    const listed = async (line: string) => {
      const citator = createCitator(library.store, async () => []);
      const [answer] = await citator.readLines({ citations: [line], withSentences: false });
      return answer?.fits.map(({ id }) => id);
    };
    for (const line of ['AIR 1990 SC', 'AIR 1990 SC 99']) {
      expect(await listed(line), line).toEqual([ID]);
      await marks.hide(details);
      expect(await listed(line), line).toEqual([]);
      await marks.restore(details);
    }
  });

  it('completes no field with its parties until it is shown again', async () => {
    const complete = async () => {
      await fillCompletions(library.store);
      return (await findCompletions(library.store, 'party', 'asha')).map(({ text }) => text);
    };
    expect(await complete()).toEqual(['Asha Devi']);
    await marks.hide(details);
    expect(await complete()).toEqual([]);
    await marks.restore(details);
    expect(await complete()).toEqual(['Asha Devi']);
    await marks.mask({ ...details, names });
    expect(await complete()).toEqual([]);
    expect((await findCompletions(library.store, 'word', 'devi')).map(({ text }) => text)).toEqual([]);
    await marks.takeDown(details);
    expect(await findCompletions(library.store, 'word', 'mills')).toEqual([]);
  });

  it('stays hidden when an import changes it, and can be shown again', async () => {
    await marks.hide(details);
    await library.add({ ...secret, headnote: 'New' });
    expect(await suggested('Asha')).toEqual([]);
    expect(await found({ match: { appellant: 'Asha' } })).toEqual([]);
    await marks.restore(details);
    expect((await suggested('Asha')).map(({ id }) => id)).toEqual([ID]);
    expect(await found({ match: { appellant: 'Asha' } })).toEqual([ID]);
  });
});

describe('a document that was taken down', () => {
  it('is in no search, suggestion, list or citing line, also after the next import', async () => {
    const citation = await readHouseCitation(library.store, ID);
    await marks.takeDown(details);
    await library.add(secret, { ...citing, headnote: 'New' });
    await settle();
    expect(await found({ match_all: {} })).not.toContain(ID);
    expect(await record()).toBeUndefined();
    expect(await suggested('Asha')).toEqual([]);
    const linked = createCitator(library.store, async () => []).linked({
      id: ID,
      which: 'citing',
      withSentences: true,
    });
    await expect(linked).rejects.toThrow('no judgment with this id');
    expect(await marks.list()).toMatchObject([{ documentId: ID, houseCitation: citation, state: 'taken-down' }]);
  });

  it('comes back with its citation and its citing judgments', async () => {
    const before = { record: await record(), citation: await readHouseCitation(library.store, ID) };
    await marks.takeDown(details);
    await library.add(makeCase('t:next', 'Another one.', { decidedOn: '1990-03-04' }));
    await marks.restore({ ...details, which: before.citation ?? '' });
    await settle();
    expect(await readHouseCitation(library.store, ID)).toBe(before.citation);
    expect(await record()).toEqual(before.record);
    const { hits } = await createCitator(library.store, async () => []).linked({
      id: ID,
      which: 'citing',
      withSentences: true,
    });
    expect(hits.map(({ id }) => id)).toEqual([CITING]);
  });

  it('may be an act', async () => {
    const which = documentId('act', 't:act');
    await marks.takeDown({ which, reason: 'r' });
    await library.add(act);
    expect(await readHouseCitation(library.store, which)).toBeUndefined();
  });
});

it('a document that was taken down says how to mask or hide it', async () => {
  await marks.takeDown(details);
  const advice = 'was taken down. To mask or hide it, bring it back first with "documents restore"';
  await expect(marks.mask({ ...details, names })).rejects.toThrow(advice);
  await expect(marks.hide(details)).rejects.toThrow(advice);
  await expect(marks.hide({ which: documentId('act', 't:act'), reason: 'r' })).rejects.toThrow('Only a judgment');
});

describe('a judgment with several marks', () => {
  const order = { which: ID, reason: 'Order' };
  const acts = {
    mask: () => marks.mask({ ...details, names }),
    hide: () => marks.hide(order),
    'take-down': () => marks.takeDown(order),
  };
  type Act = keyof typeof acts;
  /** What of each mark readers notice. */
  async function seen() {
    await fillCompletions(library.store);
    const document = await record();
    const offered = await findCompletions(library.store, 'respondent', 'kerala');
    const isListed = (await suggested('Kerala')).length > 0;
    expect(offered.length > 0).toBe(isListed);
    expect((await found({ match: { respondent: 'Kerala' } })).length > 0).toBe(isListed);
    return { isThere: document !== undefined, appellant: partiesOf(document)[0], isListed };
  }
  const after = (set: readonly Act[]) => {
    const isThere = !set.includes('take-down');
    const appellant = set.includes('mask') ? 'X' : 'Asha Devi';
    return { isThere, appellant: isThere ? appellant : undefined, isListed: isThere && !set.includes('hide') };
  };
  const orders: readonly (readonly Act[])[] = [
    ['hide', 'mask'],
    ['mask', 'hide'],
    ['mask', 'take-down'],
    ['hide', 'take-down'],
    ['hide', 'mask', 'take-down'],
  ];

  it.each(orders.flatMap((set) => set.map((lift) => [set, lift] as const)))(
    'set by %j: lifting %s leaves the others, also after the next import',
    async (set, lift) => {
      for (const act of set) await acts[act]();
      expect(await seen()).toEqual(after(set));
      expect(await marks.list()).toHaveLength(set.length);
      await library.add({ ...secret, headnote: 'New' });
      expect(await seen()).toEqual(after(set));
      await expect(marks.restore(order)).rejects.toThrow('Say what to lift');
      await marks.restore({ ...order, lift });
      const left = set.filter((act) => act !== lift);
      expect(await seen()).toEqual(after(left));
      await library.add({ ...secret, headnote: 'Newer' });
      expect(await seen()).toEqual(after(left));
      await marks.restore({ ...order, lift: 'all' });
      expect(await seen()).toEqual(after([]));
      expect(await marks.list()).toEqual([]);
    },
  );

  it('cannot be hidden twice, and lifts only what is set', async () => {
    await marks.hide(order);
    await expect(marks.hide(order)).rejects.toThrow('is hidden already');
    await expect(marks.restore({ ...order, lift: 'mask' })).rejects.toThrow('nothing to lift with "mask"');
  });
});

describe('the derived fields of a marked judgment', () => {
  const signed = 'CRIMINAL APPEAL NO. 5 OF 1985\n\nAsha Devi quarrelled with A. B. Sample.\n\nThe appeal is dismissed.';
  const facts = { appellant: 'Asha Devi', courtId: 1, decidedOn: '1985-05-02' };
  const judgments = {
    // Nothing in the text says so again: the importer read it from the lines around the text.
    'from the lines of its source': makeCase('t:derived', 'Asha Devi appeals.', {
      ...facts,
      bench: 'SAMPLE, P. SAMPLE, P. EXAMPLE, G.K.',
      judges: ['SAMPLE, P.', 'EXAMPLE, G.K.'],
      caseNumber: 'Criminal Appeal No. 240 of 1969',
      caseType: 'Criminal Appeal',
      advocates: ['C. D. Example'],
      decision: 'Dismissed',
      derivedFields: ['judges', 'caseNumber', 'caseType', 'decision'],
    }),
    'from its text': makeCase('t:derived', `${signed}\n\n(R.M. EXAMPLE, J.) (V.C. SPECIMEN, J.)`, facts),
    'of which a judge has the name that is masked': makeCase('t:derived', `${signed}\n\n(ASHA DEVI, J.)`, facts),
  };
  const which = documentId('case', 't:derived');

  /** What the library has of it, with the docket keys by which others cite it. */
  async function stored({ store }: TestLibrary) {
    const { derived_fields, ...row } = await store.db
      .selectFrom('documents')
      .select(['bench', 'judges', 'bench_strength', 'case_number', 'case_type', 'advocates', 'acts_html'])
      .select(['subject', 'decision', 'appellant', 'preview_html', 'derived_fields'])
      .where('id', '=', which)
      .executeTakeFirstOrThrow();
    const dockets = await store.db.selectFrom('docket_keys').selectAll().where('document_id', '=', which).execute();
    return { ...row, dockets, derived: (JSON.parse(derived_fields) as string[]).toSorted() };
  }

  /** What an import of the masked judgment gives. */
  async function importOf(document: NewCase) {
    const other = await openTestLibrary();
    try {
      await other.add(maskNames(document, names));
      return await stored(other);
    } finally {
      await other.close();
    }
  }

  it.each(Object.entries(judgments))('%s are those of an import', async (_name, document) => {
    await library.add(document);
    const before = await stored(library);
    expect(before.bench_strength).toBeGreaterThan(0);
    expect(before.dockets).toHaveLength(1);

    await marks.mask({ which, reason: 'r', names });
    const masked = await stored(library);
    expect(masked).toEqual(await importOf(document));
    expect(JSON.stringify(masked)).not.toMatch(/asha devi/i);
    await marks.restore({ which, reason: 'r' });
    expect(await stored(library)).toEqual(before);

    await marks.takeDown({ which, reason: 'r' });
    await marks.restore({ which, reason: 'r' });
    expect(await stored(library)).toEqual(before);
  });
});

describe('the audit of marks', () => {
  it('says who did what to which document, when and why, and no name that was replaced', async () => {
    await marks.mask({ ...details, names });
    await marks.restore({ ...details, reason: 'Set aside' });
    const rows = await audit();
    expect(rows.map(({ act: what, actor, details: text }) => [what, actor, text])).toEqual([
      ['document-masked', 'admin:asha', expect.stringContaining('Order of 1 May 2026')],
      ['document-restored', 'admin:asha', expect.stringMatching(new RegExp(`${ID}.*Set aside`))],
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/Asha Devi/);
  });

  it('says nothing of an act that was refused', async () => {
    await expect(marks.takeDown({ which: 'c0000000000zz', reason: 'r' })).rejects.toThrow('no such document');
    await expect(marks.restore(details)).rejects.toThrow('has no mark');
    expect(await audit()).toEqual([]);
  });
});
