import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readInteger } from '../../packages/server/src/store/large-integer.js';
import { openDatabase, type Store } from '../../packages/server/src/store/database.js';
import { testDatabase } from '../../packages/server/src/store/test-database.fixtures.js';
import { type ServerProcess, startServer } from './server-process.js';

/** `KILLS=1000` for a long run by hand. */
const KILLS = Number(process.env['KILLS'] ?? 6);
/** Payments that wait for their payer at each start. */
const PAYMENTS = 60;
/** Payers at the same time. */
const PAYERS = 8;
/** Most payments that are confirmed before the kill; their number is random. */
const MOST_CONFIRMED = 30;
const MINUTE = 60_000;
const PAISE = 1_500_000;

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'headnote-kill-payments-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function withStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openDatabase(await testDatabase(dataDir));
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

const numberOf = (round: number, index: number) =>
  `P-${String(round).padStart(4, '0')}-${String(index).padStart(4, '0')}`;

/** Payments of the demo member that have reached the sandbox's page. */
function startPayments(round: number): Promise<readonly string[]> {
  const numbers = Array.from({ length: PAYMENTS }, (_, index) => numberOf(round, index));
  return withStore(async ({ db }) => {
    const { id } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow();
    const at = Date.now();
    const redirect = `http://localhost/packages/payment`;
    await db
      .insertInto('payments')
      .values(
        numbers.map((number) => ({
          number,
          user_id: id,
          package_id: 1,
          package_name: 'The whole library',
          kind: 'first' as const,
          amount_paise: PAISE,
          provider: 'sandbox',
          provider_id: number,
          provider_payment_id: '',
          payment_url: `http://localhost/sandbox/pay/${number}`,
          redirect_url: redirect,
          request_key: number,
          state: 'started' as const,
          created_at: at,
          next_check_at: at,
          settled_at: null,
        })),
      )
      .execute();
    await db
      .insertInto('sandbox_orders')
      .values(
        numbers.map((number) => ({
          id: number,
          payment_number: number,
          amount_paise: PAISE,
          title: 'The whole library, one year',
          redirect_url: redirect,
          state: 'open' as const,
          notice_at: null,
          notices: 0,
        })),
      )
      .execute();
    return numbers;
  });
}

/** Pays one order. True if the server has confirmed it: the answer comes after the notice was taken. */
async function pay(server: ServerProcess, number: string): Promise<boolean> {
  try {
    const answer = await fetch(new URL(`/sandbox/pay/${number}`, server.url), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'outcome=pay-twice',
      redirect: 'manual',
    });
    return answer.status === 303;
  } catch {
    // The server died first: nothing is confirmed.
    return false;
  }
}

/** Pays all until they are done or the server is killed. */
async function payAll(
  server: ServerProcess,
  numbers: readonly string[],
  onConfirmed: (number: string) => void,
): Promise<void> {
  const left = [...numbers];
  const payer = async () => {
    for (let number = left.shift(); number !== undefined; number = left.shift()) {
      if (!(await pay(server, number))) return;
      onConfirmed(number);
    }
  };
  await Promise.all(Array.from({ length: PAYERS }, payer));
}

/** Confirmed payments that are missing, and payments of which only a part is there. */
function problems(confirmed: ReadonlySet<string>): Promise<readonly string[]> {
  return withStore(async ({ db }) => {
    const [payments, years, invoices, ledger, series] = await Promise.all([
      db.selectFrom('payments').select(['number', 'state']).execute(),
      db.selectFrom('subscriptions').select('id').where('id', 'like', 'payment:%').execute(),
      db.selectFrom('invoices').select(['number', 'payment_number']).orderBy('number').execute(),
      db.selectFrom('payment_ledger').select('payment_number').where('act', '=', 'paid').execute(),
      db.selectFrom('invoice_series').selectAll().execute(),
    ]);
    const count = (list: readonly string[], number: string) => list.filter((one) => one === number).length;
    const yearsOf = years.map(({ id }) => id.slice('payment:'.length));
    const invoicesOf = invoices.map((invoice) => invoice.payment_number);
    const ledgerOf = ledger.map((row) => row.payment_number);
    const last = series.reduce((sum, row) => sum + readInteger(row.last), 0);
    return [
      ...payments
        .filter(({ number, state }) => confirmed.has(number) && state !== 'paid')
        .map(({ number, state }) => `lost: ${number} is ${state}`),
      ...payments.flatMap(({ number, state }) => {
        const parts = [count(yearsOf, number), count(invoicesOf, number), count(ledgerOf, number)];
        const wanted = state === 'paid' ? 1 : 0;
        return parts.every((part) => part === wanted)
          ? []
          : [`half done: ${number} is ${state} with ${parts.join('/')}`];
      }),
      ...(last === invoices.length ? [] : [`a gap: ${invoices.length} invoices, last number ${last}`]),
    ];
  });
}

describe('L1: a server that is killed while members pay', () => {
  it(
    `keeps each confirmed payment with its year and its invoice in ${KILLS} kills, and half of none`,
    { timeout: (KILLS + 2) * MINUTE },
    async () => {
      const confirmed = new Set<string>();
      const first = await startServer(dataDir);
      await first.stop();
      for (let kill = 0; kill < KILLS; kill += 1) {
        const numbers = await startPayments(kill);
        const server = await startServer(dataDir);
        let untilKill = 1 + Math.floor(Math.random() * MOST_CONFIRMED);
        let reached: () => void = () => {};
        const isTime = new Promise<void>((resolve) => {
          reached = resolve;
        });
        const paying = payAll(server, numbers, (number) => {
          confirmed.add(number);
          untilKill -= 1;
          if (untilKill === 0) reached();
        });
        await Promise.race([isTime, paying]);
        await server.kill();
        await paying;
        expect(await problems(confirmed)).toEqual([]);
      }
      expect(confirmed.size).toBeGreaterThanOrEqual(KILLS);

      // What was paid but not confirmed is found after the last start: its notice waits in the database.
      const server = await startServer(dataDir);
      await vi.waitFor(
        async () => {
          const open = await withStore(({ db }) =>
            db.selectFrom('sandbox_orders').select('id').where('notice_at', 'is not', null).execute(),
          );
          expect(open).toEqual([]);
        },
        { timeout: MINUTE, interval: 500 },
      );
      await server.stop();
      expect(await problems(confirmed)).toEqual([]);
      const unpaid = await withStore(({ db }) =>
        db
          .selectFrom('sandbox_orders')
          .innerJoin('payments', 'payments.number', 'sandbox_orders.payment_number')
          .select('payments.number')
          .where('sandbox_orders.state', '=', 'paid')
          .where('payments.state', '<>', 'paid')
          .execute(),
      );
      expect(unpaid).toEqual([]);
      console.info(`L1: ${KILLS} kills, ${confirmed.size} payments confirmed, 0 lost, 0 half done`);
    },
  );
});
