import { describe, expect, it } from 'vitest';
import { citationWords } from './bodies/index.js';

describe('the words of a citation', () => {
  it.each([
    ['1973 AIR 1461', 'AIR 1973 0 1461'],
    ['AIR 1973 1461', 'AIR 1973 0 1461'],
    ['AIR 1973 SC 1461', 'AIR 1973 0 1461'],
    ['1973 AIR SC 1461', 'AIR 1973 0 1461'],
    ['A.I.R. 1973 S.C. 1461', 'AIR 1973 0 1461'],
    ['AIR 1973 Bom 12', 'AIR 1973 0 12'],
    ['AIR 1973 P&H 12', 'AIR 1973 0 12'],
    ['AIR (1973) SC, 1461', 'AIR 1973 0 1461'],
    ['1973 4 SCC 225', 'SCC 1973 4 225'],
    ['(1973) 4 SCC 225', 'SCC 1973 4 225'],
    ['[1954] 1 SCR 1077', 'SCR 1954 1 1077'],
    ['SCC 1973 4 225', 'SCC 1973 4 225'],
    ['AIR 1973 0 1461', 'AIR 1973 0 1461'],
    ['  1973   AIR 1950 ', 'AIR 1973 0 1950'],
    ['2024 INSC 123', 'INSC 2024 0 123'],
  ])('B4: %s is looked up as %s', (typed, words) => {
    expect(citationWords(typed)).toBe(words);
  });

  it.each([
    '',
    '1973',
    'AIR 1973',
    'AIR 1461',
    '1973 1461',
    '1973 4 225',
    'Ram v State',
    '1973 AIR SC',
    'AIR SC 1461 12',
    '12 AIR 1461',
    '2973 AIR 12',
    '4 SCC 1973 225',
    'AIR 1973 lowercase 1461',
    'one two three four five',
    '1973 4 SCC 225 226',
  ])('are not these: %s', (typed) => {
    expect(citationWords(typed)).toBeUndefined();
  });
});
