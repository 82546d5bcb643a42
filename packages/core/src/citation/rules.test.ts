import { describe, expect, it } from 'vitest';
import { extractCitations, normaliseCitation, parseCitation } from './index.js';

/** Canonical forms of all citations of a text, with the status of those that are not valid. */
const read = (text: string) =>
  extractCitations(text).map(({ canonical, status }) => (status === 'valid' ? canonical : `${canonical} ${status}`));

describe('a number that belongs to something else is no volume', () => {
  it.each([
    ['(1) 44 I.A. 72', ['44 IA 72']],
    ['2. 45 ITR 5', ['45 ITR 5']],
    ['para 12 ITR 45', []],
    ['2 (2004) 3 SCC 297', ['2004 (3) SCC 297']],
    ['(1) [1953] S.C.R. 1069 (2) A.I.R. 1951 S.C. 41', ['1953 SCR 1069', 'AIR 1951 SC 41']],
    ['1998 (2) 45 ITR 5', []],
    ['1998 Foo 123 : ITR 45', []],
    ['BOMBAY CITY II [1960] INSC 221', ['[1960] INSC 221 ambiguous']],
  ])('%s', (text, canonicals) => {
    expect(read(text)).toEqual(canonicals);
  });

  it('a number that may be a volume or a mark leaves both meanings', () => {
    for (const text of ['1 (1996) ACC 5', 'Bombay City I (1996) ACC 5'])
      expect(extractCitations(text)).toMatchObject([
        { status: 'ambiguous', alternatives: ['1996 ACC 5', '1996 (1) ACC 5'] },
      ]);
  });

  it('a pinpoint ends before a bracket that opens before the citation', () => {
    for (const [text, pinpoint] of [
      ['(AIR 1952 SC 54 at p. 59).', 'p. 59'],
      ['[(1984) 3 SCC 316, para 31].', 'para 31'],
      ['See (1984) 3 SCC 316 at [31].', '[31]'],
      ['See (1984) 3 SCC 316 (para 31).', 'para 31'],
    ] as const) {
      const [citation] = extractCitations(text);
      expect(citation).toMatchObject({ pinpoint });
      expect(text.slice(citation?.end).replace('.', '')).toBe(/^[([]\(?[A1].*[\])]\.$/.test(text) ? text.at(-2) : '');
    }
  });

  it('a pinpoint ends before the year of the next citation', () => {
    expect(extractCitations('(1973) 4 SCC 225 at 230, 1998 (2) KLT 5')).toMatchObject([
      { canonical: '1973 (4) SCC 225', pinpoint: '230' },
      { canonical: '1998 (2) KLT 5' },
    ]);
    expect(extractCitations('(1973) 4 SCC 225, 1998 Foo 5')[0]?.pinpoint).toBeUndefined();
  });
});

describe('no volume is dropped', () => {
  it.each([
    ['III (2012) ACC 55', '2012 (3) ACC 55'],
    ['1(1996) DMC 5', '1996 (1) DMC 5'],
    ['163 (2009) DLT 5', '2009 (163) DLT 5'],
  ])('%s', (text, canonical) => {
    expect(read(text)).toEqual([canonical]);
    expect(normaliseCitation(text)).toBe(canonical);
  });
});

describe('what tells two reports apart is in the canonical form', () => {
  it.each([
    ['2009 (8) AD (Delhi) 201', '2009 (8) AD (SC) 201'],
    ['2005 (3) Supreme (SC) 12', '2005 (3) Supreme (Bom) 12'],
    ['AIR 1970 Goa 5', 'AIR 1970 Bom 5'],
    ['1998 (2) Goa Law Times 5', '1998 (2) Gauhati Law Times 5'],
    ['2007 (3) AIR Bom Reports 278', 'AIR 2007 Bom 278'],
  ])('%s and %s', (one, other) => {
    const canonicals = [one, other].map(normaliseCitation);
    expect(canonicals.every(Boolean)).toBe(true);
    expect(canonicals[0]).not.toBe(canonicals[1]);
  });
});

describe('case numbers keep their kind', () => {
  it.each([
    ['CWP14349-2022', 'Civil Writ Petition 14349 of 2022'],
    ['CRM-M-12345-2020', 'CRM-M 12345 of 2020'],
    ['CRA-S-12-2010', 'Criminal Appeal 12 of 2010'],
    ['R/CR.MA/18072/2026', 'Criminal Misc. Application 18072 of 2026'],
    ['R/SCA/12/2020', 'Special Civil Application 12 of 2020'],
    ['FAO(OS)(COMM) 272/2018', 'FAO (OS) (COMM) 272 of 2018'],
    ['CM(M) 12/2020', 'Civil Misc (M) 12 of 2020'],
    ['WPA 26374 of 2023', 'WPA 26374 of 2023'],
    ['AA-73-2024', 'Arbitration Appeal 73 of 2024'],
    ['MCRC-12345-2020', 'Misc. Criminal Case 12345 of 2020'],
    ['Company Appeal (AT) (Insolvency) No. 123 of 2020', 'Company Appeal (AT) (Ins) 123 of 2020'],
    ['C.P. (IB) No. 1234/MB/2019', 'CP (IB) 1234 (MB) of 2019 ambiguous'],
    ['Criminal Writ Petition No. 5 of 2010', 'Criminal Writ Petition 5 of 2010'],
    ['Civil Misc. Writ Petition No. 5 of 2010', 'Civil Misc. Writ Petition 5 of 2010'],
    ['Testamentary Petition No. 5 of 2010', 'Testamentary Petition 5 of 2010'],
    ['Letters Patent Appeal No. 5 of 2010', 'LPA 5 of 2010'],
    ['Regular Civil Appeal No. 5 of 2010', 'Regular Civil Appeal 5 of 2010'],
    ['Municipal Appeal No. 51/01', 'Municipal Appeal 51 of 2001'],
    ['SLP Crl. No. 12 of 2003', 'SLP (Crl) 12 of 2003'],
    ['In Appeal No. 5 of 2010', 'Appeal No. 5 of 2010'],
    ['Cr.A. No. 6/2014', 'Criminal Appeal 6 of 2014'],
    ['Civil Appeal Nos. 1998-2001 of 2005', 'Civil Appeal 1998-2001 of 2005'],
  ])('%s', (text, canonical) => {
    expect(read(text)).toEqual([canonical]);
    const form = canonical.replace(' ambiguous', '');
    expect(normaliseCitation(form)).toBe(form);
  });

  it.each([
    ['CP 12 of 2015', ['Company Petition', 'Contempt Petition', 'Civil Petition']],
    ['CRA No. 12/2015', ['Criminal Appeal', 'Civil Revision Application']],
    ['FMA 12 of 2015', ['First Misc. Appeal', 'Family Court Misc. Appeal']],
    ['C.A. No. 12 of 2015', ['Civil Appeal', 'Company Appeal', 'Company Application']],
  ])('an abbreviation with several meanings is ambiguous: %s', (text, kinds) => {
    expect(extractCitations(text)).toMatchObject([
      { status: 'ambiguous', alternatives: kinds.map((kind) => `${kind} 12 of 2015`) },
    ]);
  });
});

describe('brackets, zeros and lines', () => {
  it.each(['[1991 INSC 4', '(1991] INSC 4', '1991] INSC 4', '[1991} INSC 4', '{1991} INSC 4'])(
    'one damaged bracket beside INSC is a bracket: %s',
    (text) => {
      expect(extractCitations(text)).toMatchObject([
        { status: 'ambiguous', alternatives: ['1991 INSC 4', '[1991] INSC 4'] },
      ]);
    },
  );

  it('brackets around the whole citation are none', () => {
    for (const text of ['[2022 INSC 832]', '(2022 INSC 832 : (2022) 5 SCC 1)', '2022 INSC 832'])
      expect(read(text)[0]).toBe('2022 INSC 832');
  });

  it.each([
    ['AIR 1973 SC 0145', 'AIR 1973 SC 145'],
    ['(1998) 09 SCC 0005', '1998 (9) SCC 5'],
    ['2014 INSC 0294', '2014 INSC 294'],
    ['(20\n14) 8 SCC 273', '2014 (8) SCC 273'],
    ['MANU/SC/02\n01/1990', 'MANU/SC/0201/1990'],
  ])('leading zeros and a line break inside a number that can be nothing else are left out: %j', (text, canonical) => {
    expect(read(text)).toEqual([canonical]);
  });

  it('a line break that may end a number is kept', () => {
    expect(read('(2014) 8 SCC 27\n3 The court')).toEqual(['2014 (8) SCC 27']);
  });
});

describe('years and volumes have bounds', () => {
  it.each([
    ['(1949) 1 SCC 2', 'SCC began in 1950, not in 1949.'],
    ['(1973) 12 SCC 225', 'SCC has no volume 12 in 1973.'],
    ['(1965) 490 ITR 5', 'ITR has no volume 490 in 1965.'],
    ['A.I.R. (40) 1950 SC 27', 'AIR has no volume 40 in 1950.'],
  ])('%s', (text, reason) => {
    expect(parseCitation(text)).toMatchObject({ status: 'impossible', reason });
  });

  it.each([
    '(1952) 1 SCC 410',
    '1951 SCC 1088',
    '(2012) 346 ITR 467',
    'A.I.R. (37) 1950 SC 27',
    '2006 Supp (10) SCR 421',
  ])('%s is possible', (text) => {
    expect(parseCitation(text)?.status).toBe('valid');
  });
});

describe('series and scripts', () => {
  it.each([
    ['(1996) 33 ATC 239', '1996 (33) ATC 239'],
    ['2003 (2) Kant LJ 5', '2003 (2) KarLJ 5'],
    ['2003 (2) Ker LT 5', '2003 (2) KLT 5'],
    ['2012 (2) TN MAC 145', '2012 (2) TN MAC 145'],
    ['2003 (2) CPC 45', '2003 (2) CPC 45'],
    ['2005 (2) LACC 45', '2005 (2) LAC 45'],
    ['1980 Tax LR 1234', '1980 Tax LR 1234'],
    ['2010 (1) DCR 45', '2010 (1) DCR 45'],
    ['(2011) 72 ACC 699', '2011 (72) ACC 699'],
    ['1974 Indlaw SC 467', '1974 Indlaw SC 467'],
    ['AIR 1949 East Punj 5', 'AIR 1949 East Punj 5'],
    ['CDJ 2010 MHC 345', 'CDJ 2010 Mad 345'],
    ['एआईआर 1973 एससी 1461', 'AIR 1973 SC 1461'],
    ['(१९७३) ४ एस.सी.सी. २२५', '1973 (4) SCC 225'],
    ['2023 एस.सी.सी. ऑनलाइन दिल्ली 1141', '2023 SCC OnLine Del 1141'],
    ['ए. आई. आर. 1995 राजस्थान 5', 'AIR 1995 Raj 5'],
    ['2023 आईएनएससी 1066', '2023 INSC 1066'],
  ])('%s', (text, canonical) => {
    expect(read(text)).toEqual([canonical]);
    expect(normaliseCitation(canonical)).toBe(canonical);
  });
});

describe('the canonical form is its own canonical form', () => {
  it.each([
    'Article 6 of the European Convention',
    'clause (iii) of section 7(1) (b) and (3)',
    'Rule 3 of Chapter I of Part III of the Bar Council of India Rules',
    '1990 (1) ILR 16',
    '45 ITR 5',
    'Proviso to Article 309',
  ])('%s', (text) => {
    const canonical = extractCitations(text)[0]?.canonical ?? '';
    expect(canonical).not.toBe('');
    expect(normaliseCitation(canonical)).toBe(canonical);
  });
});
