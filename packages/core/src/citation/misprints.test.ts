import { describe, expect, it } from 'vitest';
import { findUnread } from './grammar/find-unread.js';
import { extractCitations } from './index.js';

/** Returns the canonical forms of all citations in a text, with an asterisk for damaged ones. */
const read = (text: string) => extractCitations(text).map(({ canonical, damaged }) => canonical + (damaged ? '*' : ''));

describe('misprints are corrected or not parsed', () => {
  it.each([
    ['1962 SCR Supl. (1) 276 and 1963 SCR Supl. (1) 953. AIR', ['1962 (Supp 1) SCR 276', '1963 (Supp 1) SCR 953']],
    ['1995 SCC Supl. (2) 441', ['1995 (Supp 2) SCC 441']],
    ['1988 SCC Supl. 82', ['1988 (Supp) SCC 82']],
    ['JT 1989 Supl. 223', ['1989 (Supp) JT 223']],
    ['[1963] Sup. 1 S.C.R. 344', ['1963 (Supp 1) SCR 344']],
    ['1990 Suppl2 SCC 12', ['1990 (Supp 2) SCC 12']],
  ])('parses supplements as abbreviated in the Court’s own headnotes: %s', (text, canonicals) => {
    expect(read(text)).toEqual(canonicals);
  });

  it('finds the page after a bracket that closes after the next year', () => {
    expect(read('1989 SCC Supl. (1) [635 JT 1989 ] Supl. 223 1989 SCALE (1)1531')).toEqual([
      '1989 (Supp 1) SCC 635',
      '1989 (Supp) JT 223',
      '1989 (1) SCALE 1531',
    ]);
  });

  it.each([
    ['(1995) 2l5 ITR 5', ['1995 (215) ITR 5*']],
    ['[1969] l S.C.R. 691', ['1969 (1) SCR 691*']],
    ['(1973) 4 SCC 2l5', ['1973 (4) SCC 215*']],
    ['AIR I973 SC I461', ['AIR 1973 SC 1461*']],
    ['ILR I7 Lah 620', ['ILR 17 Lah 620*']],
    ['(1973) 4 SCC 2Z5', []],
    ['(2018) VV SCC 560', []],
    ['(1973) IV SCC 225', ['1973 (4) SCC 225']],
    ['(1973) IIII SCC 225', []],
    ['1973 (IIII) SCC 225', []],
    ['(1973) 4 SCC 22S.', []],
    ['AIR 1973 SC 14 61', []],
    ['AIR 1973 5C 1461', []],
    ['AIR 1973S.C. 1461', ['AIR 1973 SC 1461']],
    ['2000 (1) Goa LT 257D', ['2000 (1) Goa LT 257D']],
    ['All ITR 5', []],
    ['Indian L ITR 5', []],
  ])('corrects and marks a misread volume, year or page, or does not parse it: %s', (text, canonicals) => {
    expect(read(text)).toEqual(canonicals);
  });

  it.each([
    ['1941989 Indlaw SC 24', []],
    ['202008 Indlaw SC 1068', []],
    ['2271985 Indlaw SC 262', []],
    ['1941989 CWN 55', []],
    ['200710 SCC 595', ['2007 (10) SCC 595']],
  ])('a footnote number attached to the year is neither year nor volume: %s', (text, canonicals) => {
    expect(read(text)).toEqual(canonicals);
  });

  it.each([
    ['I.L.R. 44 Calcutta 1011.\n\n944', ['ILR 44 Cal 1011']],
    ['ILR 39 Bom 1950\n12', ['ILR 39 Bom 1950']],
    ['ILR (1977) 1 All 5', ['ILR 1977 1 All 5']],
    ['ILR 2003 Kar 2531', ['ILR 2003 Kar 2531']],
    ['(2014) 8 SCC\n\n273', []],
    ['(2014) 8 SCC\n273', ['2014 (8) SCC 273']],
  ])('the page follows volume and court, and is never on another page of the print: %j', (text, canonicals) => {
    expect(read(text)).toEqual(canonicals);
  });

  it('Canada’s Supreme Court Reports began before India’s', () => {
    for (const [text, status] of [
      ['(1926) S.C.R. (Can.) 515', 'valid'],
      ['(1926) S.C.R. 515', 'impossible'],
    ])
      expect(extractCitations(text ?? '')).toMatchObject([{ status }]);
  });

  it.each([
    ['2023 SCC OnLine P&amp;H 77', ['2023 SCC OnLine P&H 77']],
    ['AIR 1951 P&amp;H 27', ['AIR 1951 P&H 27']],
    ['(2007) 2 SCC (L&amp;S) 100', ['2007 (2) SCC (L&S) 100']],
  ])('parses an ampersand written as an entity: %s', (text, canonicals) => {
    expect(read(text)).toEqual(canonicals);
  });

  it.each([' at pp. 280–281, para 5 = ', ', p. 280, para 5 : '])(
    'page and paragraph are one pinpoint, and the parallel citation after "%s" is of the same case',
    (joint) => {
      const found = extractCitations(`Maneka Gandhi v. Union of India, (1978) 1 SCC 248${joint}AIR 1978 SC 597`);
      expect(found).toMatchObject([
        { parallelGroup: 1, pinpoint: expect.stringMatching(/^pp?\. 280.*, para 5$/) as string },
        { parallelGroup: 1, caseName: 'Maneka Gandhi v. Union of India' },
      ]);
    },
  );
});

describe('short names shared by reports of two countries or courts', () => {
  it.each([
    ['2010 (2) BC 5', '2010 (2) BC (Canada) 5'],
    ['(2001) 1 CLR 2', '2001 (1) CLR (Aus) 2'],
    ['2010 (2) STC 5', '2010 (2) STC (Eng) 5'],
    ['(2010) 2 MLJ 5', '2010 (2) MLJ (Malaya) 5'],
    ['[1998] AC 20', '1998 AC (Ker) 20'],
  ])('%s is ambiguous, and its other meaning parses to one citation', (text, other) => {
    const [found] = extractCitations(text);
    expect(found).toMatchObject({ status: 'ambiguous', alternatives: [found?.canonical, other] });
    expect(extractCitations(other)).toMatchObject([{ status: 'valid', canonical: other }]);
  });

  it.each(['45 MLJ 5', '(2010) 2 MLJ (Crl) 5', '(2010) 2 MLJ 5 (Mad)', '(1978) 42 STC 348'])(
    '%s is not ambiguous',
    (text) => {
      expect(extractCitations(text)).toMatchObject([{ status: 'valid' }]);
    },
  );

  it('(Canada) after the page means Canada’s Supreme Court', () => {
    expect(extractCitations('[2004] 2 S.C.R. 248 (S.C.C.)')).toMatchObject([{ family: 'SCR (Canada)' }]);
    expect(extractCitations('[2004] 2 S.C.R. 248 (S.C.C.)')[0]?.court).toBeUndefined();
    expect(read('AIR 1952 SCC 12').join()).not.toContain('Canada');
  });
});

describe('series and courts added later', () => {
  it.each([
    ['AlR 1973 SC 1461', ['AIR 1973 SC 1461*']],
    ['A1R 1973 SC 1461', ['AIR 1973 SC 1461*']],
    ['(1973) 4 S.C.0 225', ['1973 (4) SCC 225*']],
    ['AIR 1955 Saurashtra 5', ['AIR 1955 Sau 5']],
    ['AIR 1955 Travancore-Cochin 5', ['AIR 1955 TC 5']],
    ['[2019] EWCA Civ 12', ['2019 EWCA Civ 12']],
    ['2023 MHC 4812', ['2023:MHC:4812*']],
  ])('%s is parsed', (text, canonicals) => {
    expect(read(text)).toEqual(canonicals);
  });
});

describe('text that looks like a citation but is not parsed is listed', () => {
  it.each([
    '(1973) 4 SCC 2Z5',
    'AIR 1973 SC 14 61',
    'AIR 1973 5C 1461',
    '1941989 Indlaw SC 24',
    'SCC (2000) 4 225',
    '2020 LiveLaw (2019) 17',
    '2020 LiveLaw (IV) 17',
    '2024:XYZ:55',
    '2024:PATHC:55-DB',
    '1962 SCR Spl. (1) 276',
    '1956 AIR(MB) 100',
  ])('%s', (text) => {
    expect(extractCitations(text)).toEqual([]);
    expect(findUnread(`See ${text}, where`, [])).toEqual([{ start: 4, end: 4 + text.length, text }]);
  });

  it.each(['In 1973 the SCR was 12', 'AIR and 1973 and 12', 'JT. In 1991 he paid 5', 'Air India 2007 12'])(
    'a sentence is not: %s',
    (text) => {
      expect(findUnread(text, [])).toEqual([]);
    },
  );
});

describe('what courts print', () => {
  it.each([
    ['Cri. W.P. No. 123 of 2019', ['Criminal Writ Petition 123 of 2019']],
    ['Crl.W.P.123/2019', ['Criminal Writ Petition 123 of 2019']],
    ['Cri. R.A. No. 7 of 2003', ['Criminal Revision Application 7 of 2003']],
    ['Cri. Misc. W.P. No. 2 of 2001', ['Criminal Misc. Writ Petition 2 of 2001']],
    ['A.B.A. 345/2021', ['Anticipatory Bail Application 345 of 2021']],
    ['Service Tax Appeal No. 1 of 2012', ['Service Tax Appeal 1 of 2012']],
    ['E/123/2012', ['Excise Appeal 123 of 2012']],
    ['2021 SCC OnLine SC 812 14. We are', ['2021 SCC OnLine SC 812']],
    ['(2014) 8 SCC 273 15. In this', ['2014 (8) SCC 273']],
    ['AIR 1973 SC 14 61. The', []],
    ['(2014) 8 SCC 273, p. 88, 2011-INSC-203', ['2014 (8) SCC 273', '2011 INSC 203']],
    ['(1956)IILLJ102Bom', ['1956 (2) LLJ 102']],
    ['(1956)ILLJ435SC', ['1956 (1) LLJ 435']],
    ['(1955) 25 Com Cas 1', ['1955 (25) Comp Cas 1']],
    ['(1880) 14 Ch. D. 64', ['1880 (14) Ch D 64']],
    ['93 Led 2d 649', ['93 L Ed 2d 649']],
    ['1962 [Supp.2] SCR 524', ['1962 (Supp 2) SCR 524']],
    ['[1962 Supp] 3 SCR 524', ['1962 (Supp 3) SCR 524']],
    ['(1976) SCC 2 310', ['1976 (2) SCC 310*']],
    ['2004 (1) UPTC 12', ['2004 (1) UPTC 12']],
    ['2023:GUJHG:123', ['2023:GUJHC:123*']],
  ])('%s', (text, canonicals) => {
    expect(read(text)).toEqual(canonicals);
  });

  it.each([
    [
      'W.P. Nos. 12 of 2010, 14 of 2011 and 16/2012',
      ['Writ Petition 12 of 2010', 'Writ Petition 14 of 2011', 'Writ Petition 16 of 2012'],
    ],
    ['CP (IB) No. 12/MB/2019 and 13 of 2020', ['CP (IB) 12 (MB) of 2019', 'CP (IB) 13 of 2020']],
    ['Civil Appeal No. 12 of 2010, 3 of 1956 Act', ['Civil Appeal 12 of 2010']],
    ['Civil Appeal No. 12 of 2010 and 12/2010/5', ['Civil Appeal 12 of 2010']],
  ])('the kind of a case number is that of the numbers after it: %s', (text, canonicals) => {
    expect(read(text)).toEqual(canonicals);
  });

  it.each(['AIR 1973 SC 0', '2023:DHC:0', 'Civil Appeal No. 0 of 2010'])('%s cannot exist', (text) => {
    expect(extractCitations(text)).toMatchObject([{ status: 'impossible', reason: 'There is no page or number 0.' }]);
  });

  it('a code with one wrong letter is offered as the court’s, and is ambiguous', () => {
    expect(extractCitations('2023:GUJHG:123')).toMatchObject([
      { status: 'ambiguous', alternatives: ['2023:GUJHC:123'], damaged: true },
    ]);
  });
});
