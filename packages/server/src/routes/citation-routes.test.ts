import { calls, citationLimits, type JudgmentCitations } from '@headnote/core/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../app.fixtures.js';
import { documentId } from '../library/document-id.js';
import { openCitingApp } from './citations.fixtures.js';

let test: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  test = await openCitingApp();
  headers = await test.memberHeaders();
});
afterAll(() => test.close());

const LEASE = documentId('case', 'cite:lease');
const FOLLOWS = documentId('case', 'cite:follows');
const OVERRULES = documentId('case', 'cite:overrules');
const BOATS = documentId('act', 'cite:boats');

interface Answer {
  readonly status: number;
  readonly flag: boolean;
  readonly message: string;
  readonly outdata: unknown;
}
const get = async (path: string, query: Record<string, string>, as = headers): Promise<Answer> => {
  const answer = await test.app.inject({ url: `${path}?${new URLSearchParams(query).toString()}`, headers: as });
  return { status: answer.statusCode, ...answer.json<Omit<Answer, 'status'>>() };
};
const choose = async (query: Record<string, string>) => {
  const path = 'book' in query ? calls.citations.lookup.path : calls.citations.books.path;
  const { outdata } = await get(path, query);
  return outdata as readonly { text: string; count: number; file_name: string }[];
};
const textsOf = async (query: Record<string, string>) => (await choose(query)).map(({ text }) => text);

describe('getCitiations', () => {
  it('lists the books by number of judgments, then by name, the library’s own last', async () => {
    const books = await choose({ operation: 'books', countryMasterID: '5' });
    expect(books.map(({ text, count }) => [text, count])).toEqual([
      ['AIR', 3],
      ['INSC', 2],
      ['INSC (LII)', 1],
      ['SCC', 1],
      ['SCR', 1],
      ['HN', 7],
      ['HNS', 1],
    ]);
    expect(books.find(({ text }) => text === 'SCC')?.file_name).toBe(LEASE);
    expect(books.find(({ text }) => text === 'AIR')?.file_name).toBe('');
  });

  it('has only judgments of India', async () => {
    expect(await choose({ operation: 'books' })).toHaveLength(7);
    expect(await choose({ operation: 'books', countryMasterID: '6' })).toEqual([]);
  });

  it('lists years, volumes and pages of the whole library too, newest and lowest first', async () => {
    expect(await textsOf({ operation: 'years' })).toEqual(['2024', '2023', '2022', '1990', '1980', '1973']);
    expect(await textsOf({ operation: 'volumes' })).toEqual(['0', '4', 'Supp']);
    expect(await textsOf({ operation: 'pages' })).toEqual(['1', '2', '3', '7', '91', '100', '225', '1461']);
  });
});

describe('getcitationdata', () => {
  it('goes from book to year to volume to page; volume 0 means a report without volumes', async () => {
    const book = 'AIR';
    expect(await textsOf({ book, flag: 'years' })).toEqual(['1980', '1973']);
    expect(await choose({ book, flag: 'volumes', year: '1973', vol: '' })).toEqual([
      { text: '0', count: 2, file_name: '' },
    ]);
    expect(await choose({ book, flag: 'pages', year: '1973', vol: '0' })).toEqual([
      { text: '1461', count: 2, file_name: '' },
    ]);
    expect(await choose({ book, flag: 'pages', year: '1980', vol: '0' })).toEqual([
      { text: '100', count: 1, file_name: FOLLOWS },
    ]);
    expect(await textsOf({ book: 'SCR', flag: 'volumes', year: '1973' })).toEqual(['Supp']);
  });

  it('reads an asterisk in the book as an ampersand', async () => {
    await test.library.store.db
      .insertInto('citation_keys')
      .values({ document_id: LEASE, key: 'x', book: 'Crimes & Cases', year: 1973, volume: '2', page: '12' })
      .execute();
    expect(await textsOf({ book: 'Crimes * Cases', flag: 'pages', year: '1973', vol: '2' })).toEqual(['12']);
    await test.library.store.db.deleteFrom('citation_keys').where('key', '=', 'x').execute();
  });

  it('returns nothing for an unknown part, and refuses an invalid year', async () => {
    expect(await choose({ book: 'AIR', flag: 'pages', year: '1901' })).toEqual([]);
    expect(await choose({ book: "AIR' OR '1'='1", flag: 'years' })).toEqual([]);
    expect((await get(calls.citations.lookup.path, { book: 'AIR', flag: 'pages', year: 'x' })).status).toBe(400);
    expect((await get(calls.citations.lookup.path, { book: 'AIR', flag: 'books' })).status).toBe(400);
    expect((await get(calls.citations.books.path, { operation: 'drop' })).status).toBe(400);
  });
});

interface Verdict {
  readonly citation: string;
  readonly state: string;
  readonly canonical: string;
  readonly hits: readonly WireHit[];
  readonly elsewhere: readonly WireHit[];
}
interface WireHit {
  readonly file_name: string;
  readonly title: string;
  readonly lscitation: string;
  readonly citation: string;
  readonly citations: readonly string[];
  readonly later: object | null;
}
const check = async (payload: unknown, as = headers) =>
  test.app.inject({ method: 'POST', url: calls.citations.check.path, headers: as, payload: payload as object });
const verdictsOf = async (citations: readonly string[], names?: readonly string[]) => {
  const answer = await check({ citations, ...(names ? { names } : {}) });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ outdata: readonly Verdict[] }>().outdata;
};
const stateOf = async (citation: string, name?: string) => {
  const [verdict] = await verdictsOf([citation], name === undefined ? undefined : [name]);
  return verdict?.state;
};

describe('POST /api/citations/check', () => {
  it('answers each string in order, with its normal form and its judgment', async () => {
    const [first, ...others] = await verdictsOf(['a.i.r. 1973 s.c. 1461', '(1940) 2 SCC 5', '(1999) 2 SCC 5', 'lease']);
    expect(first).toEqual({
      citation: 'a.i.r. 1973 s.c. 1461',
      state: 'found',
      canonical: 'AIR 1973 SC 1461',
      hits: [
        {
          file_name: LEASE,
          title: 'Lakeside Society v. Asha Menon',
          lscitation: '1973 HN 1',
          citation: '1973 INSC 91',
          citations: ['1973 INSC 91', '(1973) 4 SCC 225', 'AIR 1973 SC 1461', '[1973] Supp. SCR 1', '1973 HN 1'],
          later: expect.objectContaining({ treatment: 'overruled' }) as object,
        },
      ],
      elsewhere: [],
    });
    expect(others.map(({ state, canonical }) => [state, canonical])).toEqual([
      ['impossible', '1940 (2) SCC 5'],
      ['not-held', '1999 (2) SCC 5'],
      ['unread', ''],
    ]);
  });

  it('reads the library’s own citation in lower case and as in an address', async () => {
    expect((await verdictsOf(['1973 hn 1', '1973-hn-1', 'HN 1'])).map(({ state }) => state)).toEqual([
      'found',
      'found',
      'unread',
    ]);
  });

  it('names the later judgment that overrules a case, its bench and its sentence', async () => {
    const [verdict] = await verdictsOf(['(1973) 4 SCC 225']);
    expect(verdict?.hits[0]?.later).toEqual({
      treatment: 'overruled',
      file_name: OVERRULES,
      title: 'Ravi v. State',
      citation: '1990 INSC 7',
      courtname: 'Supreme Court of India',
      dispose_dt: '1990-01-01',
      bench_strength: 5,
      sentence: 'Lakeside Society v. Asha Menon, (1973) 4 SCC 225, is overruled.',
      paragraph: 'p2',
    });
    const visitor = await check({ citations: ['(1973) 4 SCC 225'] }, {});
    expect(visitor.json<{ outdata: readonly Verdict[] }>().outdata[0]?.hits[0]?.later).toMatchObject({
      treatment: 'overruled',
      sentence: '',
    });
  });

  it('says where a judgment with these parties is reported if the citation is wrong', async () => {
    const elsewhere = async (citation: string, name: string) =>
      (await verdictsOf([citation], [name]))[0]?.elsewhere.map(({ file_name, citations }) => [file_name, citations[1]]);
    const lease = [[LEASE, '(1973) 4 SCC 225']];
    expect(await elsewhere('(1973) 4 SCC 226', 'Lakeside Society v. Asha Menon')).toEqual(lease);
    expect(await elsewhere('AIR 1980 SC 100', 'Asha Menon v. Lakeside Society')).toEqual(lease);
    expect(await elsewhere('(1973) 4 SCC 226', 'Lakeside Society v. Zorawar Mills')).toEqual([]);
    expect(await elsewhere('(1973) 4 SCC 226', 'State of Goa v. Union of India')).toEqual([]);
    expect(await elsewhere('(1973) 4 SCC 225', 'Lakeside Society v. Asha Menon')).toEqual([]);
  });

  it('uses the name next to the citation, or the one in the request', async () => {
    expect(await stateOf('(1973) 4 SCC 225', 'Lakeside Society')).toBe('found');
    expect(await stateOf('(1973) 4 SCC 225', 'Ramesh Chandra')).toBe('name-differs');
    expect(await stateOf('(1973) 4 SCC 225', 'Lakeside Society v. Mohan Lal')).toBe('party-differs');
    expect(await stateOf('Ramesh Chandra v. Mohan Lal, (1973) 4 SCC 225')).toBe('name-differs');
    expect(await stateOf('Lakeside Society v. Asha Menon, (1973) 4 SCC 225')).toBe('found');
  });

  it('trap 6: reads parallel citations together', async () => {
    expect(await stateOf('(1973) 4 SCC 225 = AIR 1973 SC 1461')).toBe('found');
    expect(await stateOf('(1973) 99 SCC 225 = AIR 1973 SC 1461')).toBe('found');
    expect(await stateOf('(1973) 4 SCC 225 = AIR 1980 SC 100')).toBe('ambiguous');
  });

  it('trap 12: square brackets may mean the free index’s number or the official one of another judgment', async () => {
    const [square, official] = await verdictsOf(['[1973] INSC 91', '1973 INSC 91']);
    expect(square?.state).toBe('ambiguous');
    expect(square?.hits).toHaveLength(2);
    expect(official).toMatchObject({ state: 'found', hits: [{ file_name: LEASE }] });
    expect(await stateOf('[1973] INSC 91', 'Vikram')).toBe('found');
  });

  it('reads a report without a court as the Supreme Court’s only', async () => {
    expect(await verdictsOf(['1973 AIR 1461'])).toMatchObject([{ state: 'found', hits: [{ file_name: LEASE }] }]);
    expect(await verdictsOf(['AIR 1973 Bom 1461'])).toMatchObject([
      { state: 'found', hits: [{ title: 'Ganesh v. Municipal Council' }] },
    ]);
  });

  it('answers visitors too, within the search allowance of each address', async () => {
    expect((await check({ citations: ['AIR 1973 SC 1461'] }, {})).statusCode).toBe(200);
    const limited = await openCitingApp({ visitorSearches: 1 });
    const send = () =>
      limited.app.inject({ method: 'POST', url: calls.citations.check.path, payload: { citations: ['x'] } });
    expect((await send()).statusCode).toBe(200);
    expect((await send()).statusCode).toBe(429);
    await limited.close();
  });

  it.each([
    ['no list', {}],
    ['an empty list', { citations: [] }],
    ['501 strings', { citations: Array.from({ length: 501 }, () => 'x') }],
    ['10,000 strings', { citations: Array.from({ length: 10_000 }, () => 'x') }],
    ['a string too long', { citations: ['x'.repeat(257)] }],
    ['numbers', { citations: [1] }],
    ['lists in lists', { citations: [['AIR 1973 SC 1461']] }],
    ['names that are no texts', { citations: ['x'], names: [{}] }],
    ['501 names', { citations: ['x'], names: Array.from({ length: 501 }, () => 'x') }],
    ['null', null],
  ])('refuses %s', async (_what, payload) => {
    const answer = await check(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ flag: false, outdata: null, code: 'bad-query' });
  });

  it.each([
    ['a citation', { citations: ['x'.repeat(257)] }, /^body\.citations\.0: longer than 256 characters.*cut it/],
    ['a name', { citations: ['x'], names: ['x'.repeat(257)] }, /^body\.names\.0: longer than 256 characters.*cut it/],
    [
      'the list',
      { citations: Array.from({ length: 501 }, () => 'x') },
      /^body\.citations: more than 500.*send the rest/,
    ],
  ])('says of %s that is too long what the limit is and what to do', async (_what, payload, message) => {
    expect((await check(payload)).json<Answer>().message).toMatch(message);
  });

  it.each([
    ['letters of India', 'क', JSON.stringify],
    ['letters of India as escapes', 'क', (value: unknown) => JSON.stringify(value).replaceAll('क', '\\u0915')],
    ['citations', '(1973) 4 SCC 225 = AIR 1973 SC 1461; ', JSON.stringify],
    ['digits and brackets', '(1', JSON.stringify],
  ])('takes 500 citations with 500 names, each of 256 characters: %s', async (_what, text, write) => {
    const longest = Array.from({ length: 500 }, () => text.repeat(256).slice(0, 256));
    const answer = await test.app.inject({
      method: 'POST',
      url: calls.citations.check.path,
      headers: { ...headers, 'content-type': 'application/json' },
      payload: write({ citations: longest, names: longest }),
    });
    expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
    expect(answer.json<{ outdata: unknown }>().outdata).toHaveLength(500);
  });

  it('refuses a body larger than its limits allow, and says what to do', async () => {
    const answer = await check({ citations: ['x'.repeat(citationLimits.maxCheckBody)] });
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({
      flag: false,
      code: 'too-large',
      message: 'The request is larger than 1504 KB, the most that this call takes. Send less at once.',
    });
  });

  it.each([
    '\u0000',
    'AIR 1973 SC 1461\u0000',
    '\ud800 AIR 1973 SC 1461',
    '(('.repeat(120),
    '1'.repeat(256),
    ' ',
    "'; drop",
  ])('lives through %j', async (citation) => {
    const [verdict] = await verdictsOf([citation]);
    expect(verdict?.citation).toBe(citation);
  });

  it('finds a case number only with the name of the case, because other courts have the same number', async () => {
    expect(await stateOf('Civil Appeal No. 12 of 1973')).toBe('ambiguous');
    expect(await stateOf('Civil Appeal No. 12 of 1973', 'Lakeside Society')).toBe('found');
    expect(await stateOf('C.A. Nos. 12-14 of 1973', 'Lakeside Society')).toBe('found');
    expect(await stateOf('Civil Appeal No. 13 of 1973')).toBe('not-held');
  });

  it('is not slowed down by ranges of case numbers', async () => {
    const ranges = Array.from({ length: 16 }, (_, index) => `${index * 100 + 1}-${index * 100 + 99}`).join(',');
    const citations = Array.from({ length: 200 }, (_, index) => `C.A. Nos. ${index}-${index + 90},${ranges} of 1990`);
    const start = performance.now();
    await verdictsOf(citations);
    expect(performance.now() - start).toBeLessThan(2000);
  });

  it('checks 500 different strings in less than a second, with fewer names than strings', async () => {
    const citations = Array.from({ length: 500 }, (_, index) => `(${1970 + (index % 50)}) ${index + 1} SCC ${index}`);
    const start = performance.now();
    const verdicts = await verdictsOf(citations, ['Lakeside Society']);
    expect(performance.now() - start).toBeLessThan(1000);
    expect(verdicts).toHaveLength(500);
  });
});

const ofJudgment = async (filename: string, as = headers): Promise<JudgmentCitations> => {
  const answer = await get(calls.citations.ofJudgment.path, { filename }, as);
  expect(answer.status).toBe(200);
  return v.parse(calls.citations.ofJudgment.answer, answer);
};

describe('the citations from and to a judgment', () => {
  it('lists its citations with sentence, target and treatment', async () => {
    const { cites } = await ofJudgment(OVERRULES);
    expect(cites).toMatchObject([
      {
        text: '(1973) 4 SCC 225',
        canonical: '1973 (4) SCC 225',
        state: 'found',
        targets: [{ id: LEASE, title: 'Lakeside Society v. Asha Menon', isOverruled: true, benchStrength: 3 }],
        treatment: 'overruled',
        speaker: 'court',
        sentence: 'Lakeside Society v. Asha Menon, (1973) 4 SCC 225, is overruled.',
        paragraph: 'p2',
        isSmallerBench: false,
        reason: '',
      },
      {
        text: '(1940) 1 SCC 5',
        state: 'impossible',
        targets: [],
        reason: expect.stringMatching(/^SCC began in 1950\b/) as string,
      },
    ]);
  });

  it('lists the citing judgments, strongest treatment first, with their first passages', async () => {
    const { citedBy, citedByTotal, sourceCitator, sourceNotes } = await ofJudgment(LEASE);
    expect(citedByTotal).toBe(2);
    expect(citedBy.map(({ judgment, treatment }) => [judgment.id, treatment])).toEqual([
      [OVERRULES, 'overruled'],
      [FOLLOWS, 'followed'],
    ]);
    expect(citedBy[1]).toMatchObject({
      isSmallerBench: true,
      mentions: [{ sentence: 'We follow Lakeside Society v. Asha Menon, AIR 1973 SC 1461.', paragraph: 'p1' }],
    });
    expect(sourceCitator).toBe('R 1980 SC 100 MV 1981 SC 7 (2, 5)');
    expect(sourceNotes).toMatchObject([
      {
        code: 'R',
        meaning: 'referred',
        treatment: 'referred',
        citation: 'AIR 1980 SC 100',
        targets: [{ id: FOLLOWS }],
      },
      {
        code: 'MV',
        meaning: '',
        treatment: 'referred',
        citation: 'AIR 1981 SC 7',
        paragraphs: ['2', '5'],
        targets: [],
      },
    ]);
  });

  it('V12: names the act and the section of a provision, and says that it is repealed', async () => {
    const { provisions } = await ofJudgment(LEASE);
    expect(provisions).toMatchObject([
      { actId: BOATS, actTitle: 'The Boats Act, 1930', anchor: 's3', statusText: 'Repealed by Act 3 of 1950' },
    ]);
  });

  it('returns no sentences to a member whose subscription has ended', async () => {
    await test.setSubscription({ ends_at: 1 });
    const { citedBy } = await ofJudgment(LEASE);
    const { cites } = await ofJudgment(OVERRULES);
    await test.setSubscription({ ends_at: test.clock.now + 1e10 });
    expect(citedBy.flatMap(({ mentions }) => mentions.map(({ sentence }) => sentence))).toEqual(['', '']);
    expect(cites.map(({ sentence }) => sentence)).toEqual(['', '']);
  });

  it.each(['c0000000000000', BOATS, "c' OR 1=1 --", '\u0000', 'x'.repeat(256)])(
    'says that no judgment has the id %j',
    async (filename) => {
      for (const { path } of [calls.citations.ofJudgment, calls.documents.citedBy, calls.documents.overruled]) {
        const answer = await get(path, { filename });
        expect(answer).toMatchObject({ status: 404, flag: false, code: 'not-found' });
      }
    },
  );
});

describe('the judgments that cite one, and those that overrule it', () => {
  const idsOf = async (path: string) => {
    const { outdata } = await get(path, { filename: LEASE });
    const { hits } = JSON.parse(String(outdata)) as {
      hits: { total: unknown; hits: { _id: string; _source: Record<string, unknown> }[] };
    };
    expect(hits.hits.every(({ _source }) => _source['content'] === undefined)).toBe(true);
    return { total: hits.total, ids: hits.hits.map(({ _id }) => _id) };
  };

  it('are a search answer: most cited first, then newest', async () => {
    expect(await idsOf(calls.documents.citedBy.path)).toEqual({
      total: { value: 2, relation: 'eq' },
      ids: [OVERRULES, FOLLOWS],
    });
    await test.library.store.db.updateTable('documents').set({ cited_count: 5 }).where('id', '=', FOLLOWS).execute();
    expect((await idsOf(calls.documents.citedBy.path)).ids).toEqual([FOLLOWS, OVERRULES]);
    await test.library.store.db.updateTable('documents').set({ cited_count: 0 }).where('id', '=', FOLLOWS).execute();
  });

  it('are only those that may overrule it and do so in the court’s own words', async () => {
    expect((await idsOf(calls.documents.overruled.path)).ids).toEqual([OVERRULES]);
    const { db } = test.library.store;
    const link = db.updateTable('case_links').where('citing_id', '=', OVERRULES);
    for (const change of [{ is_smaller_bench: 1 }, { speaker: 'counsel' }, { treatment: 'doubted' }]) {
      await link.set(change).execute();
      expect((await idsOf(calls.documents.overruled.path)).ids).toEqual([]);
      await link.set({ is_smaller_bench: 0, speaker: 'court', treatment: 'overruled' }).execute();
    }
  });
});

describe('getsectionlist', () => {
  const sections = (query: Record<string, string>) => get(calls.acts.sections.path, query);

  it.each([
    { title: 'The Boats Act, 1930' },
    { title: 'boats act 1930' },
    { title: 'Boats Act (1930)' },
    { title: 'Act 9 of 1930' },
    { title: 'anything', actcode: BOATS },
  ])('lists the sections of an act in order: %j', async (query) => {
    expect(await sections(query)).toMatchObject({
      flag: true,
      outdata: [
        { id: 's1', section_no: '1', title: 'Short title' },
        { id: 's3', section_no: '3', title: 'Boats' },
      ],
    });
  });

  it.each([
    [{ title: 'The Aeroplanes Act' }, /does not have this act/],
    [{ title: 'The Boats Act, 1930', actcode: 'a0000000000000' }, /does not have this act/],
    [{ title: '%' }, /does not have this act/],
    [{ title: 'The Boats Act, 1931' }, /does not have this act/],
    [{ title: 'The Boats Act' }, /More than one act/],
  ])('reports a title that matches no act or several: %j', async (query, message) => {
    const answer = await sections(query);
    expect(answer).toMatchObject({ status: 200, flag: false, outdata: [] });
    expect(answer.message).toMatch(message);
  });
});

describe('the lists of citations', () => {
  it.each([
    ['citations.books', calls.citations.books.path],
    ['citations.lookup', calls.citations.lookup.path],
    ['citations.ofJudgment', calls.citations.ofJudgment.path],
    ['documents.citedBy', calls.documents.citedBy.path],
    ['documents.overruled', calls.documents.overruled.path],
    ['acts.sections', calls.acts.sections.path],
  ])('are for members: %s', async (_name, path) => {
    expect(await get(path, {}, {})).toMatchObject({ status: 401, code: 'not-signed-in' });
  });

  it('are limited and fast with 2,000 passages and 1,000 citing judgments', async () => {
    const { db } = test.library.store;
    const ids = Array.from({ length: 1000 }, (_, index) => `cbusy${String(index).padStart(8, '0')}`);
    const like = await db.selectFrom('documents').selectAll().where('id', '=', FOLLOWS).executeTakeFirstOrThrow();
    const use = await db
      .selectFrom('citation_uses')
      .selectAll()
      .where('document_id', '=', FOLLOWS)
      .executeTakeFirstOrThrow();
    for (let from = 0; from < ids.length; from += 100) {
      const part = ids.slice(from, from + 100);
      const rows = part.map((id, index) => ({
        ...like,
        id,
        source_id: id,
        house_citation: id,
        house_number: 1000 + from + index,
      }));
      await db.insertInto('documents').values(rows).execute();
      const said = { treatment: 'referred', speaker: 'court', source: '' as const, actor: '', actor_id: '', words: '' };
      const link = { cited_id: LEASE, ...said, mentions: 7, is_smaller_bench: 0 };
      await db
        .insertInto('case_links')
        .values(part.map((id) => ({ ...link, citing_id: id })))
        .execute();
      const uses = part.flatMap((id) =>
        Array.from({ length: 7 }, (_, position) => ({ ...use, document_id: id, position })),
      );
      await db.insertInto('citation_uses').values(uses).execute();
    }
    const places = Array.from({ length: 2000 }, (_, index) => ({
      ...use,
      document_id: FOLLOWS,
      position: 10 + index,
      target_id: ids[index % 1000] ?? '',
    }));
    for (let from = 0; from < 2000; from += 500)
      await db
        .insertInto('citation_uses')
        .values(places.slice(from, from + 500))
        .execute();

    let start = performance.now();
    const cited = await ofJudgment(LEASE);
    expect(performance.now() - start).toBeLessThan(1000);
    expect(cited.citedByTotal).toBe(1002);
    expect(cited.citedBy).toHaveLength(citationLimits.maxCiting);
    expect(cited.citedBy[0]?.judgment.id).toBe(OVERRULES);
    expect(cited.citedBy.every(({ mentions }) => mentions.length <= citationLimits.maxMentions)).toBe(true);
    start = performance.now();
    const citing = await ofJudgment(FOLLOWS);
    expect(performance.now() - start).toBeLessThan(1000);
    expect(citing.cites).toHaveLength(2001);
    const { outdata } = await get(calls.documents.citedBy.path, { filename: LEASE });
    expect((JSON.parse(String(outdata)) as { hits: { total: unknown } }).hits.total).toEqual({
      value: 1002,
      relation: 'eq',
    });
  });
});
