import { describe, expect, it } from 'vitest';
import type { Citation } from './citation.js';
import { extractCitations, parseCitation } from './index.js';

type Parts = Partial<Omit<Citation, 'alternatives'>>;

const only = (text: string): Citation => {
  const found = extractCitations(text);
  expect(found, text).toHaveLength(1);
  const [first] = found;
  if (!first) throw new Error(`No citation in ${text}`);
  return first;
};
const canonicals = (text: string) => extractCitations(text).map(({ canonical }) => canonical);
const same = (...forms: string[]) => [...new Set(forms.map((form) => parseCitation(form)?.canonical))];

describe('traps', () => {
  it('trap 1: SCC OnLine is never parsed as SCC', () => {
    for (const text of ['2023 SCC OnLine SC 1141', '2023 SCC Online SC 1141', '2023 S.C.C. OnLine SC 1141'])
      expect(only(text)).toMatchObject({
        family: 'SCC OnLine',
        kind: 'online',
        year: 2023,
        court: 'SC',
        number: '1141',
      });
    expect(only('2021 SCC Online 1223')).toMatchObject({
      family: 'SCC OnLine',
      status: 'ambiguous',
      reason: 'SCC OnLine needs a court.',
    });
    expect(only('2017 (2) SCC 5').family).toBe('SCC');
  });

  it('trap 2: AIR takes precedence over a neutral citation without brackets', () => {
    expect(canonicals('AIR 2020 SC 12 2020 INSC 4')).toEqual(['AIR 2020 SC 12', '2020 INSC 4']);
    expect(only('2020 AIR SC 387')).toMatchObject({ family: 'AIR', kind: 'reporter' });
  });

  it('trap 3: one judgment has a different year in each report', () => {
    const found = extractCitations('(2008) 1 SCC 1 = AIR 2008 SC 809 = 2007 (14) SCALE 191');
    expect(found.map(({ year, parallelGroup }) => [year, parallelGroup])).toEqual([
      [2008, 1],
      [2008, 1],
      [2007, 1],
    ]);
  });

  it('trap 4: a range of years is parsed as its first year', () => {
    expect(only('(1857-60) 7 Moo IA (476)')).toMatchObject({ family: 'Moo IA', year: 1857, volume: '7', page: '476' });
    expect(only('(1871-72) 14 Moo IA 605')).toMatchObject({ year: 1871, volume: '14', page: '605' });
  });

  it.each([
    '1990 Supp(2)SCC 12',
    '1990 (Suppl.2) SCC 12',
    '(1990) 2 Supp SCC 12',
    '(1990) Supp. 2 S.C.C. 12',
    '1990 (2) Suppl.SCC 12',
    '[1990] SUPP. 2 SCC 12',
    '1990 Supp (2) SCC 12',
  ])('trap 5: a supplement may be before, after or inside the volume, attached or not: %s', (text) => {
    expect(only(text)).toMatchObject({ family: 'SCC', year: 1990, volume: '2', supplement: 'Supp', page: '12' });
  });

  it('trap 5: a supplement without a volume may be attached to the name', () => {
    for (const text of ['1990 Suppl.SCR 5', '1990 SuppSCR 5', '[1990] Supp. SCR 5'])
      expect(only(text)).toMatchObject({ family: 'SCR', supplement: 'Supp', page: '5' });
  });

  it.each([' = ', ' : ', '; ', ', also reported in ', ' (also reported as) ', '] ['])(
    'trap 6: parallel citations joined by "%s" are one group',
    (joint) => {
      const found = extractCitations(`(1978) 1 SCC 248${joint}AIR 1978 SC 597${joint}1978 (2) SCR 621`);
      expect(found.map(({ parallelGroup }) => parallelGroup)).toEqual([1, 1, 1]);
    },
  );

  it('trap 6: citations of two judgments in a list are not a group', () => {
    for (const text of [
      '(2003) 4 SCC 1, (2005) 6 SCC 2',
      '(2003) 4 SCC 1; AIR 1965 SC 2',
      'AIR 1990 Bom 1; AIR Online 1990 Del 4',
    ])
      expect(extractCitations(text).map(({ parallelGroup }) => parallelGroup)).toEqual([undefined, undefined]);
  });

  it('trap 7: a letter or number after the page distinguishes two cases on it', () => {
    expect(same('(1998) 9 SCC 5(1)', '(1998) 9 SCC 5 (1)')).toHaveLength(1);
    expect(same('(1998) 9 SCC 5(1)', '(1998) 9 SCC 5(2)', '(1998) 9 SCC 5')).toHaveLength(3);
    expect(only('2000 (1) Goa LT 257D')).toMatchObject({ page: '257', suffix: 'D' });
  });

  it('trap 8: ibid, supra, "aforesaid" and the name refer back, and are ambiguous if several cases are possible', () => {
    const text =
      'In Arnesh Kumar v. State of Bihar, (2014) 8 SCC 273 it was held. Ibid, at 280. Then Maneka Gandhi v. Union of India ' +
      '[(1978) 1 SCC 248]. In Arnesh Kumar (supra), para 5, and in Maneka Gandhi’s case. The aforesaid judgment. As said (supra).';
    const forms = extractCitations(text).filter(({ shortForm }) => shortForm);
    expect(forms.map(({ shortForm, refersTo, status, pinpoint }) => [shortForm, refersTo, status, pinpoint])).toEqual([
      ['ibid', 0, 'valid', '280'],
      ['supra', 0, 'valid', 'para 5'],
      ['name', 2, 'valid', undefined],
      ['ibid', 2, 'valid', undefined],
      ['supra', undefined, 'ambiguous', undefined],
    ]);
    expect(forms.at(-1)?.alternatives).toEqual(['1978 (1) SCC 248', '2014 (8) SCC 273']);
  });

  it('trap 8: the adverb supra, an uncited name and a repeated citation are not short forms', () => {
    const text = 'Ram v. Shyam (1973) 4 SCC 225. As analysed supra, Celebi Ltd. (supra) and';
    expect(extractCitations(text).filter(({ shortForm }) => shortForm)).toEqual([]);
    // What is numbered before it is no case.
    const numbered = 'Ram v. Shyam (1973) 4 SCC 225. So far as circumstances 2 to 6 (supra) are concerned';
    expect(extractCitations(numbered)).toHaveLength(1);
    const [, own] = extractCitations('Ram v. Shyam (1973) 4 SCC 225 (supra)');
    expect(own).toMatchObject({ shortForm: 'supra', refersTo: 0 });
  });

  it('trap 8: a short form without an earlier citation is ignored', () => {
    expect(extractCitations('Ibid. As said (supra).')).toEqual([]);
  });

  it.each([
    [', para 23', 'para 23'],
    [', paras 12-15', 'paras 12-15'],
    [' [23]', '23'],
    [' at 245', '245'],
    [', p. 245-248', 'p. 245-248'],
    [' @ 12', '12'],
    [' (para 12)', 'para 12'],
    [' at p. 240', 'p. 240'],
    [', 240', '240'],
    [' at [23]', '[23]'],
    [' paras [23] - [25]', 'paras [23] - [25]'],
  ])('trap 9: "%s" is a pinpoint', (suffix, pinpoint) => {
    expect(only(`(1973) 4 SCC 225${suffix}`)).toMatchObject({ page: '225', pinpoint, canonical: '1973 (4) SCC 225' });
  });

  it.each([
    ['2023:DHC:1234-DBPage 3', '2023:DHC:1234-DB'],
    ['2023:DHC:1234 - DB', '2023:DHC:1234'],
    ['2023:DHC:1234-SB', '2023:DHC:1234'],
    ['2023:PHHC:018039-DB', '2023:PHHC:18039-DB'],
    ['2024:RJ-\r\nJP:12', '2024:RJ-JP:12'],
    ['2024 :\tDHC : 12', '2024:DHC:12'],
    ['2024:IU-JP:12', '2024:RJ-JP:12'],
    ['NC: 2024:KHC-D:7', '2024:KHC-D:7'],
    ['2022/KER/12', '2022:KER:12'],
    ['2O24:DHC;55', '2024:DHC:55'],
    ['2024:DHC:55-DBThe', '2024:DHC:55-DB'],
    ['2020INSC387', '2020 INSC 387'],
    ['2020:INSC:387', '2020 INSC 387'],
    ['2023 PHHC 118039-DB', '2023:PHHC:118039-DB'],
  ])('trap 10: the neutral citation %j is %s', (text, canonical) => {
    expect(canonicals(text)).toEqual([canonical]);
  });

  it('trap 10: a number of more than six digits is not a citation', () => {
    expect(extractCitations('2024:DHC:1234567')).toEqual([]);
  });

  it.each(['[1950] INSC 1', '[1991] INSC 4'])('trap 12: %s may belong to two numberings', (text) => {
    expect(only(text)).toMatchObject({ status: 'ambiguous', canonical: text });
    expect(only(text).alternatives).toEqual([text.replace(/[[\]]/g, ''), text]);
    expect(only(text.replace(/[[\]]/g, ''))).toMatchObject({ status: 'valid' });
  });

  it('trap 13: a citation that cannot exist is parsed as impossible', () => {
    for (const text of [
      '(1949) 4 SCC 225',
      '(1973) 12 SCC 225',
      '(1968) 5 ITR 225',
      '1004 (4) Bom.C.R. 172',
      '1007 (4) SCC 5',
      '2016 SCC OnLine AP 12',
      'CDJ 1012 BHC 2575',
      '2199 INSC 4',
      'AIR 1973 Jhar 5',
    ])
      expect(only(text)).toMatchObject({ status: 'impossible', reason: expect.any(String) as string });
    for (const text of [
      '(1969) 1 SCC 1',
      '(1952) 1 SCC 410',
      '1953 SCC 539',
      '(1951) SCC 1088',
      '2016 SCC OnLine Hyd 12',
      '2014 SCC OnLine AP 3',
      'AIR 2001 Jhar 5',
    ])
      expect(only(text).status).toBe('valid');
  });

  it.each<[string, Parts]>([
    ['(1973) 4 S.C.0 225', { family: 'SCC', page: '225' }],
    ['(l973) 4 SCC 225', { year: 1973, damaged: true }],
    ['(1973) 4 SCC 2l5', { page: '215', damaged: true }],
    ['(1973) 4 SCC 2O5', { page: '205', damaged: true }],
    ['(1973) 4 §CC 225', { family: 'SCC', page: '225' }],
    ['(1973) 4\r\nS.C.C.\r\n225', { family: 'SCC', page: '225' }],
    ['(1964] 5 S.C.R. 931', { family: 'SCR', year: 1964, volume: '5', damaged: true }],
    ['2010 (4) 4 Mh.L.J. 82', { family: 'MhLJ', volume: '4', page: '82', damaged: true }],
    ['(2016) 3 SCC-762', { family: 'SCC', page: '762' }],
    ['2022 LiveLaw (SC ) 1029', { family: 'LiveLaw', court: 'SC', number: '1029' }],
  ])('trap 14: %j is damaged but parsed', (text, parts) => {
    expect(only(text)).toMatchObject(parts);
  });

  it('trap 15: a repeated page header is the same citation each time', () => {
    const header = '\n[2023] 15 S.C.R. 931\n';
    expect(canonicals(`${header}text of the page${header}text${header}`)).toEqual(Array(3).fill('2023 (15) SCR 931'));
  });

  it('trap 18: paragraph numbers of a publisher are never part of the canonical form', () => {
    expect(same('(2008) 1 SCC 1', '(2008) 1 SCC 1, para 23', '(2008) 1 SCC 1 [23]')).toEqual(['2008 (1) SCC 1']);
  });
});

describe('all spellings of a citation have the same canonical form', () => {
  it.each([
    [
      '1973 (4) SCC 225',
      '(1973) 4 SCC 225',
      '[1973] 4 SCC 225',
      '(1973) 4 S.C.C. 225',
      '(1973) 4 Supreme Court Cases 225',
      '1973 [4] SCC 225',
      '(1973) 4 SCC page 225',
      '(1973) 4 SCC p. 225',
      '(1973) 4 SCC page225',
    ],
    [
      'AIR 1973 SC 1461',
      'A.I.R. 1973 S.C. 1461',
      'AIR 1973 SUPREME COURT 1461',
      '1973 AIR SC 1461',
      'A.I.R. (60) 1973 SC 1461',
      'All India Reporter 1973 SC 1461',
      '1973 AIR (SC) 1461',
    ],
    ['1959 (Supp 2) SCR 217', '(1959) 2 Suppl. SCR 217', '(1959) Suppl. 2 SCR 217', '[1959] SUPP. 2 S.C.R. 217'],
    ['1991 (4) JT 285', 'JT 1991 (4) SC 285', '(1991) 4 JT (SC) 285'],
    ['AIR Online 2019 SC 812', 'AIROnline 2019 SC 812', 'AIR Online 2019 SC 812'],
    ['Criminal Appeal 1957-1961 of 2024', 'Crl.A. No.-001957-001961 - 2024', 'Criminal Appeal Nos. 1957-1961 of 2024'],
    ['SLP (Crl) 4634 of 2014', 'SLP(Crl.) No. 4634 of 2014', 'S.L.P. (Criminal) No. 4634/2014'],
  ])('%s', (canonical, ...forms) => {
    expect(same(canonical, ...forms)).toEqual([canonical]);
  });
});

describe('series', () => {
  it.each<[string, Parts]>([
    ['(2014) 3 SCC (Cri) 1', { family: 'SCC (Cri)', volume: '3' }],
    ['(2014) 3 SCC (L&S) 1', { family: 'SCC (L&S)' }],
    ['AIR 2005 NOC 12 (Del)', { family: 'AIR', supplement: 'NOC', court: 'Del', page: '12' }],
    ['2004 AIR SCW 1500', { family: 'AIR SCW', page: '1500' }],
    ['1967 Mh.L.J. 36 (NOC)', { family: 'MhLJ', supplement: 'NOC' }],
    ['1996 (2) Mah LR 77', { family: 'MahLR', volume: '2' }],
    ['2020 NearLaw (BombayHC Goa) Online 1136', { family: 'NearLaw Online', court: 'Bom', bench: 'Goa' }],
    ['ILR (1) 1 All 1', { family: 'ILR', volume: '1', court: 'All', page: '1' }],
    ['ILR 2003 KAR 2531', { family: 'ILR', year: 2003, court: 'Kar' }],
    ['(1881) ILR 3 All 1', { family: 'ILR', year: 1881, volume: '3', court: 'All' }],
    ['1999 3 UPLBEC 2315', { family: 'UPLBEC', volume: '3' }],
    ['14 CWN 55', { family: 'CWN', volume: '14', page: '55' }],
    ['(1925) 52 IA 418', { family: 'IA', volume: '52' }],
    ['(1911) 9 Ind Cas 210 (Cal)', { family: 'Ind Cas', court: 'Cal' }],
    ['1995 SCALE (7) SP10', { family: 'SCALE', volume: '7', page: 'SP10' }],
    ['2005 (187) E.L.T. A33 (S.C.)', { family: 'ELT', page: 'A33', court: 'SC' }],
    ['(2017) 80 taxmann.com 84 (SC)', { family: 'taxmann.com', kind: 'online', court: 'SC' }],
    ['2013 (6) TMI 417 Gujarat High Court', { family: 'TMI', court: 'Guj', number: '417' }],
    ['1971 STPL (LE) 5651 SC', { family: 'STPL (LE)', court: 'SC', number: '5651' }],
    ['MANU/SC/0201/1990', { family: 'MANU', kind: 'online', court: 'SC', number: '0201', year: 1990 }],
    ['2009-LL-1021', { family: 'NJRS', number: '1021' }],
    ['[2005] INPHHC 12', { family: 'INPHHC', kind: 'online' }],
    ['KAHC020000022024', { family: 'CNR', kind: 'docket', year: 2024 }],
    ['Diary No. 1234/2020', { family: 'Diary', kind: 'docket', number: '1234' }],
    ['No.-004806-004806 - 2011', { family: '', kind: 'docket', number: '4806', year: 2011 }],
    ['Crl. Appeal Nos. 276 and 277 of 2011', { family: 'Criminal Appeal', number: '276,277' }],
    ['W.P. No. 1234/98', { family: 'Writ Petition', number: '1234', year: 1998 }],
    ['Crl.A. No. 45/05', { family: 'Criminal Appeal', number: '45', year: 2005 }],
    ['(१९७३) ४ SCC २२५', { family: 'SCC', year: 1973, volume: '4', page: '225' }],
    ['AIR 2013 SC (Supp) 62', { family: 'AIR', supplement: 'Supp', court: 'SC', page: '62' }],
    ['W.P.(C) 1021/2016, decided on 3.4.2018', { family: 'Writ Petition (C)', decided: '2018-04-03' }],
  ])('%s', (text, parts) => {
    expect(only(text)).toMatchObject(parts);
  });

  it.each([
    ['1998 (1) GLR 5', ['1998 (1) GLR (Guj) 5', '1998 (1) GLR (Gau) 5']],
    ['2002 (1) KLJ 12', ['2002 (1) KLJ (Ker) 12', '2002 (1) KLJ (Kar) 12', '2002 (1) KLJ (J&K) 12']],
    ['(1980) 49 CLT 12', ['1980 (49) CLT (Ori) 12', '1980 (49) CLT (Cal) 12']],
    ['2008 SCC 9', ['2008 SCC 9', '2008 SCC (Canada) 9']],
    ['2023 KHC 12', ['2023 KHC 12', '2023:KHC:12']],
  ])('%s is ambiguous, and each of its meanings parses to one citation', (text, alternatives) => {
    expect(only(text)).toMatchObject({ status: 'ambiguous', alternatives });
    const clear = alternatives.map((one) => parseCitation(one)).filter((one) => one?.status === 'valid');
    expect(clear.length).toBeGreaterThan(0);
  });

  it.each([
    ['2023 KHC 12', 'KHC is a report of Kerala and the High Court of Karnataka.'],
    ['(2010) 2 MLJ 5', 'Reports of Malaya share the name MLJ.'],
    ['1998 (1) GLR 5', 'Reports of Guj, Gau share the name GLR.'],
  ])('the reason for %s names the series that share its name', (text, reason) => {
    expect(only(text)).toMatchObject({ status: 'ambiguous', reason });
  });

  it('a report without its page is parsed with a reason', () => {
    expect(only('A.I.R. (37) 1950 Punjab')).toMatchObject({
      status: 'ambiguous',
      canonical: 'AIR 1950 Punj',
      reason: 'AIR needs a page.',
    });
    expect(extractCitations('AIR 1992 SC and others')).toEqual([]);
  });

  it('two numbers with a slash are a case number only with "No." or a full year', () => {
    expect(extractCitations('OP 12/13')).toEqual([]);
  });

  it('a name that its context makes unique is not ambiguous', () => {
    for (const text of [
      '1998 (1) GLR (Guj) 5',
      '2019 (1) KHC 610',
      '2024:KHC:12',
      '[1986] 1 SCR 103',
      '[1986] 1 SCR 103 (Canada)',
    ])
      expect(only(text).status).toBe('valid');
    expect(only('[1986] 1 SCR 103 (Canada)').family).toBe('SCR (Canada)');
  });

  it.each([
    'in the year 2003 the SCC was asked',
    'AC 5 was taken',
    'Crimes of 1984',
    'S.C.0 5',
    'Ch 3',
    'the supreme 5 rules',
    '',
  ])('no citation in %j', (text) => {
    expect(extractCitations(text)).toEqual([]);
  });
});

describe('lists', () => {
  it('the number of a list entry is not part of the citation', () => {
    const found = extractCitations('3. 2008(1) ALD 138\n4.AIR 2008 SC 2594\n5) ILR (1974) 1 Delhi 809\n6. CWN 55');
    expect(found.map(({ text, volume }) => [text, volume])).toEqual([
      ['2008(1) ALD 138', '1'],
      ['AIR 2008 SC 2594', undefined],
      ['ILR (1974) 1 Delhi 809', '1'],
    ]);
  });

  it('a page ends before an attached year', () => {
    expect(canonicals('(1995) 3 SCC 6351995 Indlaw SC 1302')).toEqual(['1995 (3) SCC 635', '1995 Indlaw SC 1302']);
  });

  it('a number on the previous line is not a year', () => {
    expect(canonicals('Bom 4176\n2009 SCC OnLine Bom 2023')).toEqual(['2009 SCC OnLine Bom 2023']);
  });
});

describe('parseCitation', () => {
  it('parses a single citation with brackets and punctuation around it', () => {
    expect(parseCitation(' [(1973) 4 SCC 225]. ')).toMatchObject({ family: 'SCC', start: 2, end: 18 });
  });

  it.each(['see (1973) 4 SCC 225', '(1973) 4 SCC 225 : AIR 1973 SC 1461', 'no citation', 'x'.repeat(400)])(
    'returns undefined for other texts: %s',
    (text) => {
      expect(parseCitation(text)).toBeUndefined();
    },
  );
});
