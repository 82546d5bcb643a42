import { describe, expect, it } from 'vitest';
import { parseQuery } from '../index.js';
import { courtsOf, printCourts, type KnownCourt } from './courts.js';

const known: readonly KnownCourt[] = [
  { courtId: 1, name: 'Supreme Court of India' },
  { courtId: 2, name: 'Allahabad High Court' },
  { courtId: 101, name: 'Allahabad High Court, Lucknow Bench' },
  { courtId: 6, name: 'High Court for the State of Telangana' },
  { courtId: 14, name: 'High Court of Karnataka' },
  { courtId: 206, name: 'National Company Law Tribunal' },
  { courtId: 205, name: 'National Company Law Appellate Tribunal' },
];
const wanted = (...ids: readonly number[]) => known.filter(({ courtId = 0 }) => ids.includes(courtId));

describe('printCourts', () => {
  it.each([
    [[1], 'SC'],
    [[1, 14], 'SC,Karnataka'],
    [[6], 'Telangana'],
    [[101], '("Allahabad High Court Lucknow Bench")'],
    [[2, 101], 'Allahabad'],
    [[1, 206], '(SC OR "National Company Law Tribunal")'],
    [[205], '("National Company Law Appellate Tribunal")'],
  ])('%j is %s, and is read back', (ids, text) => {
    expect(printCourts(wanted(...ids), known)).toBe(text);
    const { tree, problems } = parseQuery(`court:${text}`);
    expect(problems).toEqual([]);
    const names = JSON.stringify(tree).match(/(?<="text":")[^"]+/g) ?? [];
    const found = names.flatMap((name) => courtsOf(name, known));
    expect(found).toEqual(expect.arrayContaining(ids));
  });
});
