import type { CheckSource } from '@headnote/core/brief-check';
import type { LookedUp } from '@headnote/core/citation';

const later = {
  treatment: 'overruled',
  id: 'https://library.example/case/9',
  title: 'Malwa Mills v. Union',
  citation: '1985 INSC 7',
  courtName: 'Supreme Court',
  decidedOn: '1985-05-02',
  benchStrength: 5,
  sentence: '',
  paragraph: '',
} as const;

/** What the library has, by canonical citation. */
const stored: Readonly<Record<string, LookedUp>> = {
  'AIR 1980 SC 1789': {
    hits: [{ id: 'https://library.example/case/1', title: 'Minerva Mills v. Union of India', later: null }],
  },
  'AIR 1973 SC 1461': {
    hits: [{ id: 'https://library.example/case/2', title: 'Kesavananda v. State of Kerala', later }],
  },
};

/** A source with two judgments. */
export const source: CheckSource = {
  check: async ({ citations }) => citations.map((citation) => stored[citation] ?? { hits: [] }),
  compare: async (claims) =>
    claims.map(({ quotation, pinpoint }) => ({
      quotation: quotation === '' ? 'none' : 'sign-in',
      pinpoint: pinpoint === '' ? 'none' : 'exists',
      last: '',
      segments: [],
      passage: '',
      paragraph: '',
      judge: '',
    })),
};

/** A brief with a citation of each state that the source gives. */
export const brief = `In Minerva Mills v. Union of India, AIR 1980 SC 1789, the court said so.
See AIR 1973 SC 1461.
It follows 2019 (4) SCC 77 and 2090 INSC 5, under section 302 IPC.`;

/** A brief with a true quotation and paragraph, and with false ones. */
export const everyClaim = `“The lease was renewed.” Minerva Mills v. Union of India, AIR 1980 SC 1789, para 7.

“It has the basic necessities of life.” Minerva Mills v. Union of India, AIR 1980 SC 1789, para 73.`;

/** The same source, with judgments of 27 paragraphs that have one of these quotations. */
export const claimSource: CheckSource = {
  ...source,
  compare: async (claims) =>
    claims.map(({ quotation, pinpoint }) => {
      const isTrue = quotation.startsWith('The lease');
      const isBeyond = pinpoint.includes('73');
      return {
        quotation: quotation === '' ? 'none' : isTrue ? 'word-for-word' : 'differs',
        pinpoint: pinpoint === '' ? 'none' : isBeyond ? 'beyond' : 'exists',
        last: isBeyond ? '27' : '',
        segments:
          quotation === '' || isTrue
            ? []
            : [
                { kind: 'equal', text: 'It has the' },
                { kind: 'added', text: 'basic necessities' },
                { kind: 'missing', text: 'bare necessaries' },
                { kind: 'equal', text: 'of life.' },
              ],
        passage: '',
        paragraph: '',
        judge: '',
      };
    }),
};
