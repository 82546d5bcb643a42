import { parseCitation as parse } from '@headnote/core/citation/parse';
import { calls } from '@headnote/core/contract';
import { citationBody } from '@headnote/core/search/bodies';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../app.fixtures.js';
import { loadSample } from '../ingest/load-sample.js';
import { openTestLibrary } from '../test-library.fixtures.js';
import type { WireAnswer } from '../search/run/run-search.js';
import { documentId } from '../library/document-id.js';
import { findMissedCitations } from './citation-misses.fixtures.js';
import { openCitingApp } from './citations.fixtures.js';

const LEASE = documentId('case', 'cite:lease');

describe('the search by a citation', () => {
  let test: TestApp;
  let headers: Record<string, string>;
  beforeAll(async () => {
    test = await openCitingApp();
    headers = await test.memberHeaders();
  });
  afterAll(() => test.close());

  const search = async (citation: string, size = 1): Promise<WireAnswer> => {
    const payload = citationBody({ citation, parse, size });
    const answer = await test.app.inject({ method: 'POST', url: calls.search.cases.path, headers, payload });
    expect(answer.statusCode, answer.body).toBe(200);
    return JSON.parse(answer.json<{ outdata: string }>().outdata) as WireAnswer;
  };
  const idsOf = async (citation: string) => (await search(citation, 20)).hits.hits.map(({ _id }) => _id);

  it.each([
    'AIR 1973 SC 1461',
    'AIR 1973 SUPREME COURT 1461',
    'A.I.R. 1973 S.C. 1461',
    'AIR(1973)SC1461',
    '(1973) 4 SCC 225',
    '1973 (4) SCC 225',
    '[1973] 4 S.C.C. 225',
    '1973 4 SCC 225, para 12',
    '[1973] Supp. SCR 1',
    '1973 Supp SCR 1',
    '(1973) Suppl. S.C.R. 1',
    '1973 INSC 91',
    '1973INSC91',
    '1973 HN 1',
    '1973 hn 1',
    '1973-hn-1',
    '(1973) 4 SCC 225 : AIR 1973 SC 1461',
    'SCC 1973 4 225',
  ])('B4: finds the one judgment by %s', async (typed) => {
    expect(await idsOf(typed)).toEqual([LEASE]);
  });

  it('finds the reports of every court without a court’s name, and one with it', async () => {
    const bombay = documentId('case', 'cite:bombay');
    expect((await idsOf('1973 AIR 1461')).sort()).toEqual([LEASE, bombay].sort());
    expect(await idsOf('AIR 1973 Bom 1461')).toEqual([bombay]);
    expect(await idsOf('AIR 1973 Ker 1461')).toEqual([]);
  });

  it('trap 12: finds both judgments with square brackets, and only the official one without', async () => {
    const index = documentId('case', 'cite:free-index');
    expect((await idsOf('[1973] INSC 91')).sort()).toEqual([LEASE, index].sort());
    expect(await idsOf('1973 INSC 91')).toEqual([LEASE]);
  });

  it('finds nothing by another volume, year or page, or by a text that is not a citation', async () => {
    for (const typed of [
      '(1973) 5 SCC 225',
      '(1974) 4 SCC 225',
      '(1973) 4 SCC 226',
      '1973 Supp SCR 2',
      'no such thing',
    ])
      expect(await idsOf(typed), typed).toEqual([]);
  });

  it('answers one hit, most cited first, with exact totals, the courts and a marked citation', async () => {
    const { db } = test.library.store;
    const { hits, aggregations } = await search('1973 AIR 1461');
    expect(hits.hits.map(({ _id }) => _id)).toEqual([LEASE]);
    expect(hits.total).toEqual({ value: 2, relation: 'eq' });
    expect(aggregations?.['courts']?.buckets).toHaveLength(2);
    const marked = await search('AIR 1973 SC 1461');
    expect(marked.hits.hits[0]?.highlight?.['citation']?.join(' ')).toContain('<b>AIR 1973 SC 1461</b>');
    expect(
      (await db.selectFrom('documents').select('cited_count').where('id', '=', LEASE).executeTakeFirst())?.cited_count,
    ).toBe(2);
  });
});

describe('every citation of every judgment, in every form', () => {
  it('finds it in the sample (every fourth judgment)', async () => {
    const library = await openTestLibrary();
    await loadSample(library);
    const { asked, missed } = await findMissedCitations(library, { step: 4 });
    expect(missed).toEqual([]);
    expect(asked).toBeGreaterThan(100);
    await library.close();
  });
});
