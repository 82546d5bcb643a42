import type { ExamplesOf } from '../example.fixtures.js';
import { envelope } from '../example-parts.fixtures.js';

/** An example of every call of this service. */
export const actsExamples: ExamplesOf<'acts'> = {
  sections: {
    visitorSees: 'no text',
    input: { title: 'Leases Act', actCode: 'a0000000000b2' },
    value: [{ id: 's4A', number: '4A', title: 'Renewal' }],
  },
  find: {
    visitorSees: 'no text',
    input: { text: 'section 4A Leases Act' },
    answer: envelope({
      outdata: {
        acts: [
          {
            id: 'a0000000000b2',
            title: 'The Leases Act, 1951',
            lyear: 1951,
            repealed_on: '2001-04-01',
            repealed_by: 'The Tenancies Act, 2000',
            repealed_by_id: '',
            repeal_source: 's. 4',
          },
        ],
        provision: { canonical: 'S. 4A Leases Act', section: { id: 's4A', section_no: '4A', title: 'Renewal' } },
      },
    }),
    value: {
      acts: [
        {
          id: 'a0000000000b2',
          title: 'The Leases Act, 1951',
          year: 1951,
          repealedOn: '2001-04-01',
          repealedBy: 'The Tenancies Act, 2000',
          repealedById: '',
          repealSource: 's. 4',
        },
      ],
      provision: { canonical: 'S. 4A Leases Act', section: { id: 's4A', number: '4A', title: 'Renewal' } },
    },
  },
};
