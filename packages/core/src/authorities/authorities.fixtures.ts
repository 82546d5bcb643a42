import type { LaterTreatment } from '../contract/citations/later-treatment.js';
import { authorityOf, type AuthorityInput } from './authority.js';

type Record_ = AuthorityInput['record'];

/** A case that was overruled. */
export const mhetre: Record_ = {
  id: 'c0000000000a7',
  appellant: 'Siddharam Mhetre',
  respondent: 'State of Maharashtra',
  decidedOn: '2010-12-02',
  courtId: 1,
  courtName: 'Supreme Court of India',
  caseType: 'Criminal Appeal',
  caseNumber: '2271 of 2010',
  houseCitation: '2010 HN 7',
  otherCitations: ['AIR 2011 SC 312', '(2011) 1 SCC 694'],
};

/** What overruled it. */
export const overruling: LaterTreatment = {
  treatment: 'overruled',
  id: 'c0000000000a8',
  title: 'Sushila Aggarwal v. State',
  citation: '(2020) 5 SCC 1',
  courtName: 'Supreme Court of India',
  decidedOn: '2020-01-29',
  benchStrength: 5,
  sentence: 'It is overruled.',
  paragraph: '',
};

/** A case with marks in its name that formats use. */
export const sibbia: Record_ = {
  id: 'c0000000000a9',
  appellant: 'Gurbaksh Singh Sibbia',
  respondent: 'State of Punjab & Ors.',
  decidedOn: '1980-04-09',
  courtId: 1,
  courtName: 'Supreme Court of India',
  houseCitation: '1980 HN 3',
  otherCitations: ['(1980) 2 SCC 565', 'AIR 1980 SC 1632'],
};

/** An act in force. */
export const sampleAct: Record_ = {
  id: 'a0000000000b1',
  title: 'The Sample Act, 1930',
  year: 1930,
  actNumber: '3',
  houseCitation: '1930 HNA 3',
};

const address = (path: string) => `https://library.test/${path}`;

/** The three of them. */
export const authorities = [
  authorityOf({
    record: mhetre,
    later: overruling,
    address: address('case/2010-hn-7'),
    note: 'धारा ४३८: only the list.',
  }),
  authorityOf({ record: sibbia, address: address('case/1980-hn-3') }),
  authorityOf({ record: sampleAct, address: address('act/1930-hna-3') }),
];
