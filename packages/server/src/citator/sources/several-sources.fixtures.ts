import type { NewCase } from '../../extraction/new-document.js';
import { makeCase } from '../../test-library.fixtures.js';

/** Words that no other text of these tests has, enough to be compared. */
const words = (from: number, count: number): string =>
  Array.from({ length: count }, (_, at) => `reason${from + at}`).join(' ');

/** The judgment of two publishers, by paragraph; the second one has a reporter's mistakes and a headnote. */
export const PARAGRAPHS = [
  `The lantern was lit at dusk. ${words(0, 60)}.`,
  `The harbour master objected. ${words(100, 60)}.`,
  `The appeal is allowed. ${words(200, 60)}.`,
] as const;

const judgment: Partial<NewCase> = {
  appellant: 'Zubaida Noor',
  respondent: 'Harbour Trust of Testabad',
  decidedOn: '1990-01-02',
  caseNumber: 'Civil Appeal No. 7 of 1989',
};

/** The shorter text; it comes first. */
export const SHORTER = makeCase('one:lantern', PARAGRAPHS.join('\n\n'), {
  ...judgment,
  otherCitations: ['AIR 1990 SC 100'],
  source: { id: 'one:lantern', name: 'First Publisher', isSample: false },
});

/** The fuller text, with a number that only this publisher has. */
export const FULLER = makeCase('two:lantern', ['Reported by the second publisher.', ...PARAGRAPHS].join('\n\n'), {
  ...judgment,
  appellant: 'ZUBAIDA NOOR',
  respondent: 'HARBOUR TRUST OF TESTABAD & ORS',
  otherCitations: ['AIR 1990 SC 100', '(1990) 2 SCC 55'],
  source: { id: 'two:lantern', name: 'Second Publisher', isSample: false },
});

/** A connected matter of the same day and parties with its own number and another text. */
export const CONNECTED = makeCase('one:connected', `The costs were not paid. ${words(300, 150)}.`, {
  ...judgment,
  caseNumber: 'Civil Appeal No. 8 of 1989',
  otherCitations: ['AIR 1990 SC 104'],
});

/** A later judgment that cites both numbers. */
export const CITING = makeCase(
  'one:citing',
  'In Zubaida Noor v. Harbour Trust of Testabad, AIR 1990 SC 100, the lantern was lit. We follow Zubaida Noor v. Harbour Trust of Testabad, (1990) 2 SCC 55.',
  { appellant: 'Meera', respondent: 'State of Goa', decidedOn: '1995-01-02' },
);
