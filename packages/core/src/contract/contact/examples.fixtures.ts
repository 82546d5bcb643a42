import type { ExamplesOf } from '../example.fixtures.js';
import { outcome, said } from '../example-parts.fixtures.js';
import { inquiry } from './inquiry.fixtures.js';

/** An example of every call of this service. */
export const contactExamples: ExamplesOf<'contact'> = {
  send: {
    input: { name: 'Asha', email: 'asha@example.com', comment: 'Hello', captchaCode: 'x7k', captchaId: 'c1' },
    answer: said({ success: true }),
    value: outcome,
  },
  inquire: { input: inquiry, answer: said(), value: outcome },
};
