import type { ExamplesOf } from '../example.fixtures.js';
import { envelope, outcome } from '../example-parts.fixtures.js';

/** An example of every call of this service. */
export const courtsExamples: ExamplesOf<'courts'> = {
  tree: {
    visitorSees: 'no text',
    input: { userId: '7', flag: '1' },
    answer: envelope({
      outdatalist: [
        JSON.stringify([{ id: 'hc', title: 'High Courts', cc: [{ subid: 2, subtitle: 'Kerala' }] }]),
        JSON.stringify({ usercourtids: '1,2' }),
      ],
    }),
    value: { groups: [{ id: 'hc', title: 'High Courts', courts: [{ id: 2, title: 'Kerala' }] }], chosen: [1, 2] },
  },
  saveSettings: {
    visitorSees: 'no text',
    input: { userId: '7', courtIds: [1, 2] },
    answer: envelope(),
    value: outcome,
  },
};
