import type { CaseBrief, CitedPlace, CitingJudgment, JudgmentCitations, ProvisionPlace } from '@headnote/core/contract';

/** A judgment that exists only in tests. */
export const brief = (change: Partial<CaseBrief> = {}): CaseBrief => ({
  id: 'c0000000000c1',
  title: 'Bhaskar Mills v. State of Sahyadri',
  houseCitation: '1990 HN 4',
  citation: '(1990) 4 SMP 9',
  courtName: 'Supreme Court of India',
  decidedOn: '1990-03-02',
  benchStrength: 3,
  isOverruled: false,
  later: null,
  ...change,
});

/** A citation in a text. */
export const cited = (change: Partial<CitedPlace> = {}): CitedPlace => ({
  start: 0,
  end: 0,
  text: '(1990) 4 SMP 9',
  canonical: '(1990) 4 SMP 9',
  state: 'found',
  targets: [brief()],
  treatment: 'referred',
  speaker: 'court',
  sentence: 'The rule was laid down in (1990) 4 SMP 9.',
  paragraph: 'p1',
  pinpoint: '',
  isSmallerBench: false,
  reason: '',
  ...change,
});

/** A judgment that cites. */
export const citing = (change: Partial<CitingJudgment> = {}): CitingJudgment => ({
  judgment: brief({
    id: 'c0000000000d1',
    title: 'Chitra v. Union of India',
    houseCitation: '2001 HN 7',
    citation: '2001 HN 7',
    decidedOn: '2001-05-04',
  }),
  treatment: 'followed',
  speaker: 'court',
  isSmallerBench: false,
  mentions: [
    { sentence: 'We follow 2024 HN 12.', paragraph: 'p9', start: 100, treatment: 'followed', speaker: 'court' },
  ],
  ...change,
});

/** A provision in a text. */
export const provision = (change: Partial<ProvisionPlace> = {}): ProvisionPlace => ({
  start: 0,
  end: 0,
  text: 'Section 2 of the Sample Act',
  canonical: 'S. 2 Sample Act',
  actId: 'a0123456789ab',
  actTitle: 'The Sample Act, 1930',
  anchor: 's2',
  statusText: '',
  alternatives: [],
  ...change,
});

/** The answer for a judgment without citations. */
export const noCitations: JudgmentCitations = {
  cites: [],
  citedBy: [],
  citedByTotal: 0,
  citedByYears: [],
  provisions: [],
  sourceCitator: '',
  sourceNotes: [],
  notices: [],
  listed: [],
};
