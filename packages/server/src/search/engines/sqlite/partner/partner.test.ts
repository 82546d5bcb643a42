import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { documentId } from '../../../../library/document-id.js';
import { type TestLibrary, makeCase, openTestLibrary } from '../../../../test-library.fixtures.js';
import type { Clause, EngineRequest } from '../../../model/engine-request.js';
import { indexPath, openForWriting } from '../index-file.js';
import { openSealer } from '../postings/sealer.js';
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
    const { db } = openForWriting(indexPath(library.dataDir));
    // Six blocks, of which the partner takes three; later documents are in none.
    const size = {
      sealAt: 10,
      fullBlock: 10,
      fullWords: 1_000_000,
      joinAt: 100,
      frequentShare: 0.01,
      commonShare: 0.1,
    };
    db.transaction(() => openSealer(db, size).seal())();
    db.close();
    await library.add(
      ...Array.from({ length: 5 }, (_, number) =>
        makeCase(`u:${number}`, 'Granted bail.', { decidedOn: '2001-02-03' }),
      ),
    );
    partner = openPartner({ dataDir: library.dataDir });
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

  /** Searches with the partner; for each task, in how many documents it found something. */
  async function searchHelped(query: Clause) {
    const found: (number | undefined)[] = [];
    const start = vi.spyOn(partner, 'start').mockImplementation((task) => {
      const running = real(task);
      const wait: typeof running.wait = (isLate) => {
        const weights = running.wait(isLate);
        found.push(weights?.filter((weight) => weight > 0).length);
        return weights;
      };
      return { ...running, wait };
    });
    await vi.waitUntil(() => partner.isReady());
    const answer = helped.search(request(query));
    start.mockRestore();
    return { answer, found };
  }
  let real: Partner['start'];
  beforeAll(() => {
    real = partner.start.bind(partner);
  });

  const words = ['bail', 'granted'].map(
    (text) => ({ type: 'match', field: 'content', text, operator: 'and' }) as const,
  );

  it.each<[string, Clause]>([
    ['a phrase', phrase('bail granted')],
    ['an exact phrase', { ...phrase('bail granted'), exact: true } as Clause],
    ['words near each other', { type: 'near', field: 'content', of: words, within: 3, ordered: false }],
  ])('finds %s as the search thread alone does, a part of it by the partner', async (_name, query) => {
    const { answer, found } = await searchHelped(query);
    expect(answer).toEqual(alone.search(request(query)));
    expect(found).toHaveLength(1);
    expect(found[0]).toBeGreaterThan(0);
    expect(found[0]).toBeLessThan(answer.total.value);
  });

  it('refuses a block that was joined with others since, and the search thread finds its documents', async () => {
    const ordinals = new Int32Array(10);
    const task = { fields: ['content'], sequences: [[[1]]], nearness: undefined, within: undefined, size: 65 } as const;
    await vi.waitUntil(() => partner.isReady());
    expect(partner.start({ ...task, blocks: [{ id: 12_345, ordinals }] }).wait(() => false)).toBeUndefined();
    const start = vi
      .spyOn(partner, 'start')
      .mockImplementation((given) => real({ ...given, blocks: [{ id: 12_345, ordinals }] }));
    await vi.waitUntil(() => partner.isReady());
    expect(helped.search(request(phrase('bail granted')))).toEqual(alone.search(request(phrase('bail granted'))));
    start.mockRestore();
  });

  it('sees documents that are added, and leaves out those that are removed', async () => {
    await library.add(makeCase('t:late', 'Bail granted again.', { decidedOn: '2020-01-02' }));
    const removed = documentId('case', 't:11');
    await library.engine.remove([removed]);
    // After a slow load an index may answer from columns that are a little old.
    for (const index of [alone, helped])
      await expect.poll(() => index.search(request(phrase('granted again'))).total.value).toBe(1);
    for (const index of [alone, helped])
      await expect.poll(() => index.search(request({ type: 'ids', values: [removed] })).total.value).toBe(0);
    const { answer, found } = await searchHelped(phrase('bail granted'));
    expect(answer).toEqual(alone.search(request(phrase('bail granted'))));
    expect(answer.hits.map(({ id }) => id)).not.toContain(removed);
    expect(found).toHaveLength(1);
  });

  it('is stopped with a search whose time runs out, and helps the next one', async () => {
    let checks = 0;
    const budget = { expired: () => (checks += 1) > 3 };
    await vi.waitUntil(() => partner.isReady());
    expect(helped.search(request(phrase('bail granted')), budget).timedOut).toBe(true);
    const { answer } = await searchHelped(phrase('bail granted'));
    expect(answer).toEqual(alone.search(request(phrase('bail granted'))));
  });

  it('leaves the work to the search thread when it has ended', async () => {
    const ended = openPartner({ dataDir: library.dataDir });
    await ended.close();
    const index = openSqliteIndex({ dataDir: library.dataDir, partner: ended });
    expect(ended.isReady()).toBe(false);
    expect(index.search(request(phrase('bail granted')))).toEqual(alone.search(request(phrase('bail granted'))));
    index.close();
  });
});
