import { solveProof } from '@headnote/core/session/proof';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFlowSecrets } from '../../accounts/flows/secrets.js';
import { createWorkProofs } from '../../accounts/work-proofs.js';
import type { Cells } from '../../runtime/budgets/cells.js';
import { createFailureBudget } from '../../runtime/budgets/failure-budget.js';
import { createSlidingWindows } from '../../runtime/budgets/sliding-windows.js';
import { createTokenBuckets } from '../../runtime/budgets/token-buckets.js';
import { makeFolder } from '../../test-library.fixtures.js';
import { openDatabase, type Store } from '../database.js';
import { runTransaction } from '../run-transaction.js';
import { testDatabase } from '../test-database.fixtures.js';
import { sharedCells } from './shared-cells.js';

const HOUR = 60 * 60_000;
/** Requests at once, in turn at three servers: more than all their connections. */
const REQUESTS = 300;

describe('budgets that three servers share', () => {
  const folder = makeFolder();
  let stores: readonly Store[] = [];
  let servers: readonly Cells[] = [];
  beforeAll(async () => {
    const where = await testDatabase(folder.path);
    stores = [await openDatabase(where), await openDatabase(where), await openDatabase(where)];
    servers = stores.map(({ db }) => sharedCells({ db, secret: 's' }));
  });
  afterAll(async () => {
    for (const store of stores) await store.close();
    folder.remove();
  });

  /** What each of many requests at once is answered. */
  const atOnce = <Part, Answer>(open: (cells: Cells) => Part, ask: (part: Part) => Promise<Answer>) => {
    const parts = servers.map(open);
    return Promise.all(
      Array.from({ length: REQUESTS }, async (_, at) => {
        const part = parts[at % parts.length];
        if (part === undefined) throw new Error('no server');
        return ask(part);
      }),
    );
  };
  const granted = (waits: readonly number[]) => waits.filter((wait) => wait === 0).length;

  it('allow a bucket what one server allows', async () => {
    const waits = await atOnce(
      (cells) => createTokenBuckets(cells, { name: 'bucket', max: 10 }),
      (take) => take('a', { burst: 10, refillMs: HOUR }),
    );
    expect(granted(waits)).toBe(10);
    expect(Math.max(...waits)).toBeLessThanOrEqual(HOUR);
  });

  it('allow a window what one server allows', async () => {
    const waits = await atOnce(
      (cells) => createSlidingWindows(cells, 'window', [{ limit: 7, milliseconds: HOUR }]),
      async (windows) => (await windows.take(1, 1))[0] ?? 0,
    );
    expect(granted(waits)).toBe(7);
  });

  it('tell no more verdicts on guesses than one server', async () => {
    const limits = { free: 5, firstDelayMs: HOUR, maxDelayMs: HOUR, forgetAfterMs: HOUR };
    const waits = await atOnce(
      (cells) => createFailureBudget(cells, 'guesses', limits),
      (budget) => budget.failUnlessWaiting('asha'),
    );
    expect(granted(waits)).toBe(5);
    const [one, other] = servers.map((cells) => createFailureBudget(cells, 'guesses', limits));
    await one?.clear('asha');
    expect(await other?.waitFor('asha')).toBe(0);
  });

  it('are undone with the transaction that they were spent in, and need no second connection', async () => {
    const [store] = stores;
    const [cells] = servers;
    if (store === undefined || cells === undefined) throw new Error('no server');
    const size = { burst: 1, refillMs: HOUR };
    const bucket = (within: Cells) => createTokenBuckets(within, { name: 'undone', max: 10 });
    const failed = Array.from({ length: 40 }, (_, at) =>
      runTransaction(store.db, async (transaction) => {
        expect(await bucket(cells.within(transaction))(`key ${at}`, size)).toBe(0);
        throw new Error('undone');
      }),
    );
    for (const one of await Promise.allSettled(failed)) expect(one).toMatchObject({ reason: { message: 'undone' } });
    expect(await bucket(cells)('key 1', size)).toBe(0);
    expect(await bucket(cells)('key 1', size)).toBeGreaterThan(0);
  });

  it('accept a proof of work once, at any of them', async () => {
    const secrets = createFlowSecrets({ pepper: 'p' });
    const of = { account: 'asha', address: '192.0.2.1', failures: 0 };
    const [first] = servers;
    if (first === undefined) throw new Error('no server');
    const proof = solveProof(createWorkProofs({ secrets, cells: first }).challengeFor(of));
    const accepted = await atOnce(
      (cells) => createWorkProofs({ secrets, cells }),
      (proofs) => proofs.use(proof, of),
    );
    expect(accepted.filter(Boolean)).toHaveLength(1);
  });

  it('forget what has said nothing for long, and name nobody in the database', async () => {
    const [cells] = servers;
    const [store] = stores;
    if (cells === undefined || store === undefined) throw new Error('no server');
    const kind = { name: 'short', keepMs: 1, max: 10 };
    const value = () =>
      cells.change<string, string | undefined>(kind, 'asha', (before) => ({ value: 'x', result: before }));
    expect(await value()).toBeUndefined();
    await expect.poll(value).toBeUndefined();
    await sql`update shared_cells set expires_at = 0`.execute(store.db);
    await cells.purge();
    const { rows } = await sql`select * from shared_cells`.execute(store.db);
    expect(rows).toEqual([]);
  });
});
