import type { ExamplesOf } from '../example.fixtures.js';
import { envelope } from '../example-parts.fixtures.js';

/** An example of every call of this service. */
export const paymentsExamples: ExamplesOf<'payments'> = {
  create: {
    input: { amount: 12_000, redirectUrl: 'https://library.example/paid', userId: '71', packageId: 3 },
    answer: envelope({ outdata: { payment_options: { payment_url: 'https://pay.example/1' } } }),
    value: { paymentUrl: 'https://pay.example/1' },
  },
};
