import { sql, type Transaction } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase, type Database, type Store } from '../database.js';
import { runTransaction } from '../run-transaction.js';
import { makeFolder } from '../../test-library.fixtures.js';

const folder = makeFolder();
let store: Store;
beforeEach(async () => {
  store = await openDatabase({ dataDir: folder.path });
});
afterEach(async () => {
  await store.close();
  folder.remove();
});

const WRITERS = 20;
type Handle = Transaction<Database>;

const insert = (transaction: Handle, series: string) =>
  transaction.insertInto('house_numbers').values({ series, year: '2026', last_number: 1 }).execute();
const stored = async () =>
  (await store.db.selectFrom('house_numbers').select('series').orderBy('series').execute()).map(({ series }) => series);

it('stores the work that waits together with one commit', async () => {
  const transactions = new Set<unknown>();
  const write = (writer: number) =>
    runTransaction(store.db, async (transaction) => {
      transactions.add(transaction);
      await insert(transaction, `S${String(writer).padStart(2, '0')}`);
      return writer;
    });
  const answers = await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
  expect(answers).toEqual(Array.from({ length: WRITERS }, (_, writer) => writer));
  expect(await stored()).toHaveLength(WRITERS);
  expect(transactions.size).toBeLessThan(WRITERS / 2);
});

it('takes back the changes of the work that fails, and of no other', async () => {
  const write = (series: string, fails: boolean) =>
    runTransaction(store.db, async (transaction) => {
      await insert(transaction, series);
      if (fails) throw new Error(`${series} failed`);
    });
  const [first, second, third] = await Promise.allSettled([write('A', false), write('B', true), write('C', false)]);
  expect([first?.status, third?.status]).toEqual(['fulfilled', 'fulfilled']);
  expect(second).toMatchObject({ status: 'rejected', reason: { message: 'B failed' } });
  expect(await stored()).toEqual(['A', 'C']);
});

it('confirms nothing when the common commit fails, and works again afterwards', async () => {
  const write = (series: string, alsoBefore?: (transaction: Handle) => Promise<unknown>) =>
    runTransaction(store.db, async (transaction) => {
      await insert(transaction, series);
      await alsoBefore?.(transaction);
    });
  // Ends the transaction of the group behind its back, as SQLite does on a full disk.
  const results = await Promise.allSettled([
    write('A'),
    write('B', async (transaction) => {
      await sql`rollback`.execute(transaction);
      throw new Error('the disk is full');
    }),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await stored()).toEqual([]);
  await write('C');
  expect(await stored()).toEqual(['C']);
});
