import type { ExamplesOf } from '../example.fixtures.js';
import { envelope, pdf } from '../example-parts.fixtures.js';

const assistantAnswer = {
  answer: envelope({
    outdata: {
      text: 'The lease was renewed.',
      sources: [{ file_name: 'c0000000000a1', paragraph: 4, quote: 'was renewed' }],
      conversationid: 'k1',
    },
  }),
  value: {
    text: 'The lease was renewed.',
    sources: [{ documentId: 'c0000000000a1', paragraph: 4, quote: 'was renewed' }],
    conversationId: 'k1',
  },
} as const;

/** An example of every call of this service. */
export const assistantExamples: ExamplesOf<'assistant'> = {
  askFile: { input: { file: pdf, question: 'What was decided?', conversationId: 'k1' }, ...assistantAnswer },
  ask: {
    input: { documentId: 'c0000000000a1', question: 'What was decided?', conversationId: 'k1' },
    ...assistantAnswer,
  },
  exists: {
    input: { userId: '7', documentId: 'c0000000000a1' },
    answer: envelope({ outdata: { exists: true } }),
    value: { exists: true },
  },
  suggestions: {
    input: { documentId: 'c0000000000a1' },
    answer: envelope({ outdata: ['What was decided?'] }),
    value: ['What was decided?'],
  },
};
