import type { ExamplesOf } from '../example.fixtures.js';

const completion = {
  visitorSees: 'no text',
  input: { text: 'lea' },
  value: [{ text: 'lease', count: 12 }],
} as const;

/** An example of every call of this service. */
export const completeExamples: ExamplesOf<'complete'> = {
  fullText: completion,
  acts: completion,
  courts: completion,
  partyName: completion,
  respondents: completion,
  subject: completion,
  judges: completion,
  advocate: completion,
  caseType: completion,
  caseNumber: completion,
  finalDecision: completion,
  email: { ...completion, input: { userId: '7', text: 'lea' } },
};
