import type { ExamplesOf } from '../example.fixtures.js';
import { envelope, outcome } from '../example-parts.fixtures.js';

/** An example of every call of this service. */
export const settingsExamples: ExamplesOf<'settings'> = {
  saveJudgment: {
    visitorSees: 'no text',
    input: { userId: '7', sort: 'date', pageSize: 20, showsHeadnote: true, marksHits: false, citationFirst: 'air' },
    answer: envelope(),
    value: outcome,
  },
  judgment: {
    visitorSees: 'no text',
    input: { userId: '7' },
    value: { sort: 'date', pageSize: 20, showsHeadnote: true, marksHits: false, citationFirst: 'air' },
  },
  saveCourt: {
    visitorSees: 'no text',
    input: { userId: '7', courtIds: [1, 2], showsLatestCases: true, showsHistory: false, hiddenParts: ['acts'] },
    answer: envelope(),
    value: outcome,
  },
  welcome: {
    visitorSees: 'no text',
    input: { userId: '7' },
    value: {
      courtIds: [1, 2],
      actIds: ['a0000000000b2'],
      showsLatestCases: true,
      showsHistory: false,
      hiddenParts: ['acts'],
    },
  },
};
