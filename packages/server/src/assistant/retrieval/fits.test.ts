import { expect, it } from 'vitest';
import { readQuestion } from '../question/read-question.js';
import { fitOf } from './fits.js';

const question = readQuestion('When was the judgment delivered?', new Map());
const place = { paragraph: 0, ordinal: 0, number: '', start: 0, end: 0, opinion: 0, side: '', depth: 0 } as const;

it.each([
  'DATE OF JUDGMENT20/11/1990',
  'Dated this the 5th day of March, 2020.',
  'New Delhi; March 5, 2020.',
  'Pronounced on 05-Mar-2020',
  'Date of decision: 2020-03-05',
  '5 March 2020',
])('finds the date of a judgment in "%s"', (text) => {
  expect(fitOf({ ...place, text, role: 'title' }, question)).toBeGreaterThan(0);
  expect(fitOf({ ...place, text, role: 'facts' }, question)).toBe(0);
});
