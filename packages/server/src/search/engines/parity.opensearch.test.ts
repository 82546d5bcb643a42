import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadSample } from '../../ingest/load-sample.js';
import type { TestLibrary } from '../../test-library.fixtures.js';
import type { EngineAnswer } from '../model/engine.js';
import { type PairOfEngines, type TypedSearch, openPair, outOfPlace, requestOf, runBoth } from './parity.fixtures.js';
import { addRealJudgments, hasRealJudgments, onRealJudgments } from './real-judgments.fixtures.js';

/** Ordered by relevance: words, operators and fields of the search language. */
const WORDS = [
  'bail',
  'land acquisition',
  'anticipatory bail application',
  'breach of contract damages',
  'natural justice',
  '"natural justice"',
  '"principles of natural justice"',
  '"the high court"',
  'murder OR homicide',
  'murder NOT appeal',
  'evidence AND (witness OR document)',
  'court',
  'the',
  'compensat*',
  'wom?n',
  'arbitrat* award',
  'land /5 acquisition',
  'notice pre/3 served',
  'lease /s rent',
  'tenant /p eviction',
  'dismissed /s appeal /s costs',
  '"sale deed" /10 registered',
  '"sale agreement"~4',
  'party:state',
  'party:union of india',
  'judge:kumar',
  'subject:constitution',
  'section:302',
  'act:evidence',
  'title:state decision:allowed',
  'year:1990..2005 injunction',
  'bench:3+ constitution',
  'date:2010..2020 penalty',
  'zzzz',
  '',
  "Hon'ble",
  '& §',
  'न्यायालय',
  'धारा 302 हत्या',
  'शर्मा OR सिंह',
  '"सुप्रीम कोर्ट"',
  'राम कुमार बनाम राज्य',
  'हत्या /s दंड',
  'judge:कुमार NOT zamanat',
  'specific performance contract readiness willingness',
  'contempt of court civil',
  'provision:"302 IPC"',
  'provision:"483 BNSS"',
  'only:"302 IPC"',
];

const searches: readonly TypedSearch[] = [
  ...WORDS.map((text) => ({ text })),
  ...(['newest', 'oldest', 'cited'] as const).flatMap((sort) =>
    ['appeal', 'bail OR rent', ''].map((text) => ({ text, sort })),
  ),
  ...['contract', 'title:act', '', '"this act"', 'year:1950.. court'].map((text) => ({ text, kind: 'acts' as const })),
];

const firstKeys = ({ hits }: EngineAnswer) => hits.map(({ sort }) => sort?.[0]);

/** What both engines must agree on, in any library. */
function testParity(fill: (library: TestLibrary) => Promise<unknown>): void {
  let pair: PairOfEngines;
  beforeAll(async () => {
    pair = await openPair(fill);
  }, 1_800_000);
  afterAll(() => pair.close());

  it('hold every document', async () => {
    expect(await pair.openSearch.count()).toBe(pair.ids.length);
    expect(await pair.embedded.count()).toBe(pair.ids.length);
  });

  it.each(searches)('H13: find, count and rank the same for %o', async (search) => {
    const { ours, theirs } = await runBoth(pair, requestOf(search));
    expect(theirs.ids).toEqual(ours.ids);
    expect(theirs.answer.total).toEqual(ours.answer.total);
    expect(theirs.answer.aggregations).toEqual(ours.answer.aggregations);
    const first = theirs.answer.hits.slice(0, 10).map(({ id }) => id);
    if (ours.answer.maxScore !== null && search.sort === undefined) expect(outOfPlace(first, ours.scores)).toEqual([]);
    // Behind the first key there may be a score.
    else expect(firstKeys(theirs.answer)).toEqual(firstKeys(ours.answer));
    const highlights = new Map(ours.answer.hits.map(({ id, highlight }) => [id, highlight]));
    for (const { id, highlight } of theirs.answer.hits)
      if (highlights.has(id)) expect(highlight).toEqual(highlights.get(id));
  });
}

describe('both engines on the sample', { timeout: 120_000 }, () => {
  testParity((library) => loadSample(library));
});

/** Enough for words of every frequency. */
const SHARE = 5;

describe.skipIf(!hasRealJudgments)(onRealJudgments('both engines on real judgments'), { timeout: 120_000 }, () => {
  testParity((library) => addRealJudgments(library, { share: SHARE }));
});
