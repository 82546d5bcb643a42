import { expect, it } from 'vitest';
import { nearestCitation } from './index.js';

it('prefers the series of the citation that is wrong', () => {
  const all = ['1973 INSC 258', '(1973) 4 SCC 225', 'AIR 1973 SC 1461'];
  expect(nearestCitation('AIR 1974 SC 1461', all)).toBe('AIR 1973 SC 1461');
  expect(nearestCitation('1973 (5) SCC 225', all)).toBe('(1973) 4 SCC 225');
  expect(nearestCitation('1973 (5) SCALE 225', all)).toBe('1973 INSC 258');
  expect(nearestCitation('1973 (5) SCALE 225', [])).toBeUndefined();
});
