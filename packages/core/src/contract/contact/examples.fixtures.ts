import type { ExamplesOf } from '../example.fixtures.js';
import { envelope, outcome } from '../example-parts.fixtures.js';
import { inquiry } from './inquiry.fixtures.js';

/** An example of every call of this service. */
export const contactExamples: ExamplesOf<'contact'> = {
  send: {
    visitorSees: 'no text',
    input: { name: 'Asha', email: 'asha@example.com', comment: 'Hello', captchaCode: 'x7k', captchaId: 'c1' },
    answer: envelope({ success: true }),
    value: outcome,
  },
  inquire: { visitorSees: 'no text', input: inquiry, answer: envelope(), value: outcome },
};
