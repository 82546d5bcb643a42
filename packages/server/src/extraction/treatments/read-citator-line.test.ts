import { describe, expect, it } from 'vitest';
import { citationOfEntry, readCitatorLine } from './read-citator-line.js';
import { readCitatorCode } from './same-treatment.js';

const read = (line: string): string[] =>
  readCitatorLine(line).map((entry) => `${entry.code} ${citationOfEntry(entry)} (${entry.paragraphs.join(',')})`);

describe('a citator line', () => {
  it('is read entry by entry: code, later case, paragraphs', () => {
    expect(read('R 1968 SC 445 (7) O 1966 SC 538 (5,10)')).toEqual([
      'R AIR 1968 SC 445 (7)',
      'O AIR 1966 SC 538 (5,10)',
    ]);
  });

  it('is read despite brackets of removed links and a page without a space', () => {
    expect(read('F [1987 SC 179] (2, [4) F 1987] SC1794 (14) E&R [1990 SC 772 ] (20,31)')).toEqual([
      'F AIR 1987 SC 179 (2,4)',
      'F AIR 1987 SC 1794 (14)',
      'E&R AIR 1990 SC 772 (20,31)',
    ]);
  });

  it('is read if a link inserted a foreign citation, or if the code is missing', () => {
    expect(read('D 1988 ScotCS CSOH_1; 1988 SC 305 (7) 1963 SC 601 (6)')).toEqual([
      'D AIR 1988 SC 305 (7)',
      ' AIR 1963 SC 601 (6)',
    ]);
  });

  it('control: prose has no entries', () => {
    expect(read('The appeal of 1968 was dismissed (7)')).toEqual([]);
  });
});

describe('a code', () => {
  it('is read as classes of treatment, a double code as either half', () => {
    expect(readCitatorCode('D')?.same).toEqual(['distinguished']);
    expect(readCitatorCode('F')?.same).toContain('relied-on');
    expect(readCitatorCode('E&D')?.strict).toEqual(['explained', 'distinguished']);
    expect(readCitatorCode('R')?.same).not.toContain('distinguished');
  });

  it('control: letters without a known meaning are not read', () => {
    expect(readCitatorCode('MV')).toBeUndefined();
    expect(readCitatorCode('E&HO')).toBeUndefined();
    expect(readCitatorCode('constructor')).toBeUndefined();
  });
});
