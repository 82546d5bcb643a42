import { expect, it } from 'vitest';
import { hitsInOutline } from './hits-in-outline.js';

it.each([
  ['a hit at the very start of an entry', [10, 20], [10, 19, 20], undefined, [2, 1], -1],
  ['hits before the first entry', [10, 20], [1, 9], 0, [0, 0], -1],
  ['the hit that the reader is on', [0, 10, 20], [3, 12, 25, 26], 2, [1, 1, 2], 2],
  ['two entries at one place', [5, 5], [5], 0, [0, 1], 1],
  ['no hits', [0, 10], [], undefined, [0, 0], -1],
  ['no entries', [], [4], 0, [], -1],
] as const)('counts %s', (_name, entries, hits, current, counts, currentAt) => {
  const found = hitsInOutline(entries, hits, current);
  expect(found.map(({ count }) => count)).toEqual(counts);
  expect(found.findIndex(({ hasCurrent }) => hasCurrent)).toBe(currentAt);
});
