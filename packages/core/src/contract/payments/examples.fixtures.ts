import type { ExamplesOf } from '../example.fixtures.js';
import { envelope } from '../example-parts.fixtures.js';

const pdf = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
const aPayment = {
  number: 'P-7F3K-2210',
  date: '2026-11-22',
  packageName: 'The whole library',
  kind: 'first',
  amount: 15_000,
  state: 'paid',
  invoice: 'HN/26-27/002210',
  until: '2027-11-21',
} as const;
const aBilling = { name: 'Meera Rao', address: '212 Cubbon Chambers', stateId: 29, gstin: '29AAGCB7383J1Z4' };
const { stateId: stateMasterID, ...rest } = aBilling;
const billingRow = { ...rest, stateMasterID };

/** An example of every call of this service. */
export const paymentsExamples: ExamplesOf<'payments'> = {
  create: {
    visitorSees: 'no text',
    input: { amount: 12_000, redirectUrl: 'https://library.example/paid', userId: '71', packageId: 3 },
    answer: envelope({ outdata: { payment_options: { payment_url: 'https://pay.example/1' } } }),
    value: { paymentUrl: 'https://pay.example/1' },
  },
  list: { visitorSees: 'no text', input: undefined, answer: envelope({ outdata: [aPayment] }), value: [aPayment] },
  read: {
    visitorSees: 'no text',
    input: { number: aPayment.number },
    answer: envelope({ outdata: aPayment }),
    value: aPayment,
  },
  invoice: { visitorSees: 'no text', input: { number: aPayment.invoice }, answer: pdf, value: pdf },
  billing: {
    visitorSees: 'no text',
    input: undefined,
    answer: envelope({ outdata: { ...billingRow, supplierStateMasterID: 29 } }),
    value: { ...aBilling, supplierStateId: 29 },
  },
  saveBilling: {
    visitorSees: 'no text',
    input: aBilling,
    answer: envelope({ message: 'Saved.' }),
    value: { message: 'Saved.' },
  },
};
