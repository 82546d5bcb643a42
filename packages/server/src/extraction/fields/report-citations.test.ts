import { describe, expect, it } from 'vitest';
import { dropSameCitations, splitCitationLine, splitLiiEntry } from './report-citations.js';

describe('splitCitationLine', () => {
  it('splits a run of citations, and removes stray brackets', () => {
    expect(
      splitCitationLine(
        'CITATION: 1987 AIR 1721 1987 SCR (2) 722 1987 SCC (3) [224 JT 1987] (2) 595 1987 SCALE (1)766',
      ),
    ).toEqual(['1987 AIR 1721', '1987 SCR (2) 722', '1987 SCC (3) 224', 'JT 1987 (2) 595', '1987 SCALE (1)766']);
  });

  it('keeps supplements with their volume', () => {
    expect(splitCitationLine('CITATION: 1990 SCR Supl. (3) [709 JT 1991] (1) 83')).toEqual([
      '1990 SCR Supl. (3) 709',
      'JT 1991 (1) 83',
    ]);
  });

  it("never writes LII's serial number like an official neutral citation", () => {
    expect(splitCitationLine('CITATION: 1957 AIR 271 [[1956] INSC 83]; [1957 SCR 208 ]')).toEqual([
      '1957 AIR 271',
      '1957 SCR 208',
      'LII [1956] INSC 83',
    ]);
  });
});

describe('splitLiiEntry', () => {
  it('returns the parallel citations without the title and the date', () => {
    expect(splitLiiEntry('A V. B & ORS [1961] INSC 44; AIR 1961 SC 838; 1962 (1) SCR 9 (10 February 1961)')).toEqual([
      'LII [1961] INSC 44',
      'AIR 1961 SC 838',
      '1962 (1) SCR 9',
    ]);
  });

  it('finds nothing in an entry without a serial number', () => {
    expect(splitLiiEntry('A V. B')).toEqual([]);
  });
});

describe('dropSameCitations', () => {
  it('keeps the first of two forms of a citation', () => {
    expect(
      dropSameCitations([
        '[1990] SUPP. 3 S.C.R. 709',
        'AIR 1961 SC 838',
        '1961 AIR 838',
        '1990 SCR Supl. (3) 709',
        '1990 SCR (3) 709',
      ]),
    ).toEqual(['[1990] SUPP. 3 S.C.R. 709', 'AIR 1961 SC 838', '1990 SCR (3) 709']);
  });

  it('keeps the official neutral citation next to the serial number of LII', () => {
    expect(dropSameCitations(['1995 INSC 44', 'LII [1995] INSC 44'])).toEqual(['1995 INSC 44', 'LII [1995] INSC 44']);
  });
});
