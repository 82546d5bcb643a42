import { describe, expect, it } from 'vitest';
import {
  citationLook,
  citationsInOrder,
  citationText,
  citeLine,
  paragraphInAnchor,
  leadingCitation,
  usualForm,
  withSource,
} from './index.js';
import { caseReference } from './case-reference.js';

describe('the look of a citation', () => {
  it.each([
    ['2026 INSC 43', 'neutral'],
    ['1973 INSC 258', 'neutral'],
    ['2020INSC387', 'neutral'],
    ['2026:MPHC-JBP:60888', 'neutral'],
    ['2026:CGHC:34914-DB', 'neutral'],
    ['2022/KER/12', 'neutral'],
    ['[1986] INSC 278', 'serial'],
    ['[2003] INSC 12', 'serial'],
    ['(1969] INSC 94', 'serial'],
    ['1969] INSC 94', 'serial'],
    ['[2003] INHCAP 12', 'serial'],
    ['LII [1961] INSC 44', 'serial'],
    ['(1987) 1 SCC 362', 'report'],
    ['AIR 1987 SC 663', 'report'],
    ['[1957] 1 SCR 208', 'report'],
    ['2024 HN 12', 'report'],
    ['', 'report'],
  ])('of %j is %s', (citation, look) => {
    expect(citationLook(citation)).toBe(look);
  });
});

describe('the order of citations', () => {
  it('is neutral, SCC, AIR, SCR, other reports, LII, house', () => {
    const otherCitations = [
      '[1988] INSC 94',
      '1988 SCC OnLine SC 5',
      '1988 (1) SCALE 661',
      '[1988] 3 S.C.R. 12',
      'AIR 1988 SC 1615',
      '(1988) 3 SCC 294',
      '1988 INSC 90',
    ];
    expect(citationsInOrder({ houseCitation: '1988 HN 3', otherCitations })).toEqual([
      '1988 INSC 90',
      '(1988) 3 SCC 294',
      'AIR 1988 SC 1615',
      '[1988] 3 S.C.R. 12',
      '1988 SCC OnLine SC 5',
      '(1988) 1 SCALE 661',
      '[1988] INSC 94',
      '1988 HN 3',
    ]);
  });

  it('keeps the order of the source among equals, and puts each citation once', () => {
    const otherCitations = ['JT 1990 (2) 5', '1990 (1) SCALE 2', ' ', 'JT 1990 (2) 5', '1990 HN 1', '2004 AIR SCW 15'];
    expect(citationsInOrder({ houseCitation: '1990 HN 1', otherCitations })).toEqual([
      'JT 1990 (2) SC 5',
      '(1990) 1 SCALE 2',
      '2004 AIR SCW 15',
      '1990 HN 1',
    ]);
    expect(citationsInOrder({})).toEqual([]);
  });

  it('shows the house number alone only if no other is known', () => {
    expect(leadingCitation({ houseCitation: '1988 HN 3', otherCitations: [] })).toBe('1988 HN 3');
    expect(leadingCitation({ houseCitation: '1988 HN 3', otherCitations: ['1988 SCR 5'] })).toBe('1988 SCR 5');
    expect(leadingCitation({ houseCitation: '1969 HN 3', otherCitations: ['[1969] INSC 94'] })).toBe(
      '[1969] INSC 94 (LII number)',
    );
    expect(leadingCitation({})).toBe('');
  });

  it.each([
    ['1978 AIR 597', 'AIR 1978 SC 597'],
    ['1988 SCC (3) 294', '(1988) 3 SCC 294'],
    ['1990 SCR Supl. (3) 566', '1990 Supp (3) SCR 566'],
    ['1990 SCALE (2)1326', '(1990) 2 SCALE 1326'],
    ['JT 1991 (1) 83', 'JT 1991 (1) SC 83'],
    ['1964 (1) SCR 860', '(1964) 1 SCR 860'],
    ['1957 SCR 208', '1957 SCR 208'],
    ['[1988] 3 S.C.R. 12', '[1988] 3 S.C.R. 12'],
  ])('prints %j of a list the usual way: %j', (listed, usual) => {
    expect(citationsInOrder({ otherCitations: [listed] })).toEqual([usual]);
  });

  it('marks only numbers of LII', () => {
    expect(citationText('[1969] INSC 94')).toBe('[1969] INSC 94 (LII number)');
    expect(citationText('1969 INSC 94')).toBe('1969 INSC 94');
    expect(leadingCitation({ otherCitations: ['LII [1961] INSC 44'] })).toBe('[1961] INSC 44 (LII number)');
  });
});

describe('canonical forms printed the usual way', () => {
  it.each([
    ['AIR 1978 597', 'AIR 1978 SC 597'],
    ['AIR 1978 SC 597', 'AIR 1978 SC 597'],
    ['AIR 1990 Bom 5', 'AIR 1990 Bom 5'],
    ['1957 SCR 208', '1957 SCR 208'],
    ['1973 (4) SCC 225', '(1973) 4 SCC 225'],
    ['1992 (Supp 1) SCC 222', '1992 Supp (1) SCC 222'],
    ['1973 (Supp) SCR 1', '1973 Supp SCR 1'],
    ['2014 (3) SCC (Cri) 1', '(2014) 3 SCC (Cri) 1'],
    ['1998 (110(10)) ELT 5', '(1998) 110(10) ELT 5'],
    ['1991 (4) JT 285', 'JT 1991 (4) SC 285'],
    ['ILR 1977 1 All 5', 'ILR (1977) 1 All 5'],
    ['1950 SCR 88', '1950 SCR 88'],
    ['2023 SCC OnLine SC 1141', '2023 SCC OnLine SC 1141'],
    ['2023:DHC:1234-DB', '2023:DHC:1234-DB'],
    ['[1969] INSC 94', '[1969] INSC 94'],
    ['Civil Appeal 5 of 1971', 'Civil Appeal 5 of 1971'],
    ['S. 302 IPC', 'S. 302 IPC'],
    ['', ''],
  ])('%j is printed as %j', (canonical, printed) => {
    expect(usualForm(canonical)).toBe(printed);
  });
});

describe('a line for a brief', () => {
  const judgment = {
    appellant: 'ASHA',
    respondent: 'STATE OF KERALA & ORS.',
    houseCitation: '1973 HN 4',
    otherCitations: ['AIR 1973 SC 1461', '(1973) 4 SCC 225'],
  };

  it('names parties, citation and paragraph', () => {
    expect(citeLine({ ...judgment, paragraph: '12' })).toBe(
      'Asha v. State of Kerala & Ors., (1973) 4 SCC 225, para 12',
    );
    expect(citeLine({ ...judgment, paragraph: '12-14' })).toBe(
      'Asha v. State of Kerala & Ors., (1973) 4 SCC 225, paras 12-14',
    );
    expect(citeLine({ ...judgment, paragraph: '12A' })).toMatch(/, para 12A$/);
  });

  it('names a case that was overruled or reversed as such, after the paragraph', () => {
    const later = { treatment: 'overruled', citation: '(2017) 10 SCC 1' };
    expect(citeLine({ ...judgment, paragraph: '12', later })).toMatch(
      /\(1973\) 4 SCC 225, para 12 \(overruled in \(2017\) 10 SCC 1\)$/,
    );
    expect(citeLine({ ...judgment, later: { treatment: 'reversed', citation: '' } })).toMatch(/225 \(reversed\)$/);
    expect(citeLine({ ...judgment, later: { ...later, treatment: 'doubted' } })).toMatch(/225$/);
  });

  it('leaves out what is not known', () => {
    expect(citeLine(judgment)).toBe('Asha v. State of Kerala & Ors., (1973) 4 SCC 225');
    expect(citeLine({ appellant: 'ASHA', respondent: '' })).toBe('Asha');
  });

  it.each([
    ['para-12', '12'],
    ['opinion-2-para-12A', '12A'],
    ['para-3.1', '3.1'],
    ['p12', ''],
    ['', ''],
  ])('has the number of the anchor %j: %j', (anchor, number) => {
    expect(paragraphInAnchor(anchor)).toBe(number);
  });

  it('follows copied text, and is escaped in HTML', () => {
    const address = 'https://library.example/case/1973-hn-4?a=1&b="#para-12';
    const copied = withSource(
      { plain: ' The appeal fails. ', html: 'The <i>appeal</i> fails.' },
      {
        ...judgment,
        paragraph: '12',
        address,
      },
    );
    const line = 'Asha v. State of Kerala & Ors., (1973) 4 SCC 225, para 12';
    expect(copied.plain).toBe(`The appeal fails.\n\n${line}\n${address}`);
    expect(copied.html).toBe(
      '<blockquote>The <i>appeal</i> fails.</blockquote><p><a href="https://library.example/case/1973-hn-4?a=1&amp;b=&quot;' +
        '#para-12">Asha v. State of Kerala &amp; Ors., (1973) 4 SCC 225, para 12</a></p>',
    );
  });
});

describe('the court reference of a latest case', () => {
  it.each([
    [{ caseType: 'Civil Appeal', caseNumber: 'C.A. No. 657 of 2026' }, 'C.A. 657 OF 2026'],
    [{ caseType: 'Civil Appeal', caseNumber: 'Nos. 5-6 of 2026' }, 'CIVIL APPEAL 5-6 OF 2026'],
    [{ caseNumber: 'Appeal No. ST/26590/2013' }, 'APPEAL ST/26590/2013'],
    [{ caseNumber: 'W.P.(C) 1021/2016', courtName: 'High Court of Delhi' }, 'W.P.(C) 1021/2016'],
    [{ caseType: 'Civil Appeal', courtName: 'Supreme Court of India' }, 'Supreme Court of India'],
    [{ courtReference: 'IN THE HIGH COURT OF DELHI' }, 'High Court of Delhi'],
    [{}, ''],
  ])('%j is %j', (record, reference) => {
    expect(caseReference(record)).toBe(reference);
  });
});
