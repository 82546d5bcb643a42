import { type Kysely, sql } from 'kysely';
import { dayInIndia, lastDay } from '../accounts/subscription.js';
import type { Database } from '../store/database.js';
import { readInteger } from '../store/large-integer.js';
import type { PaymentState } from '../store/tables/payment-tables.js';
import type { InvoiceDocument } from './issue-invoice.js';

/** A payment as its member sees it. */
export interface MemberPayment {
  readonly number: string;
  /** ISO date in India of the start. */
  readonly date: string;
  readonly packageName: string;
  readonly kind: 'first' | 'renewal';
  /** Rupees. */
  readonly amount: number;
  readonly state: PaymentState;
  /** Empty until it is paid. */
  readonly invoice: string;
  /** ISO date of the last day that it pays for; null until it is paid. */
  readonly until: string | null;
}

/** Payments that a list shows. */
const MAX_LISTED = 100;

const rowsOf = (db: Kysely<Database>, userId: number) =>
  db
    .selectFrom('payments')
    .leftJoin('invoices', 'invoices.payment_number', 'payments.number')
    .leftJoin('subscriptions', (join) =>
      join.on(sql`'payment:' || payments.number`, '=', (eb) => eb.ref('subscriptions.id')),
    )
    .select(['payments.number', 'payments.package_name', 'payments.kind', 'payments.amount_paise', 'payments.state'])
    .select(['payments.created_at', 'invoices.number as invoice', 'subscriptions.ends_at'])
    .where('payments.user_id', '=', userId);

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

/** Lists the payments of a member, the newest first. */
export async function listPayments(db: Kysely<Database>, userId: number): Promise<readonly MemberPayment[]> {
  const rows = await rowsOf(db, userId).orderBy('payments.created_at', 'desc').limit(MAX_LISTED).execute();
  return rows.map(toPayment);
}

/** Reads one payment of a member. */
export async function findPayment(
  db: Kysely<Database>,
  userId: number,
  number: string,
): Promise<MemberPayment | undefined> {
  const row = await rowsOf(db, userId).where('payments.number', '=', number).executeTakeFirst();
  return row && toPayment(row);
}

/** Reads one invoice of a member, as it was issued. */
export async function findInvoice(
  db: Kysely<Database>,
  userId: number,
  number: string,
): Promise<InvoiceDocument | undefined> {
  const row = await db
    .selectFrom('invoices')
    .select('document')
    .where('user_id', '=', userId)
    .where('number', '=', number)
    .executeTakeFirst();
  return row && (JSON.parse(row.document) as InvoiceDocument);
}

function toPayment(row: Row): MemberPayment {
  return {
    number: row.number,
    date: dayInIndia(readInteger(row.created_at)),
    packageName: row.package_name,
    kind: row.kind,
    amount: readInteger(row.amount_paise) / 100,
    state: row.state,
    invoice: row.invoice ?? '',
    until: row.ends_at === null ? null : lastDay(readInteger(row.ends_at)),
  };
}
