import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { parseCitation, printCitation, type Citation } from '@headnote/core/citation';
import { parseCitation as parse } from '@headnote/core/citation/parse';
import { calls } from '@headnote/core/contract';
import { citationBody } from '@headnote/core/search/bodies';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../app.fixtures.js';
import { isJsonRecord } from '../ingest/formats/json-record.js';
import { judgmentFormat } from '../ingest/formats/judgments.js';
import { loadSample } from '../ingest/load-sample.js';
import { makeCase, openTestLibrary, type TestLibrary } from '../test-library.fixtures.js';
import { runSearch, type WireAnswer } from '../search/run-search.js';
import { documentId } from '../library/document-id.js';
import { readList } from '../library/document-record.js';
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

  it('finds every court’s report where none is named, and one alone where it is', async () => {
    const bombay = documentId('case', 'cite:bombay');
    expect((await idsOf('1973 AIR 1461')).sort()).toEqual([LEASE, bombay].sort());
    expect(await idsOf('AIR 1973 Bom 1461')).toEqual([bombay]);
    expect(await idsOf('AIR 1973 Ker 1461')).toEqual([]);
  });

  it('trap 12: finds both judgments by square brackets, and by none the official one alone', async () => {
    const index = documentId('case', 'cite:free-index');
    expect((await idsOf('[1973] INSC 91')).sort()).toEqual([LEASE, index].sort());
    expect(await idsOf('1973 INSC 91')).toEqual([LEASE]);
  });

  it('finds nothing by another volume, year or page, and nothing by what is no citation', async () => {
    for (const typed of [
      '(1973) 5 SCC 225',
      '(1974) 4 SCC 225',
      '(1973) 4 SCC 226',
      '1973 Supp SCR 2',
      'no such thing',
    ])
      expect(await idsOf(typed), typed).toEqual([]);
  });

  it('answers one hit, the most cited first, with exact totals, the courts and the citation marked', async () => {
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

/** The ways in which lawyers write a citation. */
function formsOf(printed: string, citation: Citation): readonly string[] {
  const { family, year, court, page, volume } = citation;
  const styles = (['canonical', 'scc', 'bluebook', 'neutral'] as const).map((style) => printCitation(citation, style));
  const turned = family === 'AIR' && court === 'SC' ? [`${year} AIR ${page}`, `${year} AIR SC ${page}`] : [];
  const bare =
    family === 'SCC' && volume !== undefined && !citation.supplement ? [`${year} ${volume} SCC ${page}`] : [];
  return [...new Set([printed, ...styles, ...turned, ...bare])];
}

/** Citations of the library's judgments that do not lead to them, of all forms. */
async function misses(library: TestLibrary, { step }: { readonly step: number }) {
  const rows = await library.store.db
    .selectFrom('documents')
    .select(['id', 'house_citation', 'other_citations'])
    .where('kind', '=', 'case')
    .execute();
  const missed: string[] = [];
  let asked = 0;
  for (const { id, house_citation: house, other_citations: others } of rows.filter((_, index) => index % step === 0)) {
    for (const printed of [house, ...readList(others)]) {
      const citation = parseCitation(printed.replace(/^LII /, ''));
      for (const form of citation ? formsOf(printed.replace(/^LII /, ''), citation) : [printed]) {
        asked += 1;
        const { engine, store } = library;
        const body = citationBody({ citation: form, parse, size: 20 });
        const { hits } = await runSearch({ engine, store, body, audience: 'member', kind: 'case' });
        if (!hits.hits.some(({ _id }) => _id === id)) missed.push(`${form} → ${id}`);
      }
    }
  }
  return { asked, missed };
}

describe('every citation of every judgment, in every form', () => {
  it('leads to it in the sample, of which every fourth judgment is asked for', async () => {
    const library = await openTestLibrary();
    await loadSample(library);
    const { asked, missed } = await misses(library, { step: 4 });
    expect(missed).toEqual([]);
    expect(asked).toBeGreaterThan(100);
    await library.close();
  });

  const root = fileURLToPath(new URL('../../../..', import.meta.url));
  const data = join(resolve(root, process.env['REAL_DATA'] ?? '../shared/data'), 'judgments');
  const isThere = existsSync(data);
  // Every citation of all of them takes minutes; a run by hand (LONG_RUN) does.
  const step = process.env['LONG_RUN'] ? 1 : 40;
  it.skipIf(!isThere)(
    isThere
      ? 'leads to it among real judgments'
      : 'leads to it among real judgments (skipped: REAL_DATA names their folder)',
    { timeout: 600_000 },
    async () => {
      const library = await openTestLibrary();
      for (const set of ['sc-irled', 'sc-aila', 'hc-tribunal-recent']) {
        const lines = gunzipSync(readFileSync(join(data, `${set}.jsonl.gz`)))
          .toString()
          .split('\n');
        const cases = lines.filter(Boolean).flatMap((line) => {
          const record: unknown = JSON.parse(line);
          const result = isJsonRecord(record) ? judgmentFormat(record) : undefined;
          if (!result?.ok || result.document.kind !== 'case') return [];
          // Without its text, which nothing here is looked for in.
          const { text: _text, ...fields } = result.document;
          return [makeCase(fields.source.id, 'Text.', fields)];
        });
        for (let from = 0; from < cases.length; from += 64) await library.add(...cases.slice(from, from + 64));
      }
      const { asked, missed } = await misses(library, { step });
      process.stdout.write(`${asked} citations asked for, ${missed.length} do not lead to their judgment\n`);
      expect(missed.length / asked).toBeLessThan(0.001);
      await library.close();
    },
  );
});
