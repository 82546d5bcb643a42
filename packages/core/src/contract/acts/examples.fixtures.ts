import type { ExamplesOf } from '../example.fixtures.js';
import { envelope } from '../example-parts.fixtures.js';

/** An example of every call of this service. */
export const actsExamples: ExamplesOf<'acts'> = {
  sections: {
    visitorSees: 'no text',
    input: { title: 'Leases Act', actCode: 'a0000000000b2' },
    answer: envelope({ outdata: [{ id: 's4A', section_no: '4A', title: 'Renewal' }] }),
    value: [{ id: 's4A', number: '4A', title: 'Renewal' }],
  },
};
