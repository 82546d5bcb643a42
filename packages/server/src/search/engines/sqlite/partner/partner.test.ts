import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestLibrary, makeCase, openTestLibrary } from '../../../../test-library.fixtures.js';
import type { Clause, EngineRequest } from '../../../engine-request.js';
import { type SqliteIndex, openSqliteIndex } from '../sqlite-index.js';
import { type Partner, openPartner } from './partner.js';

const phrase = (text: string): Clause => ({ type: 'phrase', field: 'content', text });
const request = (query: Clause, size = 50): EngineRequest => {
  return { query, from: 0, size, sort: [], highlight: [], aggregations: [] };
};

describe('the partner of a search thread', () => {
  let library: TestLibrary;
  let partner: Partner;
  let alone: SqliteIndex;
  let helped: SqliteIndex;

  beforeAll(async () => {
    library = await openTestLibrary();
    await library.add(
      ...Array.from({ length: 60 }, (_, number) =>
        makeCase(
          `t:${number}`,
          `${'The appeal fails. '.repeat(number % 7)}${number % 3 ? 'Bail granted' : 'Granted bail'}.`,
          {
            decidedOn: `19${30 + number}-01-02`,
          },
        ),
      ),
    );
    partner = openPartner({ dataDir: library.dataDir, splitAt: 1 });
    alone = openSqliteIndex({ dataDir: library.dataDir });
    helped = openSqliteIndex({ dataDir: library.dataDir, partner });
    await vi.waitUntil(() => partner.isReady(), { timeout: 30_000 });
  }, 60_000);
  afterAll(async () => {
    alone.close();
    helped.close();
    await partner.close();
    await library.close();
  });

  /** Searches with the partner; the rows that it found, one list for each statement. */
  async function searchHelped(query: Clause) {
    const lists: (Float64Array | undefined)[] = [];
    const start = vi.spyOn(partner, 'start').mockImplementation((task) => {
      const running = real(task);
      return { ...running, wait: (isLate) => lists[lists.push(running.wait(isLate)?.slice()) - 1] };
    });
    await vi.waitUntil(() => partner.isReady());
    const answer = helped.search(request(query));
    start.mockRestore();
    return { answer, lists };
  }
  let real: Partner['start'];
  beforeAll(() => {
    real = partner.start.bind(partner);
  });

  const words = ['bail', 'granted'].map(
    (text) => ({ type: 'match', field: 'content', text, operator: 'and' }) as const,
  );

  it.each<[string, Clause, number]>([
    ['a phrase', phrase('bail granted'), 20],
    ['words near each other', { type: 'near', field: 'content', of: words, within: 3, ordered: false }, 30],
  ])('finds %s as the search thread alone does, half of it by the partner', async (_name, query, share) => {
    const { answer, lists } = await searchHelped(query);
    expect(answer).toEqual(alone.search(request(query)));
    expect(lists).toHaveLength(1);
    expect(lists[0]?.length).toBeGreaterThan(0);
    expect(lists[0]?.length).toBeLessThan(share * 2);
  });

  it('refuses after a change of the index that it does not see in the same state, and the answer is whole', async () => {
    const task = { text: '"bail grant"', above: 0, stamp: 'another state', rooms: 60 };
    expect(partner.start(task).wait(() => false)).toBeUndefined();
    await library.add(makeCase('t:late', 'Bail granted again.', { decidedOn: '2020-01-02' }));
    const { answer, lists } = await searchHelped(phrase('bail granted'));
    expect(answer.total).toEqual({ value: 41, relation: 'eq' });
    expect(lists).toHaveLength(1);
  });

  it('is stopped with a search whose time runs out, and helps the next one', async () => {
    let checks = 0;
    const budget = { expired: () => (checks += 1) > 3 };
    expect(helped.search(request(phrase('bail granted')), budget).timedOut).toBe(true);
    const { answer } = await searchHelped(phrase('bail granted'));
    expect(answer).toEqual(alone.search(request(phrase('bail granted'))));
  });

  it('leaves the work to the search thread when it has ended', async () => {
    const ended = openPartner({ dataDir: library.dataDir, splitAt: 1 });
    await ended.close();
    const index = openSqliteIndex({ dataDir: library.dataDir, partner: ended });
    expect(ended.isReady()).toBe(false);
    expect(index.search(request(phrase('bail granted'))).total.value).toBe(41);
    index.close();
  });
});
