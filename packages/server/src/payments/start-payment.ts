import { randomInt, randomUUID } from 'node:crypto';
import { BadQueryError, BusyError } from '@headnote/core/errors';
import { formatRupees } from '@headnote/core/format';
import { amountDue } from '@headnote/core/money';
import type { ExpressionBuilder, Selectable, Transaction } from 'kysely';
import { readSubscription } from '../accounts/read-subscription.js';
import type { Database } from '../store/database.js';
import { readInteger } from '../store/large-integer.js';
import { lockForTransaction } from '../store/locks.js';
import { runTransaction } from '../store/run-transaction.js';
import type { UserRow } from '../store/tables/account-tables.js';
import type { PaymentRow } from '../store/tables/payment-tables.js';
import { noteInLedger } from './payment-ledger.js';
import type { PaymentParts } from './payment-parts.js';
import { ProviderError } from './payment-provider.js';
import { findPackage } from './price-list.js';
import { move } from './settle-payment.js';

/** What the client asks for. Nothing of it is trusted but the choice of the package. */
export interface PaymentRequest {
  readonly userId: number;
  readonly packageId: number;
  /** Rupees that the payer saw; refused if it is not the amount due. */
  readonly amount: number;
  readonly redirectUrl: string;
  /** Key of the client's action; empty if it sent none. */
  readonly key: string;
  /** Origin of the site. */
  readonly origin: string;
}

/** The address of the payment page, or why no payment was started. */
export type StartResult =
  | { readonly isDone: true; readonly number: string; readonly paymentUrl: string }
  | { readonly isDone: false; readonly message: string };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Payments that a member may start in an hour (J2). */
const STARTS_AN_HOUR = 5;
/** A payment that was started so recently is continued, so that nobody pays twice. */
const CONTINUED_MS = 30 * MINUTE;
/** The provider is asked about a payment after this time, if no notice came. */
export const FIRST_CHECK_MS = MINUTE;
const NO_PROVIDER = 'Payment is not set up on this server. Please write to the operator.';
const NO_ANSWER = 'The payment service did not answer. Nothing was charged. Please try again in a minute.';
const BEING_STARTED = 'This payment is being started. Please try again in a few seconds.';
const NOT_ON_SALE = 'This package is not on sale.';

/** Lets two starts of the same choice that come at once share one payment and its page. */
export function shareStarts(start: (request: PaymentRequest) => Promise<StartResult>): typeof start {
  const running = new Map<string, Promise<StartResult>>();
  return (request) => {
    const choice = `${request.userId} ${request.packageId} ${request.amount}`;
    const shared = running.get(choice);
    if (shared !== undefined) return shared;
    const own = start(request).finally(() => running.delete(choice));
    running.set(choice, own);
    return own;
  };
}

/** Starts a payment at the price of the table, or continues the one that the member has just started. */
export async function startPayment(parts: PaymentParts, request: PaymentRequest): Promise<StartResult> {
  if (parts.provider === undefined) return refused(NO_PROVIDER);
  checkReturn(request);
  const prepared = await prepare(parts, request);
  if (!('row' in prepared)) return prepared;
  const { row, payer } = prepared;
  const { number } = row;
  try {
    const { providerId, paymentUrl } = await parts.provider.start({
      number,
      paise: Number(row.amount_paise),
      title: `${row.package_name}, one year`,
      payer: { name: `${payer.first_name} ${payer.last_name}`.trim(), email: payer.email, mobile: payer.mobile },
      redirectUrl: withNumber(row.redirect_url, number),
      webhookUrl: `${request.origin}/api/payment/webhook`,
    });
    await parts.db
      .updateTable('payments')
      .set({ provider_id: providerId, payment_url: paymentUrl })
      .where('number', '=', number)
      .execute();
    return { isDone: true, number, paymentUrl };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    await runTransaction(parts.db, async (transaction) => {
      const failed = await move(transaction, number, { from: ['started'], to: 'failed', at: parts.now() });
      if (failed)
        await noteInLedger(transaction, {
          payment: failed,
          act: 'failed',
          at: parts.now(),
          actor: 'member',
          details: error.message,
        });
    });
    return refused(NO_ANSWER);
  }
}

const refused = (message: string): StartResult => ({ isDone: false, message });

/** The payer returns to this site and to no other. */
function checkReturn({ redirectUrl, origin }: PaymentRequest): void {
  // Without the default port, as the other side is written.
  if (URL.parse(redirectUrl)?.origin !== new URL(origin).origin || new URL(redirectUrl).username !== '')
    throw new BadQueryError(`body.redirect_url: must be an address of this site, ${origin}`);
}

function withNumber(redirectUrl: string, number: string): string {
  const url = new URL(redirectUrl);
  url.searchParams.set('payment', number);
  return url.href;
}

interface Prepared {
  readonly row: Selectable<PaymentRow>;
  readonly payer: Selectable<UserRow>;
}

async function prepare(parts: PaymentParts, request: PaymentRequest): Promise<Prepared | StartResult> {
  return runTransaction(parts.db, async (transaction) => {
    // Two requests of a member at once must not start two payments.
    await lockForTransaction(transaction, 'payments');
    const known = await findStarted(parts, transaction, request);
    if (known !== undefined) return { isDone: true, number: known.number, paymentUrl: known.payment_url };
    await freeKey(parts, transaction, request);
    const chosen = await findPackage(transaction, request.packageId);
    if (chosen === undefined || chosen.isTrial) return refused(NOT_ON_SALE);
    const subscription = await readSubscription(transaction, request.userId, parts.now());
    const due = amountDue(chosen, subscription);
    if (due === null)
      return refused(
        `Your subscription runs for ${subscription.daysRemaining} more days. You can renew it in its last 30 days.`,
      );
    if (due.rupees !== request.amount)
      return refused(`The amount due for this package is ${formatRupees(due.rupees)}. Nothing was charged.`);
    await refuseWhileStarting(parts, transaction, request);
    await limitStarts(parts, transaction, request.userId);
    const payer = await transaction
      .selectFrom('users')
      .selectAll()
      .where('id', '=', request.userId)
      .executeTakeFirstOrThrow();
    const now = parts.now();
    const row = await transaction
      .insertInto('payments')
      .values({
        number: newNumber(),
        user_id: request.userId,
        package_id: chosen.id,
        package_name: chosen.name,
        kind: due.kind,
        amount_paise: Math.round(due.rupees * 100),
        provider: parts.provider?.name ?? '',
        provider_id: '',
        provider_payment_id: '',
        payment_url: '',
        redirect_url: request.redirectUrl,
        request_key: request.key || randomUUID(),
        state: 'started',
        created_at: now,
        next_check_at: now + FIRST_CHECK_MS,
        settled_at: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await noteInLedger(transaction, {
      payment: row,
      act: 'started',
      at: now,
      actor: 'member',
      details: row.package_name,
    });
    return { row, payer };
  });
}

/**
 * Payments that were started less than so long ago. A clock that was ahead and was set back has left times to come; those that are
 * further away count no more.
 */
const startedWithin = (milliseconds: number, now: number) => (is: ExpressionBuilder<Database, 'payments'>) =>
  is.and([is('created_at', '>', now - milliseconds), is('created_at', '<', now + milliseconds)]);

/** The same action again, or the same choice within half an hour: the page of that payment is still open. */
async function findStarted(
  parts: PaymentParts,
  transaction: Transaction<Database>,
  { userId, packageId, amount, key }: PaymentRequest,
): Promise<Selectable<PaymentRow> | undefined> {
  const rows = transaction
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', userId)
    .where('payment_url', '<>', '');
  if (key !== '') {
    const same = await rows.where('request_key', '=', key).executeTakeFirst();
    if (same !== undefined) return same;
  }
  return rows
    .where('state', '=', 'started')
    .where('package_id', '=', packageId)
    .where('amount_paise', '=', Math.round(amount * 100))
    .where(startedWithin(CONTINUED_MS, parts.now()))
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
}

/** Frees the key of an attempt that never got a payment page, so that the same action can be tried again. */
async function freeKey(
  parts: PaymentParts,
  transaction: Transaction<Database>,
  { userId, key }: PaymentRequest,
): Promise<void> {
  if (key === '') return;
  const before = await transaction
    .selectFrom('payments')
    .select(['number', 'state', 'created_at'])
    .where('user_id', '=', userId)
    .where('request_key', '=', key)
    .executeTakeFirst();
  if (before === undefined) return;
  if (before.state === 'started' && Math.abs(parts.now() - readInteger(before.created_at)) < FIRST_CHECK_MS)
    throw new BusyError(BEING_STARTED, { retryAfter: 5 });
  await transaction
    .updateTable('payments')
    .set({ request_key: randomUUID() })
    .where('number', '=', before.number)
    .execute();
}

/** Another server of the same database may be waiting for the page of the same payment. */
async function refuseWhileStarting(
  parts: PaymentParts,
  transaction: Transaction<Database>,
  { userId, packageId }: PaymentRequest,
): Promise<void> {
  const other = await transaction
    .selectFrom('payments')
    .select('number')
    .where('user_id', '=', userId)
    .where('package_id', '=', packageId)
    .where('state', '=', 'started')
    .where('payment_url', '=', '')
    .where(startedWithin(FIRST_CHECK_MS, parts.now()))
    .executeTakeFirst();
  if (other !== undefined) throw new BusyError(BEING_STARTED, { retryAfter: 5 });
}

async function limitStarts(parts: PaymentParts, transaction: Transaction<Database>, userId: number): Promise<void> {
  const { count } = await transaction
    .selectFrom('payments')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('user_id', '=', userId)
    .where(startedWithin(HOUR, parts.now()))
    .executeTakeFirstOrThrow();
  if (Number(count) >= STARTS_AN_HOUR)
    throw new BusyError('Too many payments were started in the last hour. Please try again later.', {
      retryAfter: 600,
    });
}

/** Digits and letters that are not mistaken for each other on the telephone. */
const ALPHABET = 'ACDEFHJKLMNPRTWXY23479';

/** `P-7F3K-2210`: random, so a number tells nothing about other payments. */
function newNumber(): string {
  const four = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `P-${four()}-${four()}`;
}
