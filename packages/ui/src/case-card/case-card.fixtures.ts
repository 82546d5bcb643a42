import type { CaseCardRecord } from './CaseCard.js';

/** Invented cases for stories and tests. */
export const permitCase: CaseCardRecord = {
  id: 'c0000000000001',
  appellant: 'Ramdas Laxman Thorave & Ors',
  respondent: 'State of Sahyadri & Anr',
  courtName: 'Supreme Court',
  benchStrength: 5,
  caseType: 'Writ Petition',
  caseNumber: '87 of 1951',
  decision: 'Allowed in part',
  decidedOn: '1951-11-23',
  houseCitation: '1951 HN 1',
  otherCitations: ['[1951] INSC 878', 'AIR 1951 SC 9001', '(1951) 1 SMP 362'],
  isSample: false,
};

export const sampleCase: CaseCardRecord = {
  ...permitCase,
  id: 'c0000000000002',
  houseCitation: '1951 HNS 1',
  otherCitations: ['2024 INSC 9043', '[1951] 1 Smp LR 9', '(1951) 2 SMP 14', 'AIR 1951 SC 9002', '1951 SMP (Cri) 3'],
  isSample: true,
};

export const undatedCase: CaseCardRecord = {
  id: 'c0000000000003',
  appellant: '',
  respondent: '',
  courtName: 'High Court of Sahyadri',
  benchStrength: 0,
  decision: '',
  decidedOn: null,
  houseCitation: 'ND HN 3',
  otherCitations: [],
};

export const longCase: CaseCardRecord = {
  ...permitCase,
  id: 'c0000000000004',
  appellant:
    'The Sahyadri State Handloom Weavers, Dyers and Finishers Co-operative Marketing Federation Limited, through its Managing Director & Others',
  respondent:
    'The Regional Provident Fund Commissioner, Kelgaon, and the Presiding Officer, Industrial Tribunal-cum-Labour Court & Others',
  courtName: 'Customs, Excise and Service Tax Appellate Tribunal, Western Zonal Bench',
  caseType: 'Special Leave Petition (Civil)',
  caseNumber: '30411-30498 of 2019 with connected matters',
  decision: 'Disposed of with directions',
};

export const hindiCase: CaseCardRecord = {
  ...permitCase,
  id: 'c0000000000005',
  appellant: 'रामदास लक्ष्मण थोरावे',
  respondent: 'सह्याद्रि राज्य',
  courtName: 'उच्च न्यायालय',
  caseType: 'रिट याचिका',
  caseNumber: '87/1951',
  decision: 'स्वीकृत',
  decidedOn: '2021-03-09',
};

export const contextRuns = [
  { text: 'no licence can be refused at the pleasure of an officer, and the power of ', hit: false },
  { text: 'amendment', hit: true },
  {
    text: ' conferred on the Controller by the Order does not include, in our opinion, the power to alter the ',
    hit: false,
  },
  { text: 'basic structure', hit: true },
  { text: ' or to take away what the petitioner had before the Order was made', hit: false },
];

/** Rows with ids `c0`, `c1` and so on. */
export const casesOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ record: { ...permitCase, id: `c${at}` }, href: `#${at}` }));
