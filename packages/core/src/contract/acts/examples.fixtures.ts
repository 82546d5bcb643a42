import type { ExamplesOf } from '../example.fixtures.js';
import { envelope } from '../example-parts.fixtures.js';

const later = null;
const brief = {
  title: 'Asha Rao v. State of Kerala',
  citation: '(1990) 4 SCC 9',
};
const wireBrief = {
  ...brief,
  file_name: 'c0000000000a1',
  lscitation: '1990 HN 1',
  courtname: 'Supreme Court of India',
  dispose_dt: '1990-05-01',
  bench_strength: 3,
  is_overruled: false,
  later,
};
const readBrief = {
  ...brief,
  id: 'c0000000000a1',
  houseCitation: '1990 HN 1',
  courtName: 'Supreme Court of India',
  decidedOn: '1990-05-01',
  benchStrength: 3,
  isOverruled: false,
  later,
};

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
        provision: {
          canonical: 'S. 4A Leases Act',
          section: { id: 's4A', section_no: '4A', title: 'Renewal' },
          pair: { otherAct: 'BNS', kind: 'changed', provisions: ['S. 103(1) BNS'], compare: ['S. 226 BNS'] },
        },
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
      provision: {
        canonical: 'S. 4A Leases Act',
        section: { id: 's4A', number: '4A', title: 'Renewal' },
        pair: { otherAct: 'BNS', kind: 'changed', provisions: ['S. 103(1) BNS'], compare: ['S. 226 BNS'] },
      },
    },
  },
  list: {
    visitorSees: 'no text',
    input: {
      text: 'leases',
      letter: 'L',
      status: 'in-force',
      madeBy: 'central',
      fromYear: 1950,
      toYear: 1960,
      ministries: ['Ministry of Law, Justice and Company Affairs'],
      order: 'title',
      from: 20,
      size: 20,
    },
    answer: envelope({
      outdata: {
        total: 21,
        acts: [
          { act: { id: 'a0000000000b2', title: 'The Leases Act, 1951', lyear: 1951 }, sections: 12, judgments: 3 },
        ],
        letters: [{ value: 'L', count: 21 }],
        ministries: [{ value: 'Ministry of Law, Justice and Company Affairs', count: 21 }],
        states: [{ value: 'in-force', count: 21 }],
        makers: [{ value: 'central', count: 21 }],
        years: [{ year: 1951, count: 21, in_force: 21 }],
      },
    }),
    value: {
      total: 21,
      acts: [{ act: { id: 'a0000000000b2', title: 'The Leases Act, 1951', year: 1951 }, sections: 12, judgments: 3 }],
      letters: [{ value: 'L', count: 21 }],
      ministries: [{ value: 'Ministry of Law, Justice and Company Affairs', count: 21 }],
      states: [{ value: 'in-force', count: 21 }],
      makers: [{ value: 'central', count: 21 }],
      years: [{ year: 1951, count: 21, inForce: 21 }],
    },
  },
  judgments: {
    visitorSees: 'no text',
    input: { id: 'a0000000000b2', section: 's4A' },
    answer: envelope({
      outdata: {
        sections: [{ id: 's4A', count: 1 }],
        total: 1,
        courts: [{ name: 'Supreme Court of India', count: 1 }],
        years: [{ year: 1990, count: 1 }],
        most_cited: [{ judgment: wireBrief, cited_by: 2 }],
        newest: [wireBrief],
      },
    }),
    value: {
      sections: [{ id: 's4A', count: 1 }],
      total: 1,
      courts: [{ name: 'Supreme Court of India', count: 1 }],
      years: [{ year: 1990, count: 1 }],
      mostCited: [{ judgment: readBrief, citedBy: 2 }],
      newest: [readBrief],
    },
  },
  words: {
    visitorSees: 'the preview',
    input: { id: 'a0000000000b2', section: 's4A' },
    answer: envelope({
      outdata: {
        act: 'The Leases Act, 1951',
        section_no: '4A',
        heading: 'Renewal',
        words: 'A lease may be renewed once.',
        status_text: '',
      },
    }),
    value: {
      act: 'The Leases Act, 1951',
      number: '4A',
      heading: 'Renewal',
      words: 'A lease may be renewed once.',
      statusText: '',
    },
  },
};
