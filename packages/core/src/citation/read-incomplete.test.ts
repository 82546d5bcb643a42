import { expect, it } from 'vitest';
import { readIncomplete } from './index.js';

it.each([
  ['(1973) 4 SCC', { family: 'SCC', year: 1973, volume: '4' }],
  ['1973 (4) S.C.C.', { family: 'SCC', year: 1973, volume: '4' }],
  ['AIR 1973 SC', { family: 'AIR', year: 1973 }],
  ['[1973] 2 SCR', { family: 'SCR', year: 1973, volume: '2' }],
  ['section 302', undefined],
  ['SCC', undefined],
  ['1973', undefined],
  ['(1973) 4 SCC 225', undefined],
  ['AIR 1973 SC 1461', undefined],
  ['1952 SCR 526', undefined],
  ['AIR 1973', { family: 'AIR', year: 1973 }],
  ['the reports of 1973', undefined],
])('reads %s as a citation without its page', (line, expected) => {
  expect(readIncomplete(line)).toEqual(expected);
});
