import { describe, expect, it } from 'vitest';
import { strongestTreatment } from './strongest-treatment.js';

const count = (treatment: string, links = 1, isSmallerBench = 0) => ({ treatment, links, isSmallerBench });

describe('strongestTreatment', () => {
  it.each([
    ['nothing', [], ''],
    ['references only', [count('referred', 9)], 'referred'],
    ['most of them', [count('followed', 3), count('distinguished', 2), count('referred', 50)], 'followed'],
    ['the stronger of equally many', [count('followed', 2), count('distinguished', 2)], 'distinguished'],
    ['one warning among many', [count('followed', 90), count('overruled')], 'overruled'],
    ['the worst warning', [count('doubted', 4), count('dissented', 9), count('reversed')], 'reversed'],
    ['a smaller bench, which only doubts', [count('overruled', 2, 1), count('followed', 5)], 'doubted'],
    ['a word that this version does not know', [count('praised', 5)], ''],
  ])('names %s', (_name, counts, expected) => {
    expect(strongestTreatment(counts)).toBe(expected);
  });
});
