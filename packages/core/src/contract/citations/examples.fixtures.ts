import type { ExamplesOf } from '../example.fixtures.js';
import { claim, claimAnswer, envelope, later, link, pdf, wireLater } from '../example-parts.fixtures.js';

const choice = {
  answer: envelope({ outdata: [{ text: 'AIR', count: 40, file_name: '' }] }),
  value: [{ text: 'AIR', count: 40, documentId: '' }],
} as const;
const numbers = { title: link.title, citation: '(2019) 4 SMP 9', citations: ['(2019) 4 SMP 9', '2019 HN 7'] } as const;
const wireHit = { ...numbers, file_name: 'c0000000000a1', lscitation: '2019 HN 7', later: wireLater };
const hit = { ...numbers, id: 'c0000000000a1', houseCitation: '2019 HN 7', later };
const wireBrief = {
  file_name: 'c0000000000a1',
  title: link.title,
  lscitation: '2019 HN 7',
  citation: '(2019) 4 SMP 9',
  courtname: 'Supreme Court',
  dispose_dt: '2019-08-02',
  bench_strength: 3,
  is_overruled: true,
  later: wireLater,
};
const brief = {
  id: 'c0000000000a1',
  title: link.title,
  houseCitation: '2019 HN 7',
  citation: '(2019) 4 SMP 9',
  courtName: 'Supreme Court',
  decidedOn: '2019-08-02',
  benchStrength: 3,
  isOverruled: true,
  later,
};
const span = { start: 120, end: 129, text: '2019 hn 7', canonical: '2019 HN 7' };
const sentence = { sentence: 'We follow 2019 hn 7.', paragraph: 'p4' };
const followed = { treatment: 'followed', speaker: 'court' } as const;
const provision = { start: 200, end: 216, text: 'S. 4 Leases Act', canonical: 'S. 4 Leases Act' };
const listedAs = { treatment: 'followed', word: 'followed' } as const;
const judgmentCitations = {
  input: { id: 'c0000000000b1' },
  answer: envelope({
    outdata: {
      cites: [
        {
          ...span,
          state: 'found',
          targets: [wireBrief],
          ...followed,
          ...sentence,
          pinpoint: 'para 3',
          is_smaller_bench: false,
          reason: '',
        },
      ],
      cited_by: [
        {
          judgment: wireBrief,
          ...followed,
          is_smaller_bench: false,
          mentions: [{ ...sentence, start: 120, ...followed }],
        },
      ],
      cited_by_total: 1,
      cited_by_years: [{ year: 1990, count: 1 }],
      provisions: [
        {
          ...provision,
          act_id: 'a0000000000b2',
          act_title: 'Leases Act',
          anchor: 's4',
          status_text: 'Repealed by Act 3 of 1950',
          alternatives: [{ canonical: 'S. 4 Leases Act', act_id: '', act_title: '', anchor: '', status_text: '' }],
        },
      ],
      source_citator: 'F 2021 SC 3 (4)',
      source_notes: [
        {
          code: 'F',
          meaning: 'followed',
          treatment: 'followed',
          citation: 'AIR 2021 SC 3',
          paragraphs: ['4'],
          targets: [wireBrief],
        },
      ],
      treatment_notices: [{ sentence: 'It was said that the case is overruled.', paragraph: 'p9' }],
      listed_cases: [{ text: 'Asha v. State, 2019 HN 7', ...listedAs, targets: [wireBrief] }],
    },
  }),
  value: {
    cites: [
      {
        ...span,
        state: 'found',
        targets: [brief],
        ...followed,
        ...sentence,
        pinpoint: 'para 3',
        isSmallerBench: false,
        reason: '',
      },
    ],
    citedBy: [
      { judgment: brief, ...followed, isSmallerBench: false, mentions: [{ ...sentence, start: 120, ...followed }] },
    ],
    citedByTotal: 1,
    citedByYears: [{ year: 1990, count: 1 }],
    provisions: [
      {
        ...provision,
        actId: 'a0000000000b2',
        actTitle: 'Leases Act',
        anchor: 's4',
        statusText: 'Repealed by Act 3 of 1950',
        alternatives: [{ canonical: 'S. 4 Leases Act', actId: '', actTitle: '', anchor: '', statusText: '' }],
      },
    ],
    sourceCitator: 'F 2021 SC 3 (4)',
    sourceNotes: [
      {
        code: 'F',
        meaning: 'followed',
        treatment: 'followed',
        citation: 'AIR 2021 SC 3',
        paragraphs: ['4'],
        targets: [brief],
      },
    ],
    notices: [{ sentence: 'It was said that the case is overruled.', paragraph: 'p9' }],
    listed: [{ text: 'Asha v. State, 2019 HN 7', ...listedAs, targets: [brief] }],
  },
} as const;

const line = {
  citation: '2019 hn 7',
  state: 'found',
  canonical: '2019 HN 7',
  printed: '2019 HN 7',
  reason: '',
} as const;
const act = 'S. 4 Leases Act';
const other = { citation: act, state: 'provision', canonical: '', printed: act, reason: '' } as const;
const none = { cases: [], elsewhere: [], fits: [] } as const;

/** An example of every call of this service. */
export const citationsExamples: ExamplesOf<'citations'> = {
  books: { visitorSees: 'no text', input: { part: 'books', countryId: 5 }, ...choice },
  lookup: {
    visitorSees: 'no text',
    input: { part: 'pages', book: 'Crimes & Cases', year: 2019, volume: '2' },
    ...choice,
  },
  check: {
    visitorSees: 'no text',
    input: { citations: ['2019 hn 7'], names: ['Asha Menon'] },
    answer: envelope({
      outdata: [
        {
          citation: '2019 hn 7',
          state: 'found',
          canonical: '2019 HN 7',
          hits: [wireHit],
          elsewhere: [],
        },
      ],
    }),
    value: [
      {
        citation: '2019 hn 7',
        state: 'found',
        canonical: '2019 HN 7',
        hits: [hit],
        elsewhere: [],
      },
    ],
  },
  readLines: {
    visitorSees: 'no text',
    input: { citations: ['2019 hn 7 and S. 4 Leases Act'], names: ['Asha Menon'] },
    answer: envelope({
      outdata: [
        { ...line, cases: [wireBrief], elsewhere: [wireBrief], fits: [wireBrief], others: [{ ...other, ...none }] },
      ],
    }),
    value: [{ ...line, cases: [brief], elsewhere: [brief], fits: [brief], others: [{ ...other, ...none }] }],
  },
  compare: {
    visitorSees: 'the preview',
    input: { claims: [claim] },
    answer: envelope({ outdata: [claimAnswer] }),
    value: [claimAnswer],
  },
  report: {
    visitorSees: 'no text',
    input: {
      title: 'Check of citations',
      subtitle: 'submissions.docx. Checked on 29 November 2026',
      sentence: '1 citation: 1 found.',
      sections: [
        {
          heading: '',
          entries: [
            { heading: '2019 HN 7, line 4', address: '', lines: [{ label: 'Quotation', text: 'Word for word' }] },
          ],
        },
      ],
      notes: ['Words in square brackets differ.'],
    },
    answer: pdf,
    value: pdf,
  },
  ofJudgment: { visitorSees: 'no text', ...judgmentCitations },
};
