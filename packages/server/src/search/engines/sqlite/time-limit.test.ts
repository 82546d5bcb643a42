import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestLibrary, makeCase, openTestLibrary } from '../../../test-library.fixtures.js';
import type { EngineRequest } from '../../model/engine-request.js';
import { parseBody } from '../../guard/parse-body.js';
import type { Budget } from '../../model/budget.js';
import { openSqliteIndex } from './sqlite-index.js';

const request = (query: object): EngineRequest => parseBody({ size: 100, query }, { audience: 'member' }).request;

describe('the time limit of a search', () => {
  let library: TestLibrary;
  beforeAll(async () => {
    library = await openTestLibrary();
    await library.add(
      ...Array.from({ length: 20 }, (_, index) => makeCase(`late:${index}`, 'Laches, laches and delays. Waiver.')),
    );
  });
  afterAll(() => library.close());

  it('checks the best documents first, and reports that there may be more', () => {
    const index = openSqliteIndex({ dataDir: library.dataDir });
    const words = ['laches', 'delays'].map((word) => ({ match: { content: word } }));
    const query = { near: { field: 'content', of: words, within: 'sentence', ordered: false } };
    try {
      // One check of the time before each word, one for each posting list, and one for each document.
      let checks = 2 + 2 + 10;
      const budget: Budget = { expired: () => (checks -= 1) < 0 };
      const answer = index.search(request(query), budget);
      expect(answer).toMatchObject({ timedOut: true, total: { value: 10, relation: 'gte' } });
    } finally {
      index.close();
    }
  });

  it('decides by the places in the index for words with several spellings, however many documents have them', () => {
    const index = openSqliteIndex({ dataDir: library.dataDir });
    const word = (text: string) => ({ match: { content: text } });
    const either = { bool: { should: [word('laches'), word('waiver')], minimum_should_match: 1 } };
    const near = { near: { field: 'content', of: [either, word('delays')], within: 3 } };
    try {
      let checks = 0;
      const budget: Budget = { expired: () => (checks += 1) < 0 };
      expect(index.search(request(near), budget).total).toEqual({ value: 20, relation: 'eq' });
      expect(checks).toBeLessThan(20);
    } finally {
      index.close();
    }
  });

  it('returns no hit if time runs out before all words of the query are looked up', () => {
    const index = openSqliteIndex({ dataDir: library.dataDir });
    const query = { bool: { must: [{ match_all: {} }], must_not: [{ prefix: { content: 'zeb' } }] } };
    try {
      expect(index.search(request(query), { expired: () => true })).toMatchObject({ timedOut: true, hits: [] });
      expect(index.search(request(query)).hits).toHaveLength(20);
    } finally {
      index.close();
    }
  });
});
