import type { ExamplesOf } from '../example.fixtures.js';
import { envelope, outcome } from '../example-parts.fixtures.js';

/** An example of every call of this service. */
export const mailExamples: ExamplesOf<'mail'> = {
  sendJudgment: {
    visitorSees: 'no text',
    input: { emails: ['asha@example.com'], documentId: 'c0000000000a1', message: 'For you', attachPdf: true },
    answer: envelope(),
    value: outcome,
  },
};
