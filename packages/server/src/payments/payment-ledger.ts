import { randomUUID } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../store/database.js';
import { readInteger } from '../store/large-integer.js';
import type { PaymentLedgerRow, PaymentRow } from '../store/tables/payment-tables.js';

interface Entry {
  readonly payment: Pick<Selectable<PaymentRow>, 'number' | 'amount_paise'>;
  readonly act: PaymentLedgerRow['act'];
  readonly at: number;
  /** Who or what caused it: `member`, `webhook`, `check`, `admin:` and a name. */
  readonly actor: string;
  readonly details: string;
  /** The amount of the payment by default. */
  readonly paise?: number;
}

/** Adds a row to the ledger, in the transaction of what it records. */
export async function noteInLedger(
  transaction: Transaction<Database>,
  { payment, act, at, actor, details, paise = readInteger(payment.amount_paise) }: Entry,
): Promise<void> {
  await transaction
    .insertInto('payment_ledger')
    .values({ id: randomUUID(), payment_number: payment.number, at, act, amount_paise: paise, actor, details })
    .execute();
}
