import { describe, expect, it } from 'vitest';
import { analyse } from '../text/analysis/analyse.js';
import { caseNumberWords } from './case-number-words.js';

describe('a case number', () => {
  it.each([
    [
      'Criminal Appeal No. 188 of 1969',
      'Criminal Appeal',
      ['Crl.A. 188/1969', 'CRLA 188 of 1969', 'Cr.Appeal No.188/1969', 'CRA 188/1969'],
    ],
    [
      'WP(C) No.58 of 2023',
      'Writ Petition (Civil)',
      ['W.P.(C) 58/2023', 'WPC 58/2023', 'Writ Petition (Civil) No. 58 of 2023', 'W.P. 58/2023', 'WP(C) No.58/2023'],
    ],
    ['C.A. No. 008129 of 2022', 'Civil Appeal', ['CA 8129/2022', 'Civil Appeal No. 8129 of 2022']],
    [
      'Special Leave Petition (Criminal) Nos. 12-13 of 2020',
      'Special Leave Petition (Criminal)',
      ['SLP(Crl) 12/2020', 'S.L.P. (Crl.) No. 13/2020', 'SLP(Crl.) 12-13/2020'],
    ],
    ['M.A.C.M.A. No. 5 of 2010', '', ['MACMA 5/2010', 'M.A.C.M.A. 5 of 2010']],
    ['REVISION PETITION NO.52/2026', '', ['R.P. 52/2026', 'Revision Petition 52 of 2026']],
  ])('%s (%s) has the words of every way to type it, those without blanks together', (number, type, typed) => {
    const known = ` ${analyse('caseNumber', caseNumberWords(number, type)).join(' ')} `;
    const pieces = typed.flatMap((text) => text.split(' ')).map((piece) => analyse('caseNumber', piece).join(' '));
    expect(pieces.filter((piece) => !known.includes(` ${piece} `))).toEqual([]);
  });

  it('that is missing has no words', () => {
    expect(caseNumberWords('', 'Civil Appeal')).toBe('');
  });

  it('that is a long description makes no more than some hundred words', () => {
    const number = `${'Criminal Miscellaneous Petition Application Appeal '.repeat(4)}No. 1 of 2000`;
    expect(analyse('caseNumber', caseNumberWords(number, '')).length).toBeLessThan(400);
  });
});
