import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Budget } from '../../model/budget.js';
import type { EngineRequest } from '../../model/engine-request.js';
import { type TestLibrary, makeCase, openTestLibrary } from '../../../test-library.fixtures.js';
import { type SqliteIndex, openSqliteIndex } from './sqlite-index.js';

const REQUEST: EngineRequest = {
  query: { type: 'match', field: 'content', text: 'estoppel', operator: 'and' },
  from: 0,
  size: 10,
  sort: [],
  highlight: [{ field: 'content', fragments: 1, fragmentSize: 150 }],
  aggregations: [{ name: 'courts', field: 'courtName', size: 10 }],
};

/** A time limit that is reached after this many checks. */
function expiringAfter(checks: number): Budget {
  let left = checks;
  return { expired: () => (left -= 1) < 0 };
}

describe('a search that runs out of time', () => {
  let library: TestLibrary;
  let index: SqliteIndex;
  beforeAll(async () => {
    library = await openTestLibrary();
    const text = (number: number) => (number % 2 === 0 ? 'estoppel' : 'estoppel fraud');
    for (let batch = 0; batch < 3; batch += 1) {
      const cases = Array.from({ length: 1000 }, (_, each) => makeCase(`t:${batch}:${each}`, text(each)));
      await library.add(...cases);
    }
    index = openSqliteIndex({ dataDir: library.dataDir });
  });
  afterAll(async () => {
    index.close();
    await library.close();
  });

  it('returns all matches within its time', () => {
    const answer = index.search(REQUEST, expiringAfter(Number.POSITIVE_INFINITY));
    expect(answer).toMatchObject({ timedOut: false, total: { value: 3000, relation: 'eq' } });
    expect(answer.hits.every((hit) => hit.highlight.content?.length === 1)).toBe(true);
    expect(answer.aggregations).toEqual({ courts: [{ key: 'Supreme Court of India', count: 3000 }] });
  });

  it('returns the matches found so far, and reports that there may be more', () => {
    const answer = index.search(REQUEST, expiringAfter(1));
    expect(answer).toMatchObject({
      timedOut: true,
      // The first block of documents.
      total: { value: 1100, relation: 'gte' },
      aggregations: { courts: [] },
    });
    expect(answer.hits).toHaveLength(10);
    expect(answer.hits[0]?.highlight).toEqual({});
  });

  it('drops highlights before hits, and keeps a complete count complete', () => {
    // One check for each of three posting lists, one for the courts, three for highlights.
    const answer = index.search(REQUEST, expiringAfter(3 + 1 + 3));
    expect(answer).toMatchObject({ timedOut: true, total: { value: 3000, relation: 'eq' } });
    expect(answer.aggregations).toEqual({ courts: [{ key: 'Supreme Court of India', count: 3000 }] });
    expect(answer.hits).toHaveLength(10);
    expect(answer.hits.filter((hit) => hit.highlight.content !== undefined)).toHaveLength(3);
  });

  it('never returns an excluded document', () => {
    const all = { type: 'all' } as const;
    const query = {
      type: 'bool',
      must: [all],
      mustNot: [REQUEST.query],
      should: [],
      filter: [],
      minimumShouldMatch: 0,
    } as const;
    expect(index.search({ ...REQUEST, query }, expiringAfter(0))).toMatchObject({ timedOut: true, hits: [] });
  });

  it('stops at once when the request is cancelled', () => {
    const budget: Budget = {
      expired() {
        throw new Error('aborted');
      },
    };
    expect(() => index.search(REQUEST, budget)).toThrow('aborted');
    expect(index.count()).toBe(3000);
  });
});
