import { BadQueryError } from '@headnote/core/errors';
import { searchLimits } from '@headnote/core/contract';
import { readSearchAnswer } from '@headnote/core/search/answers';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findCompletions } from '../../library/completions/find-completions.js';
import { documentId } from '../../library/document-id.js';
import { allFieldNames } from '../../library/document-record.js';
import { type OpenEngine, type TestLibrary, makeAct, makeCase, openTestLibrary } from '../../test-library.fixtures.js';
import type { Audience } from '../model/audience.js';
import { wireName } from '../model/field-names.js';
import { HIDDEN_WORD, generatedBodies, mutatedBodies, specifiedBodies } from './hostile-bodies.fixtures.js';
import { type WireAnswer, runSearch } from '../run/run-search.js';

const CASES = 40;
const ACTS = 3;
const all = { match_all: {} };
const aggs = (content: unknown) => ({ query: all, aggs: { a: content } });
const query = (clause: unknown) => ({ query: clause });

function nested(levels: number): unknown {
  let clause: unknown = all;
  for (let level = 0; level < levels; level += 1) clause = { bool: { must: [clause] } };
  return clause;
}

/** What the guard refuses before any engine is asked, by the row of the list of faults. The guard's own tests have more of each. */
const REFUSED: readonly (readonly [row: string, what: string, body: unknown])[] = [
  ['H2', 'a script for fields', { query: all, script_fields: { a: { script: 'x' } } }],
  ['H2', 'fields at run time', { query: all, runtime_mappings: { a: { type: 'keyword', script: 'x' } } }],
  ['H2', 'a template', { query: all, template: { source: 'x' } }],
  ['H2', 'a script clause', query({ bool: { must: [{ script: { script: 'x' } }] } })],
  ['H2', 'a scripted count', aggs({ scripted_metric: {} })],
  ['H3', 'a raw query string', query({ query_string: { query: 'a*' } })],
  ['H3', 'a regular expression', query({ regexp: { content: 'a.*' } })],
  ['H3', 'a beginning of one letter', query({ prefix: { content: 'l' } })],
  ['H3', 'a pattern without a beginning', query({ wildcard: { content: '*land' } })],
  ['H3', 'two wrong letters', query({ match: { content: { query: 'land', fuzziness: 2 } } })],
  ['H4', '100,000 nested clauses', query(nested(100_000))],
  ['H4', '257 clauses', query({ bool: { should: Array.from({ length: 257 }, () => all) } })],
  ['H4', '2,001 characters', query({ match: { content: '('.repeat(2001) } })],
  ['H4', '1,025 words', query({ bool: { should: [0, 1].map(() => ({ match: { content: 'a '.repeat(600) } })) } })],
  ['H4', 'more than 64 KB', query({ bool: { should: Array(40).fill({ match: { content: 'a'.repeat(1800) } }) } })],
  ['H5', '10,001 hits', { query: all, size: 10_001 }],
  ['H5', 'hits from infinity', { query: all, from: Number.POSITIVE_INFINITY }],
  ['H5', 'less than no hits', { query: all, size: -1 }],
  ['H5', 'half a hit', { query: all, size: 0.5 }],
  ['H5', 'a size in letters', { query: all, size: '20' }],
  ['H9', 'a million values', aggs({ terms: { field: 'courtname', size: 1_000_000 } })],
  ['H9', 'counts within counts', aggs({ terms: { field: 'courtname', size: 5 }, aggs: { b: {} } })],
  ['H9', 'a count of different values', aggs({ cardinality: { field: 'courtname' } })],
  ['H10', 'another index', { query: all, index: 'accounts' }],
  ['H10', 'a scroll', { query: all, scroll: '1m' }],
  ['H10', 'a point in time', { query: all, pit: { id: 'x' } }],
  ['H10', 'values of another document', query({ terms: { courtid: { index: 'accounts', id: '1', path: 'x' } } })],
  ['H10', 'percolate', query({ percolate: { field: 'query', document: {} } })],
  ['H10', 'more like this', query({ more_like_this: { fields: ['content'], like: 'x' } })],
  ['H10', 'four orders', { query: all, sort: ['title', 'cited', 'lyear', 'courtname'] }],
  ['H10', 'a scripted order', { query: all, sort: [{ _script: { script: 'x' } }] }],
];

/** Texts that mean something to SQLite's full-text search, and the same words without it. */
const SYNTAX: readonly (readonly [text: string, words: string])[] = [
  ['NEAR(land court, 2)', 'near land court 2'],
  ['"land', 'land'],
  ['land* OR', 'land or'],
  ['content:land', 'content land'],
  ['{content title}:land', 'content title land'],
  ['-land ^court', 'land court'],
  ['land\0court', 'land court'],
  ["land'; DROP TABLE words; --", 'land drop table words'],
];

const wireFields = new Set(allFieldNames.map(wireName));
const isLong = process.env['LONG_RUN'] === '1';
/** Bodies of each of the two kinds. */
const BODIES = isLong ? 10_000 : 500;
/** Generous: the machine may be busy. */
const BODIES_MS = isLong ? 3_600_000 : 300_000;

/** The faults of a search that both engines must bear. `openEngine` opens the engine under test for a data folder. */
export function testSearchFaults(openEngine: OpenEngine): void {
  describe('a hostile search', { timeout: 120_000 }, () => {
    let library: TestLibrary;
    let asked = 0;
    const SECRET_ID = documentId('case', 'f:secret');
    const PREVIEW = 'open land '.repeat(300);

    beforeAll(async () => {
      library = await openTestLibrary(openEngine);
      const secret = `${PREVIEW}\n\nIt is the covenant of ${HIDDEN_WORD}.`;
      await library.add(
        ...Array.from({ length: CASES }, (_, at) =>
          makeCase(
            `f:${at}`,
            `The land case of number ${at} before the court. Natural justice. Near 2 or content title.`,
            {
              appellant: `Sita Ram ${at}`,
              courtId: 1 + (at % 3),
              courtName: `Court ${at % 3}`,
              decidedOn: `20${10 + (at % 10)}-01-01`,
            },
          ),
        ),
        makeCase('f:secret', secret, { headnote: secret, subject: 'open land' }),
        ...Array.from({ length: ACTS }, (_, at) =>
          makeAct(`f:a${at}`, 'An act on land.', { title: `The Land Act ${at}` }),
        ),
      );
    });
    afterAll(() => library.close());

    const run = async (body: unknown, audience: Audience = 'member', kind?: 'case' | 'act'): Promise<WireAnswer> =>
      runSearch({
        store: library.store,
        engine: {
          search: async (...question) => {
            asked += 1;
            return library.engine.search(...question);
          },
        },
        body,
        audience,
        ...(kind === undefined ? {} : { kind }),
      });
    const idsOf = async (clause: unknown) =>
      (await run({ query: clause, size: 100 })).hits.hits.map(({ _id }) => _id).toSorted();

    it.each(Object.entries(specifiedBodies))('H1: is none when it is as specified: %s', async (_what, body) => {
      const answer = readSearchAnswer(JSON.stringify(await run(JSON.parse(JSON.stringify(body)))));
      expect(answer).toMatchObject({ ok: true, value: { total: { relation: 'eq' } } });
    });

    it.each(REFUSED)('%s: is refused, and no engine is asked: %s', async (_row, _what, body) => {
      for (const audience of ['member', 'visitor'] as const) {
        asked = 0;
        await expect(run(body, audience)).rejects.toBeInstanceOf(BadQueryError);
        expect(asked).toBe(0);
      }
    });

    it('H6: shows a visitor the preview, whatever is asked for, and a member the whole text', async () => {
      const body = { query: { ids: { values: [SECRET_ID] } }, _source: ['content', 'enote', 'actshtml', 'topic'] };
      const [preview] = (await run(body, 'visitor')).hits.hits;
      expect(JSON.stringify(preview)).toContain('open land');
      expect(JSON.stringify(preview)).not.toContain(HIDDEN_WORD);
      expect(JSON.stringify((await run(body)).hits.hits)).toContain(HIDDEN_WORD);
      for (const key of ['fields', 'collapse', 'explain', 'suggest', 'rescore', 'profile', 'inner_hits', 'top_hits']) {
        asked = 0;
        await expect(run({ ...body, [key]: { content: {} } }, 'visitor')).rejects.toThrow(`${key}: not supported`);
        expect(asked).toBe(0);
      }
    });

    it('H7: marks for a visitor at most three short passages, in tags of the server', async () => {
      const highlight = { fields: { topic: { number_of_fragments: 5, fragment_size: 300 } } };
      const body = { query: { match: { topic: 'land' } }, highlight };
      const [hit] = (await run(body, 'visitor')).hits.hits;
      expect(hit?.highlight?.['topic']).toEqual(['open <b>land</b>']);
      const hostile = [{ pre_tags: ['<script>'] }, { fields: { topic: { no_match_size: 5000 } } }];
      for (const more of hostile) {
        await expect(run({ ...body, highlight: { ...highlight, ...more } }, 'visitor')).rejects.toThrow(BadQueryError);
      }
    });

    it.each([
      { match: { content: HIDDEN_WORD } },
      { match_phrase: { 'enote.exact': `covenant of ${HIDDEN_WORD}` } },
      { prefix: { content: HIDDEN_WORD.slice(0, 4) } },
      { bool: { must_not: { wildcard: { enote: 'wo*' } } } },
    ])('H8: tells a visitor nothing about the texts: %j', async (clause) => {
      asked = 0;
      const only = { ids: { values: [SECRET_ID] } };
      await expect(run(query({ bool: { filter: [only], should: [clause] } }), 'visitor')).rejects.toThrow('Sign in');
      expect(asked).toBe(0);
      expect((await run(query({ bool: { filter: [only], must: [clause] } }))).hits.total.relation).toBe('eq');
    });

    it('H9: counts as many courts and acts as the forms need', async () => {
      const courts = await run(
        aggs({ terms: { field: 'courtname', size: searchLimits.maxCourtBuckets } }),
        'visitor',
        'case',
      );
      expect(courts.aggregations?.['a']?.buckets).toHaveLength(4);
      const titles = await run(aggs({ terms: { field: 'title', size: searchLimits.maxActBuckets } }), 'member', 'act');
      expect(titles.aggregations?.['a']?.buckets).toHaveLength(ACTS);
    });

    it.each([
      ['words of every judgment', { match: { content: 'land' } }, CASES + 1 + ACTS],
      ['an exact phrase of most', { match_phrase: { 'content.exact': 'natural justice' } }, CASES],
      ['everything', all, CASES + 1 + ACTS],
    ])('H11: is counted in full below the limit, on a page of one: %s', async (_what, clause, value) => {
      expect((await run({ query: clause, size: 1 })).hits.total).toEqual({ value, relation: 'eq' });
    });

    it.each(SYNTAX)('H13: has no meaning of its own in the text %j', async (text, words) => {
      const asWords = (of: string) => ({ match: { content: { query: of, operator: 'and' } } });
      expect(await idsOf(asWords(text))).toEqual(await idsOf(asWords(words)));
      const others = ['match_phrase', 'term'].map((type) => ({
        [type]: { [type === 'term' ? 'fd' : 'content']: text },
      }));
      for (const clause of others) expect((await run(query(clause))).timed_out).toBe(false);
    });

    it('H16: completes names without any engine, from two letters on, and at most twenty', async () => {
      asked = 0;
      expect(await findCompletions(library.store, 'party', 'si')).toHaveLength(20);
      for (const text of ['', 's', '%', '__', '*', '"*"'])
        expect(await findCompletions(library.store, 'party', text)).toEqual([]);
      expect(asked).toBe(0);
    });

    it.each([
      ['generated', generatedBodies],
      ['mutated', mutatedBodies],
    ])(
      'H18: is refused or answered, and shows nothing hidden: %s bodies',
      { timeout: BODIES_MS },
      async (_kind, made) => {
        let answered = 0;
        await fc.assert(
          fc.asyncProperty(made, fc.constantFrom<Audience>('member', 'visitor'), async (body, audience) => {
            const outcome = await run(body, audience).catch((error: unknown) => error);
            if (outcome instanceof Error) {
              expect(outcome).toBeInstanceOf(BadQueryError);
              return;
            }
            answered += 1;
            const { hits } = outcome as WireAnswer;
            for (const { _source } of hits.hits)
              expect(Object.keys(_source).filter((name) => !wireFields.has(name))).toEqual([]);
            if (audience === 'visitor') expect(JSON.stringify(hits)).not.toContain(HIDDEN_WORD);
          }),
          { numRuns: BODIES },
        );
        // Bodies that are all refused would say nothing about the engine.
        expect(answered).toBeGreaterThan(BODIES / 10);
        expect(await run(query({ ids: { values: [SECRET_ID] } }))).toMatchObject({ hits: { total: { value: 1 } } });
      },
    );
  });
}
