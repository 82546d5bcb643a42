import { expect, it } from 'vitest';
import type { NewDocument } from '../extraction/new-document.js';
import { countUnknownCourts, unknownCourtsLine } from './unknown-courts.js';

const of = (courtId: number, courtName: string): NewDocument =>
  ({ kind: 'case', courtId, courtName, courtReference: '' }) as NewDocument;

it('counts the judgments of courts that the table does not have', () => {
  const courts = countUnknownCourts();
  for (const document of [of(0, 'Court of Lanterns'), of(0, 'Court of Lanterns'), of(0, ''), of(1, 'Supreme Court')])
    courts.add(document);
  expect(courts.list()).toEqual([
    { name: 'Court of Lanterns', judgments: 2 },
    { name: '', judgments: 1 },
  ]);
  expect(unknownCourtsLine(courts.list())).toBe(
    '3 judgments are of a court that is not in the table of courts: "Court of Lanterns" (2), no court named (1). "npm run admin -- courts unknown" lists all.',
  );
  expect(unknownCourtsLine([])).toBeUndefined();
});
