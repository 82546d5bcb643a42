import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../app.fixtures.js';
import { readSubscription } from '../accounts/read-subscription.js';
import { dayInIndia } from '../accounts/subscription.js';
import { createMessageTexts } from '../messages/message-texts.js';
import { createPaymentDesk, type PaymentDesk } from './payment-desk.js';
import { createPriceListDesk, type PriceListDesk } from './price-list-desk.js';

let test: TestApp;
let desk: PaymentDesk;
let prices: PriceListDesk;
const db = () => test.library.store.db;

beforeEach(async () => {
  test = await openTestApp();
  await db().updateTable('users').set({ email: 'demo@library.test' }).execute();
  await db().deleteFrom('subscriptions').execute();
  const who = { db: db(), actor: 'admin:asha', now: () => test.clock.now };
  desk = createPaymentDesk({ ...who, texts: createMessageTexts({ name: 'Headnote' }) });
  prices = createPriceListDesk(who);
});
afterEach(() => test.close());

async function subscribe(changes: object = {}) {
  const { id } = await db().selectFrom('users').select('id').executeTakeFirstOrThrow();
  const body = {
    amount: 15_000,
    redirect_url: 'http://localhost/packages/payment',
    userid: id,
    packageId: 1,
    ...changes,
  };
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/payment/createpayment',
    headers: await test.memberHeaders(),
    payload: body,
  });
  return answer.json<{ flag: boolean; message: string }>();
}

/** Starts a payment, pays this many paise, and lets the server find it. */
async function pay(paise = 1_500_000): Promise<string> {
  expect(await subscribe()).toMatchObject({ flag: true });
  await db().updateTable('sandbox_orders').set({ state: 'paid', amount_paise: paise }).execute();
  test.clock.now += 61_000;
  await test.checkPayments();
  const { number } = await db().selectFrom('payments').select('number').executeTakeFirstOrThrow();
  return number;
}

const subscription = async () => (await test.signIn()).outdata1[0]?.['daysremaining'];
const audit = async () => {
  const rows = await db().selectFrom('audit_log').select(['act', 'actor', 'details']).orderBy('at').execute();
  return rows.filter(({ act }) => /^(?:package|payment)-/.test(act));
};

describe('the desk of payments', () => {
  it('J7: a refund ends the year, keeps the invoice, tells the member, and is in the ledger and the audit log', async () => {
    const number = await pay();
    expect(await subscription()).toBe(364);
    const { invoice } = await desk.refund(number, 'paid twice');
    expect(invoice).toMatch(/^HN\/\d\d-\d\d\/000001$/);
    expect(await subscription()).toBe(0);

    const found = await desk.find(number);
    expect(found?.payment).toMatchObject({ state: 'refunded', username: 'demo', invoice });
    expect(found?.ledger.map(({ act, paise }) => [act, paise])).toEqual([
      ['started', 1_500_000],
      ['paid', 1_500_000],
      ['refunded', -1_500_000],
    ]);
    expect(await audit()).toEqual([
      { act: 'payment-refunded', actor: 'admin:asha', details: `${number}: 1500000 paise, paid twice` },
    ]);
    const told = (await test.messages()).find(({ template }) => template === 'payment-refunded');
    expect(told?.text).toContain(`₹15,000 of the payment ${number}`);
  });

  it('J7: a refund of the first of two years leaves the second, which starts at once', async () => {
    const first = await pay();
    const [year] = await db().selectFrom('subscriptions').selectAll().execute();
    await db()
      .insertInto('subscriptions')
      .values({
        id: 'renewal',
        user_id: year?.user_id ?? 0,
        plan_id: 1,
        starts_at: Number(year?.ends_at),
        ends_at: Number(year?.ends_at) + 365 * 86_400_000,
      })
      .execute();
    expect(await subscription()).toBe(729);
    const shown = await readSubscription(db(), year?.user_id ?? 0, test.clock.now);
    expect(shown.startDate).toBe(dayInIndia(Number(year?.starts_at)));
    await desk.refund(first, 'a wish');
    const [rest] = await db().selectFrom('subscriptions').selectAll().execute();
    expect(Number(rest?.starts_at)).toBe(test.clock.now);
    expect(await subscription()).toBe(365);
  });

  it('J7: a payment is refunded once, and only if money arrived', async () => {
    const number = await pay();
    await desk.refund(number, 'once');
    await expect(desk.refund(number, 'twice')).rejects.toThrow(`The payment ${number} is refunded`);
    await expect(desk.refund('P-AAAA-AAAA', 'none')).rejects.toThrow('There is no payment "P-AAAA-AAAA".');
    const { ledger } = (await desk.find(number)) ?? { ledger: [] };
    expect(ledger.filter(({ act }) => act === 'refunded')).toHaveLength(1);
  });

  it('J7: of money that did not fit, the amount that arrived goes back', async () => {
    const number = await pay(100);
    expect(await desk.refund(number, 'another amount')).toEqual({ paise: 100, invoice: '', hasEndedYear: false });
  });

  it('finds payments by number, state, member and invoice', async () => {
    const number = await pay();
    for (const containing of ['', number.slice(0, 6).toLowerCase(), 'paid', 'demo', '000001'])
      expect((await desk.list({ containing, limit: 5 })).map((payment) => payment.number)).toEqual([number]);
    expect(await desk.list({ containing: '%', limit: 5 })).toEqual([]);
  });
});

describe('the desk of the price list', () => {
  it('adds, changes and retires a package, and members pay the new amount', async () => {
    const chamber = {
      name: 'Chambers',
      description: 'All courts',
      priority: 2,
      initialAmount: 30_000,
      renewalAmount: 24_000,
    };
    const { id } = await prices.add(chamber);
    expect(id).toBe(28);
    await prices.change(id, { initialAmount: 29_000 });
    expect(await subscribe({ packageId: id, amount: 30_000 })).toMatchObject({
      flag: false,
      message: 'The amount due for this package is ₹29,000. Nothing was charged.',
    });
    expect(await subscribe({ packageId: id, amount: 29_000 })).toMatchObject({ flag: true });
    await prices.setOnSale(id, false);
    expect(await subscribe({ packageId: id, amount: 24_000 })).toMatchObject({
      message: 'This package is not on sale.',
    });
    expect((await prices.list()).map((one) => [one.id, one.isOnSale])).toEqual([
      [1, true],
      [27, true],
      [28, false],
    ]);
    expect((await audit()).map(({ act }) => act)).toEqual(['package-added', 'package-changed', 'package-retired']);
    expect((await audit())[1]?.details).toContain(
      'first year ₹30,000, renewal ₹24,000, covers "All courts" became package 28',
    );
  });

  it('records what a package covered, and what it covers now', async () => {
    await prices.change(1, { description: 'All High Courts\nAll tribunals' });
    await prices.change(1, { description: '' });
    const details = (await audit()).map((act) => act.details);
    expect(details).toContainEqual(expect.stringMatching(/ became .*, covers "All High Courts", "All tribunals"$/));
    expect(details).toContainEqual(expect.stringMatching(/"All tribunals" became .*, covers nothing in words$/));
  });

  it('leaves the trial alone, and knows no package that is not there', async () => {
    await expect(prices.setOnSale(27, false)).rejects.toThrow('cannot be retired');
    await expect(prices.change(27, { renewalAmount: 5 })).rejects.toThrow('A trial has no price.');
    await expect(prices.change(99, { priority: 5 })).rejects.toThrow('There is no package 99.');
    expect(await audit()).toEqual([]);
  });
});
