import { expect, it } from 'vitest';
import { markName } from './mark-name.js';

const marked = (shown: string, ...hits: string[]) =>
  markName(
    shown,
    hits.map((text) => ({ text, hit: true })),
  )
    .map(({ text, hit }) => (hit ? `[${text}]` : text))
    .join('');

it.each([
  ['Minerva Mills Ltd.', ['MINERVA', 'MILLS'], '[Minerva] [Mills] Ltd.'],
  ['State of U.P.', ['U.P.'], 'State of [U.P.]'],
  ['Rajan v. Raj', ['RAJ'], 'Rajan v. [Raj]'],
  ['Asha', [], 'Asha'],
  ['A (B', ['(B'], 'A [(B]'],
])('marks whole words of %s that were found as %j', (shown, hits, expected) => {
  expect(marked(shown, ...hits)).toBe(expected);
});
