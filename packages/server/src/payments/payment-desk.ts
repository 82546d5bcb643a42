import { ConfigError } from '@headnote/core/errors';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { DAY_MS } from '../accounts/subscription.js';
import type { MessageTexts } from '../messages/message-texts.js';
import { queueMessage } from '../messages/queue-message.js';
import { recordAct } from '../store/audit.js';
import type { Database } from '../store/database.js';
import { readInteger } from '../store/large-integer.js';
import { lockForTransaction } from '../store/locks.js';
import { runTransaction } from '../store/run-transaction.js';
import type { SubscriptionRow } from '../store/tables/account-tables.js';
import type { PaymentState } from '../store/tables/payment-tables.js';
import { noteInLedger } from './payment-ledger.js';
import { move } from './settle-payment.js';

/** A payment as an operator sees it. Amounts are paise. */
export interface DeskPayment {
  readonly number: string;
  readonly state: PaymentState;
  readonly createdAt: number;
  readonly packageName: string;
  readonly kind: 'first' | 'renewal';
  readonly paise: number;
  /** Empty after the account was deleted. */
  readonly username: string;
  /** Empty until it is paid. */
  readonly invoice: string;
  readonly provider: string;
  /** The provider's ids of the order and of the money movement. */
  readonly providerId: string;
  readonly providerPaymentId: string;
}

/** A row of the ledger. */
export interface LedgerLine {
  readonly at: number;
  readonly act: string;
  readonly paise: number;
  readonly actor: string;
  readonly details: string;
}

/** What a refund did. Amounts are paise. */
export interface Refund {
  readonly paise: number;
  /** Empty if none was issued. */
  readonly invoice: string;
  /** True if a year was taken back. */
  readonly hasEndedYear: boolean;
}

/** What an operator can do to payments. Every act is in the ledger and in the audit log. */
export interface PaymentDesk {
  /** The payments whose number, state, member or invoice contains a text, the newest first. */
  list(options: { readonly containing: string; readonly limit: number }): Promise<readonly DeskPayment[]>;
  find(number: string): Promise<{ readonly payment: DeskPayment; readonly ledger: readonly LedgerLine[] } | undefined>;
  /**
   * Records that the money went back, and takes back the year that it paid for. Moves no money: that is done at the
   * payment service. Rejects with a ConfigError if there is no such payment or no money that could go back.
   */
  refund(number: string, reason: string): Promise<Refund>;
}

interface DeskOptions {
  readonly db: Kysely<Database>;
  readonly texts: MessageTexts;
  /** Who acts, for the ledger and the audit log. */
  readonly actor: string;
  readonly now: () => number;
}

/** Creates the desk on one database. */
export function createPaymentDesk({ db, texts, actor, now }: DeskOptions): PaymentDesk {
  return {
    async list({ containing, limit }) {
      const like = `%${containing.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
      const rows = await rowsOf(db)
        .where((eb) =>
          eb.or(
            (['payments.number', 'payments.state', 'users.username', 'invoices.number'] as const).map(
              (column) => sql<boolean>`lower(${eb.ref(column)}) like ${like} escape '\\'`,
            ),
          ),
        )
        .orderBy('payments.created_at', 'desc')
        .limit(limit)
        .execute();
      return rows.map(toPayment);
    },

    async find(number) {
      const row = await rowsOf(db).where('payments.number', '=', number).executeTakeFirst();
      if (row === undefined) return undefined;
      const ledger = await db
        .selectFrom('payment_ledger')
        .select(['at', 'act', 'amount_paise', 'actor', 'details'])
        .where('payment_number', '=', number)
        .orderBy('at')
        .execute();
      return {
        payment: toPayment(row),
        ledger: ledger.map(({ amount_paise: paise, ...line }) => ({
          ...line,
          at: readInteger(line.at),
          paise: readInteger(paise),
        })),
      };
    },

    refund: (number, reason) =>
      runTransaction(db, async (transaction) => {
        // A year that is paid meanwhile would keep the start that the refunded one gave it.
        await lockForTransaction(transaction, 'payments');
        const row = await rowsOf(transaction).where('payments.number', '=', number).executeTakeFirst();
        if (row === undefined) throw new ConfigError(`There is no payment "${number}".`);
        const payment = await move(transaction, number, { from: ['paid', 'mismatch'], to: 'refunded', at: now() });
        if (payment === undefined)
          throw new ConfigError(`The payment ${number} is ${row.state}: there is no money that could go back.`);
        const paise = await receivedPaise(transaction, number);
        const details = `${number}: ${paise} paise, ${reason}`;
        await noteInLedger(transaction, { payment, act: 'refunded', at: now(), actor, details: reason, paise: -paise });
        const ended = await transaction
          .deleteFrom('subscriptions')
          .where('id', '=', `payment:${number}`)
          .returning(['user_id', 'starts_at', 'ends_at'])
          .executeTakeFirst();
        if (ended !== undefined) await moveForward(transaction, ended, now());
        await recordAct(transaction, { at: now(), actor, act: 'payment-refunded', userId: payment.user_id, details });
        const hasEndedYear = ended !== undefined;
        if (row.email)
          await queueMessage(transaction, texts.paymentRefunded(row.email, { number, paise, hasEndedYear }), now());
        return { paise, invoice: row.invoice ?? '', hasEndedYear };
      }),
  };
}

/**
 * The periods that follow a refunded one move forward by the whole days that were left of it, so that they still end at
 * midnight, and the next one starts at once.
 */
async function moveForward(
  transaction: Transaction<Database>,
  ended: Pick<Selectable<SubscriptionRow>, 'user_id' | 'starts_at' | 'ends_at'>,
  now: number,
): Promise<void> {
  const endsAt = readInteger(ended.ends_at);
  const startsAt = Math.max(now, readInteger(ended.starts_at));
  if (endsAt <= startsAt) return;
  const days = Math.floor((endsAt - startsAt) / DAY_MS) * DAY_MS;
  const following = transaction.updateTable('subscriptions').where('user_id', '=', ended.user_id);
  await following
    .set({ starts_at: sql<number>`starts_at - ${days}`, ends_at: sql<number>`ends_at - ${days}` })
    .where('starts_at', '>=', endsAt)
    .execute();
  await following
    .set({ starts_at: startsAt })
    .where('starts_at', '=', endsAt - days)
    .execute();
}

/** What arrived, which is not the amount due if the payment did not fit. */
async function receivedPaise(transaction: Transaction<Database>, number: string): Promise<number> {
  const { amount_paise: paise } = await transaction
    .selectFrom('payment_ledger')
    .select('amount_paise')
    .where('payment_number', '=', number)
    .where('act', 'in', ['paid', 'mismatch'])
    .executeTakeFirstOrThrow();
  return readInteger(paise);
}

function rowsOf(db: Kysely<Database>) {
  return db
    .selectFrom('payments')
    .leftJoin('users', 'users.id', 'payments.user_id')
    .leftJoin('invoices', 'invoices.payment_number', 'payments.number')
    .select(['payments.number', 'payments.state', 'payments.created_at', 'payments.package_name', 'payments.kind'])
    .select(['payments.amount_paise', 'payments.provider', 'payments.provider_id', 'payments.provider_payment_id'])
    .select(['users.username', 'users.email', 'invoices.number as invoice']);
}

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

function toPayment(row: Row): DeskPayment {
  return {
    number: row.number,
    state: row.state,
    createdAt: readInteger(row.created_at),
    packageName: row.package_name,
    kind: row.kind,
    paise: readInteger(row.amount_paise),
    username: row.username ?? '',
    invoice: row.invoice ?? '',
    provider: row.provider,
    providerId: row.provider_id,
    providerPaymentId: row.provider_payment_id,
  };
}
