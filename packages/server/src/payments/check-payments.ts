import { queueMessage } from '../messages/queue-message.js';
import { readInteger } from '../store/large-integer.js';
import { runTransaction } from '../store/run-transaction.js';
import type { PaymentState } from '../store/tables/payment-tables.js';
import { noteInLedger } from './payment-ledger.js';
import type { PaymentParts } from './payment-parts.js';
import { ProviderError } from './payment-provider.js';
import { move, settlePayment } from './settle-payment.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** After this time the payment is given up (J6). Money that arrives later still counts. */
const GIVEN_UP_MS = 24 * HOUR;
const AWAITED: readonly PaymentState[] = ['started', 'failed'];
/** Payments that one run asks about; the others wait for the next. */
const BATCH = 20;

/** Pause until the next question: a payer is quick or not there any more. */
function pauseAfter(age: number): number {
  if (age < 10 * MINUTE) return MINUTE;
  return age < 2 * HOUR ? 10 * MINUTE : HOUR;
}

/** True if money for a payment is expected still: another try can follow one that failed. */
export function isAwaited(state: PaymentState): boolean {
  return AWAITED.includes(state);
}

/** Asks the provider about every open payment whose time has come. Finds what a lost notice would have told. */
export async function checkPayments(parts: PaymentParts): Promise<void> {
  const { db, provider } = parts;
  if (provider === undefined) return;
  const now = parts.now();
  const due = await db
    .selectFrom('payments')
    .select(['number', 'provider_id', 'created_at'])
    .where('state', 'in', AWAITED)
    .where((build) => build.or([build('state', '=', 'started'), build('created_at', '>', now - GIVEN_UP_MS)]))
    .where('provider', '=', provider.name)
    // Later than any pause: the clock was ahead, and is set back.
    .where((eb) => eb.or([eb('next_check_at', '<=', now), eb('next_check_at', '>', now + 2 * HOUR)]))
    .orderBy('next_check_at')
    .limit(BATCH)
    .execute();
  for (const { number, provider_id: providerId, created_at: createdAt } of due) {
    const age = parts.now() - readInteger(createdAt);
    // Postponed first: a provider that fails on one payment must not block the others.
    await db
      .updateTable('payments')
      .set({ next_check_at: parts.now() + pauseAfter(age) })
      .where('number', '=', number)
      .execute();
    const answer = await askAbout(parts, { number, providerId });
    if (answer !== 'settled' && age >= GIVEN_UP_MS) await giveUp(parts, number, answer);
  }
}

/** What asking came to. `unpaid`: nobody has tried to pay. `unknown`: a try is under way, or the provider did not answer. */
type Answer = 'settled' | 'unpaid' | 'unknown';

/** Asks about one payment. */
export async function askAbout(
  parts: PaymentParts,
  { number, providerId }: { readonly number: string; readonly providerId: string },
): Promise<Answer> {
  // Without an order at the provider there was no page to pay on.
  if (parts.provider === undefined || providerId === '') return 'unpaid';
  try {
    const status = await parts.provider.readStatus(providerId);
    const state = await settlePayment(parts, number, { status, witness: 'check' });
    if (state !== 'started') return 'settled';
    return status.state === 'open' ? 'unpaid' : 'unknown';
  } catch (error) {
    // It answers later or never; either way the payment stays open until it is given up.
    if (error instanceof ProviderError) return 'unknown';
    throw error;
  }
}

/** A payer who went to the page and left is the common case, so people are told only if money may be on its way. */
async function giveUp(parts: PaymentParts, number: string, answer: Answer): Promise<void> {
  await runTransaction(parts.db, async (transaction) => {
    const payment = await move(transaction, number, { from: ['started'], to: 'expired', at: parts.now() });
    if (payment === undefined) return;
    await noteInLedger(transaction, {
      payment,
      act: 'expired',
      at: parts.now(),
      actor: 'check',
      details: answer === 'unpaid' ? 'nobody tried to pay in 24 hours' : 'no answer in 24 hours',
    });
    if (answer === 'unpaid') return;
    const owner =
      payment.user_id === null
        ? undefined
        : await transaction.selectFrom('users').select('email').where('id', '=', payment.user_id).executeTakeFirst();
    if (owner && owner.email !== '')
      await queueMessage(transaction, parts.texts.paymentExpired(owner.email, { number }), parts.now());
    if (parts.operator !== '')
      await queueMessage(transaction, parts.texts.paymentWithoutAnswer(parts.operator, { number }), parts.now());
  });
}
