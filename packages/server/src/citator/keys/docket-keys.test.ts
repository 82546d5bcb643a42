import { describe, expect, it } from 'vitest';
import { docketKeys } from './docket-keys.js';

describe('keys of a case number', () => {
  it.each([
    ['C.A. No. 5 of 2010', 1, ['1 Civil Appeal 5 of 2010']],
    ['C.A. No. 5 of 2010', 206, ['206 Company Application 5 of 2010']],
    ['CRA No. 5 of 2010', 3, ['3 Civil Revision Application 5 of 2010']],
    ['CRA-5-2010', 20, ['20 Criminal Appeal 5 of 2010']],
    ['Civil Appeal Nos. 5-6 of 2010', 1, ['1 Civil Appeal 5 of 2010', '1 Civil Appeal 6 of 2010']],
  ])('an abbreviation means what its court means by it: %s at court %i', (printed, court, keys) => {
    expect(docketKeys(printed, court)).toEqual(keys);
  });

  it('an abbreviation of several meanings gives no key at another court', () => {
    expect(docketKeys('CRA No. 5 of 2010', 9)).toEqual([]);
  });

  it('numbers of two registers have different keys', () => {
    const printed = ['Criminal Writ Petition No. 5 of 2010', 'W.P. No. 5 of 2010', 'CWP-5-2010', 'W.P.(C) 5/2010'];
    expect(new Set(printed.flatMap((one) => docketKeys(one, 9)))).toHaveProperty('size', 4);
  });
});
