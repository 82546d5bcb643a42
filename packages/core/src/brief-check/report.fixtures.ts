import type { CheckedCitation } from '../citation/check-text.js';
import { extractCitations } from '../citation/extract-citations.js';
import type { FoundCase } from '../citation/verdict-of.js';
import type { ClaimAnswer } from '../contract/citations/claim-answer.js';
import type { CheckRecord } from './check-state.js';
import type { Claim } from './claims/claim.js';

const later = {
  treatment: 'overruled',
  id: 'c9',
  title: 'Deccan Salt Works v. Union of India',
  citation: '2004 INSC 71',
  courtName: 'Supreme Court of India',
  decidedOn: '2004-02-11',
  benchStrength: 5,
  sentence: 'We overrule it.',
  paragraph: 'p8',
} as const;

const ANSWER: ClaimAnswer = {
  pinpoint: 'none',
  last: '',
  quotation: 'none',
  segments: [],
  passage: '',
  paragraph: '',
  judge: '',
};

const CASES = {
  basu: { id: 'c1', title: 'Chitra Basu v. State of Sahyadri' },
  mills: { id: 'c2', title: 'Bhaskar Mills v. State of Sahyadri', later },
  lakeside: { id: 'c3', title: 'Lakeside Society v. Asha Menon' },
  one: { id: 'c4', title: 'Meera Nair v. Registrar' },
  other: { id: 'c5', title: 'Ravi Nair v. Registrar' },
} as const satisfies Record<string, FoundCase>;

interface Sample {
  readonly words: string;
  readonly state: CheckedCitation['state'];
  readonly hits: readonly FoundCase[];
  readonly elsewhere?: readonly FoundCase[];
  /** What is claimed of it: words of the sample, and what the library answers. */
  readonly claims?: readonly (readonly [words: string, answer: Partial<ClaimAnswer>])[];
}

/** A line of a brief for each state. */
const samples: readonly Sample[] = [
  {
    words: '“liberty is not a gift”: Chitra Basu v. State of Sahyadri, (1990) 4 SCC 9, para 7',
    state: 'found',
    hits: [CASES.basu],
    claims: [
      ['liberty is not a gift', { quotation: 'word-for-word', paragraph: 'p7' }],
      ['para 7', { pinpoint: 'exists' }],
    ],
  },
  {
    words: '“the basic necessities of life”: Chitra Basu v. State of Sahyadri, (1990) 4 SCC 9, para 73',
    state: 'found',
    hits: [CASES.basu],
    claims: [
      [
        'the basic necessities of life',
        {
          quotation: 'differs',
          segments: [
            { kind: 'equal', text: 'the' },
            { kind: 'added', text: 'basic necessities' },
            { kind: 'missing', text: 'bare necessaries' },
            { kind: 'equal', text: 'of life' },
          ],
          paragraph: 'p8',
        },
      ],
      ['para 73', { pinpoint: 'beyond', last: '27' }],
    ],
  },
  {
    words: '“no court may ask”: Bhaskar Mills v. State of Sahyadri, AIR 1992 SC 44',
    state: 'found',
    hits: [CASES.mills],
    claims: [['no court may ask', { quotation: 'not-found', passage: 'a court may always ask', paragraph: 'p3' }]],
  },
  {
    words: '“every judge may ask”: Lakeside Society v. Zorawar Mills, AIR 1973 SC 1461, at 1470',
    state: 'party-differs',
    hits: [CASES.lakeside],
    claims: [
      ['every judge may ask', { quotation: 'other-opinion', judge: 'Rao, J.' }],
      ['1470', { pinpoint: 'cannot-check' }],
    ],
  },
  {
    words: '“as is well known”: Zorawar Mills v. Chitra Sen, AIR 1980 SC 100, para 900',
    state: 'name-differs',
    hits: [CASES.one],
    elsewhere: [CASES.other],
    claims: [
      ['as is well known', { quotation: 'sign-in' }],
      ['para 900', { pinpoint: 'sign-in' }],
    ],
  },
  { words: '[1974] INSC 152', state: 'ambiguous', hits: [CASES.one, CASES.other] },
  { words: 'Siddappa v. Registrar, (1999) 1 SCC 1', state: 'not-held', hits: [] },
  { words: '(2031) 4 SCC 118', state: 'impossible', hits: [] },
  { words: '2004 (3) QXZ 55', state: 'unread', hits: [] },
];

/** A check with every state of every column, a line of the text each; then references with and without something before them. */
export function everyState(): CheckRecord {
  const text = [...samples.map(({ words }) => words), 'Section 302 IPC, and Basu (supra).'].join('\n');
  const checked: CheckedCitation[] = [];
  const claims: Claim[] = [];
  const answers: ClaimAnswer[] = [];
  let line = 0;
  for (const { words, state, hits, elsewhere = [], claims: claimed = [] } of samples) {
    const [citation] = extractCitations(words);
    const start = line + (citation?.start ?? 0);
    const printed = citation?.text ?? words;
    checked.push({
      start,
      end: start + printed.length,
      text: printed,
      ...(citation && { citation }),
      state,
      hits,
      elsewhere,
    });
    for (const [said, answer] of claimed) {
      const at = line + words.indexOf(said);
      const isQuotation = answer.quotation !== undefined;
      claims.push({
        of: start,
        start: at,
        end: at + said.length,
        quotation: isQuotation ? said : '',
        pinpoint: isQuotation ? '' : said,
        isSure: true,
      });
      answers.push({ ...ANSWER, ...answer });
    }
    line += words.length + 1;
  }
  return {
    name: 'submissions.docx',
    text,
    checked,
    claims,
    answers,
    references: [
      { start: line, end: line + 15, text: 'Section 302 IPC', kind: 'provision', meant: ['S. 302 IPC'] },
      { start: line + 26, end: line + 33, text: '(supra)', kind: 'supra', meant: [] },
    ],
    at: new Date('2026-11-29T09:00:00Z'),
    fingerprint: '',
  };
}
