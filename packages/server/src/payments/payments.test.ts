import { defaultBrand } from '@headnote/core/config';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, TEST_SANDBOX_SECRET, type TestApp } from '../app.fixtures.js';
import { DAY_MS } from '../accounts/subscription.js';
import { readInteger } from '../store/large-integer.js';
import { type OrderStatus, type PaymentProvider, ProviderError } from './payment-provider.js';
import { createPayments } from './payments.js';
import { isSignedNotice, signNotice } from './signed-notice.js';

const NOTICE = '/api/payment/webhook';
const SIGNATURE = 'x-sandbox-signature';
let test: TestApp;
let userId: number;
beforeEach(async () => {
  test = await openTestApp();
  const member = await test.library.store.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  userId = member.id;
  await test.library.store.db.updateTable('users').set({ email: 'demo@library.test' }).execute();
  await test.library.store.db.deleteFrom('subscriptions').execute();
});
afterEach(() => test.close());

const db = () => test.library.store.db;

async function create(changes: object = {}) {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/payment/createpayment',
    headers: {
      ...(await test.memberHeaders()),
      ...('key' in changes ? { 'idempotency-key': String(changes.key) } : {}),
    },
    payload: {
      amount: 15_000,
      redirect_url: 'http://localhost/packages/payment',
      userid: userId,
      packageId: 1,
      ...changes,
    },
  });
  return answer.json<{
    flag: boolean;
    message: string;
    outdata: { payment_options: { payment_url: string } } | null;
  }>();
}

async function startedOrder(changes?: object): Promise<string> {
  const { outdata, message } = await create(changes);
  const id = outdata?.payment_options.payment_url.split('/').at(-1);
  if (id === undefined) throw new Error(message);
  return id;
}

const payIn = (order: string, state: 'paid' | 'declined' = 'paid') =>
  db().updateTable('sandbox_orders').set({ state }).where('id', '=', order).execute();

/** Payments of the member whose page at the payment service is open. More than five in an hour are not started. */
/** A provider sends many notices at once, but waits for their answers. */
async function notifyAll(orders: readonly string[], atOnce = 100) {
  const answers = [];
  for (let start = 0; start < orders.length; start += atOnce)
    answers.push(...(await Promise.all(orders.slice(start, start + atOnce).map((order) => notify(order)))));
  return answers;
}

async function openOrders(count: number): Promise<readonly string[]> {
  const orders = Array.from({ length: count }, (_, index) => `P-TEST-${String(index).padStart(4, '0')}`);
  const amount_paise = 1_500_000;
  const redirect_url = 'http://localhost/packages/payment';
  await db()
    .insertInto('payments')
    .values(
      orders.map((number) => ({
        number,
        user_id: userId,
        package_id: 1,
        package_name: 'The whole library',
        kind: 'first',
        amount_paise,
        provider: 'sandbox',
        provider_id: number,
        provider_payment_id: '',
        payment_url: `http://localhost/sandbox/pay/${number}`,
        redirect_url,
        request_key: number,
        state: 'started',
        created_at: test.clock.now,
        next_check_at: test.clock.now,
        settled_at: null,
      })),
    )
    .execute();
  await db()
    .insertInto('sandbox_orders')
    .values(
      orders.map((id) => ({
        id,
        payment_number: id,
        amount_paise,
        title: 'The whole library, one year',
        redirect_url,
        state: 'open',
        notice_at: null,
        notices: 0,
      })),
    )
    .execute();
  return orders;
}

function notify(order: string, signature?: string, payload = JSON.stringify({ order })) {
  const signed = signature ?? signNotice(payload, { secret: TEST_SANDBOX_SECRET, at: test.clock.now });
  return test.app.inject({ method: 'POST', url: NOTICE, payload, headers: { [SIGNATURE]: signed } });
}

/** Payments of a service that answers as given. */
function paymentsWith(changes: Partial<PaymentProvider>) {
  const provider: PaymentProvider = {
    name: 'sandbox',
    start: () => Promise.reject(new Error('not started here')),
    readStatus: async () => ({ state: 'open' }),
    readNotice: () => undefined,
    ...changes,
  };
  const brand = { ...defaultBrand, mailboxes: { ...defaultBrand.mailboxes, support: 'help@library.test' } };
  return createPayments({ db: db(), provider, brand, gstin: '', now: () => test.clock.now });
}

const told = async () => (await test.messages()).map(({ template }) => template);
const states = async () => (await db().selectFrom('payments').select('state').execute()).map(({ state }) => state);
const years = () => db().selectFrom('subscriptions').selectAll().where('plan_id', '=', 1).orderBy('ends_at').execute();

describe('payments', () => {
  it('C3: a retry with the same key starts one payment and gets the same page', async () => {
    const [first, second] = [await create({ key: 'k1' }), await create({ key: 'k1' })];
    expect(second).toEqual(first);
    expect(await states()).toEqual(['started']);
  });

  it('C3: two requests at once start one payment', async () => {
    const answers = await Promise.all([create({ key: 'k1' }), create({ key: 'k2' }), create({ key: 'k3' })]);
    expect((await states()).length).toBe(1);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  it('C3: a retry with the same key after the payment service failed starts a new payment', async () => {
    await create({ key: 'k1' });
    await db().updateTable('payments').set({ payment_url: '', provider_id: '', state: 'failed' }).execute();
    expect(await create({ key: 'k1' })).toMatchObject({ flag: true });
    expect((await states()).toSorted()).toEqual(['failed', 'started']);
  });

  it('C3: a retry waits while the same payment is being started, and not for ever', async () => {
    await create({ key: 'k1' });
    await db().updateTable('payments').set({ payment_url: '' }).execute();
    expect(await create({ key: 'k1' })).toMatchObject({ message: expect.stringContaining('being started') as string });
    expect(await states()).toEqual(['started']);
    test.clock.now += 60_000;
    expect(await create({ key: 'k1' })).toMatchObject({ flag: true });
  });

  it('a clock that was ahead and is set back does not count its payments as those of the last hour', async () => {
    test.clock.now += 30 * DAY_MS;
    await openOrders(5);
    await db().updateTable('payments').set({ state: 'failed' }).execute();
    expect((await create()).message).toContain('Too many payments');
    test.clock.now -= 30 * DAY_MS;
    expect((await create()).flag).toBe(true);
  });

  it('J3: returning from the payment page activates nothing', async () => {
    await startedOrder();
    const page = await test.app.inject({ url: '/packages/payment?payment=P-AAAA-AAAA&payment_status=Credit' });
    expect(page.statusCode).not.toBe(500);
    expect(await states()).toEqual(['started']);
    expect(await years()).toEqual([]);
  });

  it('J4: a notice that is not signed, signed with another secret, written again, old, or from the future is refused', async () => {
    const order = await startedOrder();
    await payIn(order);
    const payload = JSON.stringify({ order });
    const sign = (secret: string, at = test.clock.now) => signNotice(payload, { secret, at });
    const refused = [
      await test.app.inject({ method: 'POST', url: NOTICE, payload }),
      await notify(order, ''),
      await notify(order, sign('another secret')),
      await notify(order, sign(TEST_SANDBOX_SECRET), JSON.stringify({ order }, null, 1)),
      await notify(order, sign(TEST_SANDBOX_SECRET, test.clock.now - 301_000)),
      await notify(order, sign(TEST_SANDBOX_SECRET, test.clock.now + 301_000)),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual(refused.map(() => 400));
    expect(await states()).toEqual(['started']);
    expect((await notify(order)).statusCode).toBe(204);
    expect(await states()).toEqual(['paid']);
  });

  it('J4: the secret before is good while it is being replaced', () => {
    const signature = signNotice('x', { secret: 'old', at: 1_000_000 });
    expect(isSignedNotice('x', signature, { secrets: ['new', 'old'], now: 1_000_000 })).toBe(true);
    expect(isSignedNotice('x', signature, { secrets: ['new'], now: 1_000_000 })).toBe(false);
  });

  it('J5: notices of 1,000 payments, three of each in any order, beside the page of the return, and failures after them, give 1,000 years', async () => {
    const orders = await openOrders(1000);
    await db().updateTable('sandbox_orders').set({ state: 'paid' }).execute();
    const notices = Array.from(
      { length: 3 * orders.length },
      (_, index) => orders[(index * 7919) % orders.length] ?? '',
    );
    const headers = await test.memberHeaders();
    // The payers come back while notices arrive.
    const [answers, returns] = await Promise.all([
      notifyAll(notices),
      Promise.all(
        orders.slice(-40).map((number) => test.app.inject({ url: `/api/payment/payment?number=${number}`, headers })),
      ),
    ]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
    expect(new Set(returns.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    await db().updateTable('sandbox_orders').set({ state: 'declined' }).execute();
    await notifyAll(orders);

    expect(new Set(await states())).toEqual(new Set(['paid']));
    const given = await db().selectFrom('subscriptions').select('id').where('plan_id', '=', 1).execute();
    expect(new Set(given.map(({ id }) => id))).toEqual(new Set(orders.map((order) => `payment:${order}`)));
    expect(given).toHaveLength(orders.length);
    const invoices = await db().selectFrom('invoices').select('number').orderBy('number').execute();
    expect(invoices.map(({ number }) => Number(number.slice(-6)))).toEqual(orders.map((_, index) => index + 1));
    const ledger = await db().selectFrom('payment_ledger').select('act').execute();
    expect(ledger.map(({ act }) => act)).toEqual(orders.map(() => 'paid'));
  }, 180_000);

  it('gives a year for each of several payments of a member that are settled at once', async () => {
    const orders = await openOrders(4);
    await db().updateTable('sandbox_orders').set({ state: 'paid' }).execute();
    await notifyAll(orders);
    const years = await db()
      .selectFrom('subscriptions')
      .select(['starts_at', 'ends_at'])
      .orderBy('starts_at')
      .execute();
    expect(years.slice(1).map((year) => year.starts_at)).toEqual(years.slice(0, -1).map((year) => year.ends_at));
    expect(years).toHaveLength(4);
  });

  it('J6: a payment without a notice is found by asking, and its payer is told', async () => {
    await payIn(await startedOrder({ key: 'a' }));
    test.clock.now += 61_000;
    await test.checkPayments();
    expect(await states()).toEqual(['paid']);
    expect(await told()).toEqual(['payment-received']);
  });

  it('J6: a payment that was started while the clock was ahead is asked about once it is set back', async () => {
    test.clock.now += DAY_MS;
    await payIn(await startedOrder({ key: 'a' }));
    test.clock.now -= DAY_MS;
    await test.checkPayments();
    expect(await states()).toEqual(['paid']);
  });

  it('J6: a payment page that nobody paid on is closed after a day, and nobody is told', async () => {
    await startedOrder();
    test.clock.now += DAY_MS + 61_000;
    await test.checkPayments();
    expect(await states()).toEqual(['expired']);
    expect(await told()).toEqual([]);
  });

  it.each([
    ['is under way still', async (): Promise<OrderStatus> => ({ state: 'pending' })],
    ['gets no answer', () => Promise.reject(new ProviderError('not reached'))],
  ])('J6: a payment that %s after a day is closed, and payer and operator are told', async (_what, readStatus) => {
    const payments = paymentsWith({ readStatus });
    await openOrders(1);
    test.clock.now += DAY_MS + 61_000;
    await payments.check();
    expect(await states()).toEqual(['expired']);
    expect((await told()).toSorted()).toEqual(['payment-expired', 'payment-without-answer']);
  });

  it('a payer who cancels on the page of the sandbox ends the payment at once, and nobody is told, then or later', async () => {
    const order = await startedOrder({ key: 'a' });
    const answer = await test.app.inject({
      method: 'POST',
      url: `/sandbox/pay/${order}`,
      payload: 'outcome=cancel',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      expect.stringMatching(/\/packages\/payment\?payment=P-/),
    ]);
    expect(await states()).toEqual(['failed']);
    const acts = await db().selectFrom('payment_ledger').select(['act', 'details']).execute();
    expect(acts).toContainEqual({ act: 'failed', details: 'cancelled by the payer' });
    const page = await test.app.inject({ url: `/sandbox/pay/${order}` });
    expect(page.body).toContain('This order is cancelled.');
    expect(await startedOrder({ key: 'b' })).not.toBe(order);
    test.clock.now += DAY_MS + 61_000;
    await test.checkPayments();
    expect((await states()).toSorted()).toEqual(['expired', 'failed']);
    expect(await told()).toEqual([]);
  });

  it('the sandbox answers an unknown order with a page for people', async () => {
    for (const method of ['GET', 'POST'] as const) {
      const answer = await test.app.inject({ method, url: '/sandbox/pay/unknown' });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(answer.body).toContain('<h1>The sandbox has no such order</h1>');
    }
  });

  it('a notice of a failed try makes the payment failed, and a good try after it is found by asking, with or without a notice', async () => {
    let status: OrderStatus = { state: 'pending' };
    const payments = paymentsWith({
      readStatus: async () => status,
      readNotice: ({ body }) => ({ providerId: body, failure: 'the bank said no' }),
    });
    const [order = ''] = await openOrders(1);
    expect(await payments.takeNotice({ body: order, headers: {} })).toBe(true);
    expect(await states()).toEqual(['failed']);
    const acts = await db().selectFrom('payment_ledger').select(['act', 'actor', 'details']).execute();
    expect(acts).toContainEqual({ act: 'failed', actor: 'webhook', details: 'the bank said no' });
    status = { state: 'paid', paise: 1_500_000, paymentId: 'MOJO2' };
    test.clock.now += 61_000;
    await payments.check();
    expect(await states()).toEqual(['paid']);
    await payments.takeNotice({ body: order, headers: {} });
    expect(await states()).toEqual(['paid']);
  });

  it('J7: money of another amount gives nothing, and the operator is told', async () => {
    const order = await startedOrder();
    await db().updateTable('sandbox_orders').set({ state: 'paid', amount_paise: 100 }).execute();
    await notify(order);
    expect(await states()).toEqual(['mismatch']);
    expect(await years()).toEqual([]);
    const [message] = (await test.messages()).filter(({ template }) => template === 'payment-to-check');
    expect(message?.text).toMatch(/₹1 arrived for the payment P-\w{4}-\w{4}; ₹15,000 was due/);
  });

  it.each([
    [29, 12_500],
    [30, 12_500],
    [31, 15_000],
  ])('J7: on day %i after the end the amount due is %i', async (days, due) => {
    await payIn(await startedOrder());
    test.clock.now += 61_000;
    await test.checkPayments();
    const [year] = await years();
    // Noon in India of that day after the last one.
    test.clock.now = readInteger(year?.ends_at ?? 0) + (days - 1) * DAY_MS + 12 * 60 * 60 * 1000;
    const wrong = due === 15_000 ? 12_500 : 15_000;
    expect(await create({ amount: wrong })).toMatchObject({
      flag: false,
      message: expect.stringContaining('Nothing was charged'),
    });
    expect(await create({ amount: due })).toMatchObject({ flag: true });
  });

  it('J7: a year that begins on 29 February ends on the last day of February, and a renewal follows it without a gap', async () => {
    test.clock.now = Date.parse('2028-02-29T12:00:00+05:30');
    await payIn(await startedOrder());
    test.clock.now += 61_000;
    await test.checkPayments();
    const { outdata } = (
      await test.app.inject({ url: '/api/payment/payments', headers: await test.memberHeaders() })
    ).json<{
      outdata: { until: string }[];
    }>();
    expect(outdata[0]?.until).toBe('2029-02-28');

    test.clock.now = Date.parse('2029-02-10T12:00:00+05:30');
    await payIn(await startedOrder({ amount: 12_500 }));
    test.clock.now += 61_000;
    await test.checkPayments();
    const [first, second] = await years();
    expect(second?.starts_at).toEqual(first?.ends_at);
  });

  it('an account that was deleted keeps its payments and invoices, without its member', async () => {
    await notify(await startedOrder().then(async (order) => (await payIn(order), order)));
    await db().deleteFrom('users').where('id', '=', userId).execute();
    expect(await db().selectFrom('payments').select(['user_id', 'state']).execute()).toEqual([
      { user_id: null, state: 'paid' },
    ]);
    expect(await db().selectFrom('invoices').select('user_id').execute()).toEqual([{ user_id: null }]);
  });
});
