import { expect, it } from 'vitest';
import { printedNumbers } from './printed-numbers.js';

const text = [
  'Held.',
  '1. The appeal.',
  'It goes on.',
  '2. He quotes:',
  '14. A rule.',
  '[3] In brackets.',
  '3. Notice was given.',
  'The number is lost here.',
  '5. The gravity of the charge.',
  'Bail is refused.',
  '6. The appeal is allowed, and the order of the court below is set aside.',
].join('\n\n');

it.each([
  ['Held', ''],
  ['1. The', '1'],
  ['appeal', '1'],
  ['It goes', '1'],
  ['A rule', '2'],
  ['Notice', '3'],
  // It may be paragraph 4.
  ['lost here', ''],
  ['gravity', '5'],
  ['refused', '5'],
  ['allowed', '6'],
])('the paragraph of %j has the printed number %j: the count goes on after a lost one', (words, number) => {
  expect(printedNumbers(text)(text.indexOf(words))).toBe(number);
});

it('the parties of the cause title are no paragraphs', () => {
  const numberAt = printedNumbers(`1. Asha Rao\n\n${text}`);
  expect(numberAt(0)).toBe('');
  expect(numberAt(text.indexOf('gravity') + 13)).toBe('5');
});
