import type { Kysely } from 'kysely';
import type { Brand } from '@headnote/core/config';
import type { Package } from '@headnote/core/contract';
import { createMessageTexts } from '../messages/message-texts.js';
import type { Database } from '../store/database.js';
import { readBilling, saveBilling, type Billing, type BillingResult } from './billing.js';
import { askAbout, checkPayments, isAwaited } from './check-payments.js';
import { writeInvoice } from './invoice-pdf.js';
import type { Notice, PaymentProvider } from './payment-provider.js';
import type { PaymentParts } from './payment-parts.js';
import { readPriceList } from './price-list.js';
import { findInvoice, findPayment, listPayments, type MemberPayment } from './read-payments.js';
import { settlePayment } from './settle-payment.js';
import { type PaymentRequest, shareStarts, startPayment, type StartResult } from './start-payment.js';

/** Packages, payments and invoices. */
export interface Payments {
  readonly packages: () => Promise<readonly Package[]>;
  readonly start: (request: PaymentRequest) => Promise<StartResult>;
  /** Takes a notice of the provider. False if it is not genuine. */
  readonly takeNotice: (notice: Notice) => Promise<boolean>;
  /** A member's payments, the newest first. */
  readonly list: (userId: number) => Promise<readonly MemberPayment[]>;
  /** One payment of a member; asks the provider if it is open. Undefined if the member has no such payment. */
  readonly find: (userId: number, number: string) => Promise<MemberPayment | undefined>;
  /** A member's invoice as PDF. Undefined if the member has no such invoice. */
  readonly invoicePdf: (userId: number, number: string) => Promise<Buffer | undefined>;
  /** What invoices say of a member, and the state of the operator; 0 without a GSTIN. */
  readonly billing: (userId: number) => Promise<Billing & { readonly supplierStateId: number }>;
  readonly saveBilling: (userId: number, billing: Billing) => Promise<BillingResult>;
  /** Asks the provider about open payments. */
  readonly check: () => Promise<void>;
}

interface PaymentsOptions {
  readonly db: Kysely<Database>;
  readonly provider: PaymentProvider | undefined;
  readonly brand: Brand;
  /** The operator's number in the goods and services tax; empty if there is none. */
  readonly gstin: string;
  readonly now: () => number;
}

/** Creates the payments on one database and one provider. */
export function createPayments({ db, provider, brand, gstin, now }: PaymentsOptions): Payments {
  const { mailboxes } = brand;
  const parts: PaymentParts = {
    db,
    provider,
    brand,
    gstin,
    texts: createMessageTexts({ name: brand.name }),
    operator: mailboxes.support || mailboxes.enquiry,
    now,
  };
  return {
    packages: () => readPriceList(db),
    start: shareStarts((request) => startPayment(parts, request)),
    async takeNotice(notice) {
      const content = provider?.readNotice(notice);
      if (provider === undefined || content === undefined) return false;
      const { providerId, failure } = content;
      const row = await db
        .selectFrom('payments')
        .select('number')
        .where('provider', '=', provider.name)
        .where('provider_id', '=', providerId)
        .executeTakeFirst();
      // A genuine notice about something else: there is nothing to do, and nothing to repeat.
      if (row === undefined) return true;
      const reported = await provider.readStatus(providerId);
      // A try that failed leaves the order open at the service: the payer may try again, and is told of this one.
      const isOpen = reported.state === 'open' || reported.state === 'pending';
      const status = isOpen && failure !== undefined ? ({ state: 'failed', reason: failure } as const) : reported;
      await settlePayment(parts, row.number, { status, witness: 'webhook' });
      return true;
    },
    list: (userId) => listPayments(db, userId),
    async find(userId, number) {
      const payment = await findPayment(db, userId, number);
      if (payment === undefined || !isAwaited(payment.state)) return payment;
      const row = await db.selectFrom('payments').select('provider_id').where('number', '=', number).executeTakeFirst();
      await askAbout(parts, { number, providerId: row?.provider_id ?? '' });
      return findPayment(db, userId, number);
    },
    async invoicePdf(userId, number) {
      const invoice = await findInvoice(db, userId, number);
      return (
        invoice && writeInvoice(invoice, [parts.operator, brand.addresses[0]?.phone ?? ''].filter(Boolean).join(' · '))
      );
    },
    billing: async (userId) => ({ ...(await readBilling(db, userId)), supplierStateId: Number(gstin.slice(0, 2)) }),
    saveBilling: (userId, billing) => saveBilling(db, userId, billing),
    check: () => checkPayments(parts),
  };
}
