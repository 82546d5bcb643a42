import { expect, it } from 'vitest';
import { typedWordRuns } from './typed-word-runs.js';

const marked = (name: string, typed: string) =>
  typedWordRuns(name, typed)
    .map(({ text, isTyped }) => (isTyped ? `[${text}]` : text))
    .join('');

it.each([
  ['P. Kesavan v. Ammukutty', 'kesav', 'P. [Kesav]an v. Ammukutty'],
  ['Ajay Hasia v. Khalid', 'khal AJ', '[Aj]ay Hasia v. [Khal]id'],
  ['(1981) 1 SCC 608', '(1981) 1 SCC 6', '([1981]) [1] [SCC] [6]08'],
  ['The Arbitration Act', 'tration', 'The Arbitration Act'],
  ['धारा ४३८', 'धा', '[धा]रा ४३८'],
  ['Asha (No. 2)', '(no.*', 'Asha ([No]. 2)'],
  ['Asha', '', 'Asha'],
])('marks the beginnings of words of %s that were typed as %s', (name, typed, expected) => {
  expect(marked(name, typed)).toBe(expected);
});
