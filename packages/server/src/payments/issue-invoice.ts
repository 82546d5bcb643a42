import { splitTax, type TaxParts } from '@headnote/core/money';
import type { Selectable, Transaction } from 'kysely';
import { dayInIndia, lastDay } from '../accounts/subscription.js';
import { stateIdOf, stateName } from '../accounts/places/states.js';
import type { Database } from '../store/database.js';
import { readInteger } from '../store/large-integer.js';
import type { PaymentRow } from '../store/tables/payment-tables.js';
import type { PaymentParts } from './payment-parts.js';

/** Code of online information services in the goods and services tax. */
const SAC = '998431';
/** Digits of an invoice's number in its financial year. */
const DIGITS = 6;

/** Supplier or customer on an invoice. */
export interface Party {
  readonly name: string;
  readonly address: readonly string[];
  /** Empty if there is none. */
  readonly gstin: string;
}

/** An invoice as it was issued. Amounts are paise; days are ISO dates in India. */
export interface InvoiceDocument {
  readonly number: string;
  readonly issuedOn: string;
  readonly payment: { readonly number: string; readonly paidAt: number };
  readonly supplier: Party;
  readonly customer: Party;
  /** State of the customer with its code; empty if unknown. */
  readonly placeOfSupply: string;
  readonly service: string;
  readonly sac: string;
  readonly from: string;
  readonly to: string;
  readonly total: number;
  /** Null if the supplier has no GSTIN, and may charge no tax. */
  readonly tax: TaxParts | null;
}

interface Issue {
  readonly payment: Selectable<PaymentRow>;
  readonly startsAt: number;
  readonly endsAt: number;
}

/** Issues the invoice of a payment in the payment's transaction, with the next number of its financial year. Returns the number. */
export async function issueInvoice(
  parts: PaymentParts,
  transaction: Transaction<Database>,
  { payment, startsAt, endsAt }: Issue,
): Promise<string> {
  const at = parts.now();
  const number = await nextNumber(transaction, at);
  const total = readInteger(payment.amount_paise);
  const { customer, stateId } = await readCustomer(transaction, payment.user_id);
  const { gstin } = parts;
  const isSameState = stateId !== 0 && gstin.startsWith(String(stateId).padStart(2, '0'));
  const kind = payment.kind === 'first' ? 'first year' : 'renewal';
  const document: InvoiceDocument = {
    number,
    issuedOn: dayInIndia(at),
    payment: { number: payment.number, paidAt: at },
    supplier: {
      name: parts.brand.company || parts.brand.name,
      address: parts.brand.addresses[0]?.lines ?? [],
      gstin,
    },
    customer,
    placeOfSupply: stateId === 0 ? '' : `${String(stateId).padStart(2, '0')}, ${stateName(stateId)}`,
    service: `${payment.package_name}, annual subscription, ${kind}`,
    sac: SAC,
    from: dayInIndia(startsAt),
    to: lastDay(endsAt),
    total,
    tax: gstin === '' ? null : splitTax(total, { isSameState }),
  };
  await transaction
    .insertInto('invoices')
    .values({
      number,
      payment_number: payment.number,
      user_id: payment.user_id,
      issued_at: at,
      document: JSON.stringify(document),
    })
    .execute();
  return number;
}

/** A financial year runs from April to March: `26-27`. */
export function financialYear(at: number): string {
  const [year = 0, month = 0] = dayInIndia(at).split('-').map(Number);
  const first = month >= 4 ? year : year - 1;
  return `${String(first % 100).padStart(2, '0')}-${String((first + 1) % 100).padStart(2, '0')}`;
}

/** The row's lock makes the numbers of a year follow each other without a gap. */
async function nextNumber(transaction: Transaction<Database>, at: number): Promise<string> {
  const year = financialYear(at);
  const { last } = await transaction
    .insertInto('invoice_series')
    .values({ year, last: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet((eb) => ({ last: eb('invoice_series.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return `HN/${year}/${String(last).padStart(DIGITS, '0')}`;
}

async function readCustomer(transaction: Transaction<Database>, userId: number | null) {
  const none = { customer: { name: '', address: [], gstin: '' }, stateId: 0 };
  if (userId === null) return none;
  const user = await transaction
    .selectFrom('users')
    .leftJoin('billing_details as billing', 'billing.user_id', 'users.id')
    .select(['first_name', 'last_name', 'city', 'state', 'country'])
    .select(['billing.name', 'billing.address', 'billing.state_id', 'billing.gstin'])
    .where('users.id', '=', userId)
    .executeTakeFirst();
  if (user === undefined) return none;
  const address = user.address
    ? user.address.split('\n')
    : [[user.city, user.state, user.country].filter(Boolean).join(', ')];
  return {
    customer: { name: user.name || `${user.first_name} ${user.last_name}`.trim(), address, gstin: user.gstin ?? '' },
    stateId: user.state_id ?? stateIdOf(user.state),
  };
}
