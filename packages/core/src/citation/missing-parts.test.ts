import { expect, it } from 'vitest';
import { missingParts } from './index.js';

it.each([
  ['AIR SC 14', ['year']],
  ['A.I.R. (Bom) 55', ['year']],
  ['INSC 1066', ['year']],
  ['SCC OnLine SC 1141', ['year']],
  ['4 SCC 225', ['year']],
  ['(1973) SCC 225', ['volume']],
  ['SCC 225', ['year', 'volume']],
  ['DLT 12', ['volume']],
  ['AIR 1973 SC 1461', []],
  ['(1973) 4 SCC 225', []],
  ['AIR 1973 SC', []],
  ['Air India 747', []],
  ['AIR SC', []],
  ['section 302', []],
  ['1973', []],
  ['', []],
])('says what %s lacks', (line, expected) => {
  expect(missingParts(line)).toEqual(expected);
});

it('takes time in proportion to a long line', () => {
  const begun = performance.now();
  for (const part of ['(', 'SCC ', '1 ', 'A.', ' ']) expect(missingParts(`SCC ${part.repeat(50_000)}`)).toEqual([]);
  expect(performance.now() - begun).toBeLessThan(1000);
});
