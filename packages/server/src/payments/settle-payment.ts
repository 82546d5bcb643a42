import type { Kysely, Selectable, Transaction } from 'kysely';
import { TRIAL_PLAN_ID, yearEnd } from '../accounts/subscription.js';
import { queueMessage } from '../messages/queue-message.js';
import type { Database } from '../store/database.js';
import { readInteger } from '../store/large-integer.js';
import { lockForTransaction } from '../store/locks.js';
import { runTransaction } from '../store/run-transaction.js';
import type { PaymentRow, PaymentState } from '../store/tables/payment-tables.js';
import { issueInvoice } from './issue-invoice.js';
import type { OrderStatus } from './payment-provider.js';
import type { PaymentParts } from './payment-parts.js';
import { noteInLedger } from './payment-ledger.js';

/** States from which money may still arrive. A failed payment can be followed by a good one for the same order. */
const OPEN: readonly PaymentState[] = ['started', 'failed', 'expired'];

/** How a change became known, for the ledger. */
export type Witness = 'webhook' | 'check';

/**
 * Brings a payment to the state that the provider reports, forwards only. However often and in whatever order notices
 * come, one payment gives one year and one invoice. Returns the state after it.
 */
export async function settlePayment(
  parts: PaymentParts,
  number: string,
  { status, witness }: { readonly status: OrderStatus; readonly witness: Witness },
): Promise<PaymentState | undefined> {
  return runTransaction(parts.db, async (transaction) => {
    // Of two payments of one member at once, the second year begins when the first one ends.
    await lockForTransaction(transaction, 'payments');
    if (status.state === 'open' || status.state === 'pending') return stateOf(transaction, number);
    if (status.state === 'failed') {
      const failed = await move(transaction, number, { from: ['started'], to: 'failed', at: parts.now() });
      if (failed)
        await noteInLedger(transaction, {
          payment: failed,
          act: 'failed',
          at: parts.now(),
          actor: witness,
          details: status.reason,
        });
      return stateOf(transaction, number);
    }
    const row = await transaction.selectFrom('payments').selectAll().where('number', '=', number).executeTakeFirst();
    if (row === undefined) return undefined;
    const isDue = status.paise === readInteger(row.amount_paise);
    const to = isDue && row.user_id !== null ? 'paid' : 'mismatch';
    const moved = await move(transaction, number, { from: OPEN, to, at: parts.now(), paymentId: status.paymentId });
    if (moved === undefined) return stateOf(transaction, number);
    const details = `${status.paymentId}: ${status.paise} paise`;
    await noteInLedger(transaction, {
      payment: moved,
      act: to,
      at: parts.now(),
      actor: witness,
      details,
      paise: status.paise,
    });
    if (to === 'mismatch') await askOperator(parts, transaction, moved, status.paise);
    else await giveYear(parts, transaction, moved);
    return to;
  });
}

async function stateOf(db: Kysely<Database>, number: string): Promise<PaymentState | undefined> {
  const row = await db.selectFrom('payments').select('state').where('number', '=', number).executeTakeFirst();
  return row?.state;
}

interface Move {
  readonly from: readonly PaymentState[];
  readonly to: PaymentState;
  readonly at: number;
  readonly paymentId?: string;
}

/** Changes the state if it is one of `from`. The update locks the row, so of two notices at once one finds it changed. */
export async function move(
  transaction: Transaction<Database>,
  number: string,
  { from, to, at, paymentId }: Move,
): Promise<Selectable<PaymentRow> | undefined> {
  return transaction
    .updateTable('payments')
    .set({ state: to, settled_at: at, ...(paymentId === undefined ? {} : { provider_payment_id: paymentId }) })
    .where('number', '=', number)
    .where('state', 'in', from)
    .returningAll()
    .executeTakeFirst();
}

async function giveYear(parts: PaymentParts, transaction: Transaction<Database>, payment: Selectable<PaymentRow>) {
  const userId = payment.user_id;
  if (userId === null) throw new Error(`The payment ${payment.number} has no member.`);
  const startsAt = await startOfYear(transaction, userId, parts.now());
  const endsAt = yearEnd(startsAt);
  await transaction
    .insertInto('subscriptions')
    .values({
      // One payment, one subscription: a second one of the same payment is impossible.
      id: `payment:${payment.number}`,
      user_id: userId,
      plan_id: payment.package_id,
      starts_at: startsAt,
      ends_at: endsAt,
    })
    .execute();
  const invoice = await issueInvoice(parts, transaction, { payment, startsAt, endsAt });
  const { email } = await transaction
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const paid = { number: payment.number, paise: readInteger(payment.amount_paise), until: endsAt - 1, invoice };
  if (email !== '') await queueMessage(transaction, parts.texts.paymentReceived(email, paid), parts.now());
}

/** A paid year that still runs is lengthened; a trial, or nothing, is followed at once. */
async function startOfYear(transaction: Transaction<Database>, userId: number, now: number): Promise<number> {
  const { last } = await transaction
    .selectFrom('subscriptions')
    .select((eb) => eb.fn.max('ends_at').as('last'))
    .where('user_id', '=', userId)
    .where('plan_id', '<>', TRIAL_PLAN_ID)
    .executeTakeFirstOrThrow();
  return last === null ? now : Math.max(now, readInteger(last));
}

/** Money that fits no payment is never lost: a person decides. */
async function askOperator(
  parts: PaymentParts,
  transaction: Transaction<Database>,
  payment: Selectable<PaymentRow>,
  paise: number,
): Promise<void> {
  if (parts.operator === '') return;
  const due = readInteger(payment.amount_paise);
  await queueMessage(
    transaction,
    parts.texts.paymentToCheck(parts.operator, {
      number: payment.number,
      paise,
      due,
      hasAccount: payment.user_id !== null,
    }),
    parts.now(),
  );
}
