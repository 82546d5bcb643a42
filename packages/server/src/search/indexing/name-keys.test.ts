import { describe, expect, it } from 'vitest';
import { caseKeyOf, nameKeyOf, nameKeysOf } from './name-keys.js';

describe('the key of a name', () => {
  it.each([
    ['Golak Nath', 'golaknath', 'GOLAK NATH & ORS.', 'Shri Golak Nath and others etc.'],
    ['A.K. Gopalan', 'a k gopalan', 'AK Gopalan', 'A. K. GOPALAN'],
    ['M/s. Bennett Coleman & Co. Ltd.', 'bennett coleman and company limited', 'Bennett Coleman & Co Ltd & Anr.'],
    ['State of U.P.', 'State of UP', 'the state of uttar pradesh', 'STATE OF U. P. AND ANOTHER'],
    ['Mohd. Ahmed Khan', 'Mohammad Ahmad Khan'],
    ['Mac Donald', 'MacDonald'],
  ])('is the same for all spellings of %s', (name, ...others) => {
    for (const other of others) expect(nameKeyOf(other)).toBe(nameKeyOf(name));
  });

  it('tells names apart, and is none for what is too short', () => {
    expect(nameKeyOf('Ajay Hasia')).not.toBe(nameKeyOf('Ajay Hasija'));
    expect(nameKeyOf('Ram')).toBeUndefined();
    expect(nameKeyOf('& Ors.')).toBeUndefined();
  });

  it('is there for each party, its first person, both in either order, and the case in its own order', () => {
    const keys = nameKeysOf({ appellant: 'D.K. Basu, Ashok K. Johri', respondent: 'State of West Bengal & Ors.' });
    for (const typed of [
      'dk basu',
      'State of W.B.',
      'D.K. Basu v. State of W.B.',
      'State of West Bengal versus D K Basu',
    ])
      expect(keys).toContain(nameKeyOf(typed));
    const [basu, bengal] = ['D.K. Basu', 'State of West Bengal'];
    expect(keys).toContain(caseKeyOf({ appellant: basu, respondent: bengal }));
    expect(keys).not.toContain(caseKeyOf({ appellant: bengal, respondent: basu }));
    expect(keys).toHaveLength(9);
    expect(nameKeysOf({ appellant: '', respondent: '' })).toEqual([]);
  });
});
