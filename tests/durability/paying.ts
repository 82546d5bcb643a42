import { expect, vi } from 'vitest';
import type { Store } from '../../packages/server/src/store/database.js';
import { readInteger } from '../../packages/server/src/store/large-integer.js';

/** Payments that wait for their payer in each round. */
const PAYMENTS = 60;
/** Payers at the same time. */
const PAYERS = 8;
/** Most payments that are confirmed before the kill; their number is random. */
const MOST_CONFIRMED = 30;
const PAISE = 1_500_000;
const NOTICED_MS = 60_000;

const numberOf = (round: number, index: number) =>
  `P-${String(round).padStart(4, '0')}-${String(index).padStart(4, '0')}`;

/** Stores payments of the demo member that have reached the sandbox's page. Returns their numbers. */
export async function startPayments({ db }: Store, round: number): Promise<readonly string[]> {
  const numbers = Array.from({ length: PAYMENTS }, (_, index) => numberOf(round, index));
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
}

/** Pays one order. True if the server has confirmed it: the answer comes after the notice was taken. */
async function pay(url: URL, number: string): Promise<boolean> {
  try {
    const answer = await fetch(new URL(`/sandbox/pay/${number}`, url), {
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

interface Round {
  /** Where the payers pay. */
  readonly url: URL;
  readonly numbers: readonly string[];
  /** Gets the numbers of the payments that a server has confirmed. */
  readonly confirmed: Set<string>;
  /** Called in the middle of it. */
  readonly kill: () => Promise<void>;
}

/** Pays all payments side by side, and kills a server after a random number of them. Ends when nobody pays any more. */
export async function payAndKill({ url, numbers, confirmed, kill }: Round): Promise<void> {
  let untilKill = 1 + Math.floor(Math.random() * MOST_CONFIRMED);
  let reached: () => void = () => {};
  const isTime = new Promise<void>((resolve) => {
    reached = resolve;
  });
  const left = [...numbers];
  const payer = async () => {
    for (let number = left.shift(); number !== undefined; number = left.shift()) {
      if (!(await pay(url, number))) continue;
      confirmed.add(number);
      untilKill -= 1;
      if (untilKill === 0) reached();
    }
  };
  const paying = Promise.all(Array.from({ length: PAYERS }, payer));
  await Promise.race([isTime, paying]);
  await kill();
  await paying;
}

/** Confirmed payments that are missing, and payments of which only a part is there. */
export async function paymentProblems({ db }: Store, confirmed: ReadonlySet<string>): Promise<readonly string[]> {
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
      return parts.every((part) => part === wanted) ? [] : [`half done: ${number} is ${state} with ${parts.join('/')}`];
    }),
    ...(last === invoices.length ? [] : [`a gap: ${invoices.length} invoices, last number ${last}`]),
  ];
}

/** What was paid but not confirmed is found: its notice waits in the database. Fails if a paid order has no paid payment. */
export async function expectAllNoticed({ db }: Store): Promise<void> {
  await vi.waitFor(
    async () => {
      const open = await db.selectFrom('sandbox_orders').select('id').where('notice_at', 'is not', null).execute();
      expect(open).toEqual([]);
    },
    { timeout: NOTICED_MS, interval: 500 },
  );
  const unpaid = await db
    .selectFrom('sandbox_orders')
    .innerJoin('payments', 'payments.number', 'sandbox_orders.payment_number')
    .select('payments.number')
    .where('sandbox_orders.state', '=', 'paid')
    .where('payments.state', '<>', 'paid')
    .execute();
  expect(unpaid).toEqual([]);
}
