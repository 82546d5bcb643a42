import { describe, expect, it } from 'vitest';
import { actAnchors } from './act-anchors.js';
import { readFrontNumber, readPrintedNumber, readRegistryNumber } from './case-number.js';
import { readCaseType } from './case-type.js';
import { readDecision } from './decision.js';

describe('readRegistryNumber', () => {
  it.each([
    ['C.A. No.-009161-009161 - 1995', 'C.A. No. 9161 of 1995'],
    ['Crl.A. No.-000085-000086 - 2026', 'Crl.A. Nos. 85-86 of 2026'],
    ['SLP(Crl) No.-011375 - 2025', 'SLP(Crl) No. 11375 of 2025'],
    [' - 0', ''],
    ['', ''],
  ])('reads "%s" as "%s"', (text, number) => {
    expect(readRegistryNumber(text)).toBe(number);
  });
});

describe('readPrintedNumber', () => {
  it.each([
    [
      'CIVIL APPELLATE JURISDICTION: Civil Appeal No. 45 of 1963. Appeal from the judgment',
      'Civil Appeal No. 45 of 1963',
    ],
    ['CIVIL APPELLATE JURSDlCTION: Civil Appeal No. 45 of 1963.', 'Civil Appeal No. 45 of 1963'],
    ['Cr.A. No. 983 of 2015 (Arising out of S.L.P. (Cr.) No. 5 of 2014)', 'Cr.A. No. 983 of 2015'],
    ['Appeal (crl.) 1123 of 1999', 'Appeal (crl.) 1123 of 1999'],
    [
      'Civil Appeal No. 1938 of 1972 & 2061 of 1973. A. Example for the appellant',
      'Civil Appeal No. 1938 of 1972 & 2061 of 1973',
    ],
    ['From the Judgment and Order of the High Court', ''],
    ['Civil Appeal', ''],
  ])('reads "%s" as "%s"', (line, number) => {
    expect(readPrintedNumber(line)).toBe(number);
  });
});

describe('readFrontNumber', () => {
  it('takes the first line with a proceeding, a number and a year', () => {
    expect(readFrontNumber(['2015:SHC:12', 'IN THE HIGH COURT', 'WRIT PETITION (L) NO.126 OF 2015', 'Versus'])).toBe(
      'WRIT PETITION (L) NO.126 OF 2015',
    );
  });

  it('reads the number of Allahabad without its hyphen', () => {
    expect(readFrontNumber(['Case :- CRIMINAL APPEAL No. - 12 of 2020'])).toBe('CRIMINAL APPEAL No. 12 of 2020');
    expect(readFrontNumber(['WRIT - C No. - 5511 of 2023'])).toBe('WRIT - C No. 5511 of 2023');
  });

  it('finds none below the separator of the parties', () => {
    expect(readFrontNumber(['Ravi Sample', 'Versus', 'Appeal No. 3 of 2019'])).toBe('');
    // Issue 33: the article of the Constitution is part of the kind.
    expect(readFrontNumber(['AT SAMPLEPUR', 'CRP(C.R.P. Art. 227) No. 58 of 2025'])).toBe(
      'CRP(C.R.P. Art. 227) No. 58 of 2025',
    );
  });
});

describe('readCaseType', () => {
  it.each([
    ['Civil Appeal No. 45 of 1963', 'Civil Appeal'],
    ['Cr.A. No. 983 of 2015', 'Criminal Appeal'],
    ['Appeal (crl.) 1123 of 1999', 'Criminal Appeal'],
    ['SLP(Crl) No. 11375 of 2025', 'Special Leave Petition (Criminal)'],
    ['W.P.(C) No. 1373 of 2018', 'Writ Petition (Civil)'],
    ['LPA 1239/2024', 'Letters Patent Appeal'],
    ['C.As. Nos. 40 to 110 of 1955', 'Civil Appeal'],
    ['. Civil. Appeal No. 2095 of 1968', 'Civil Appeal'],
    ['CIRIMINAL APPEAL NO. 5 OF 2006', 'Criminal Appeal'],
    ['W.Ps. (C) No. 202 of 1995', 'Writ Petition (Civil)'],
    ['Transfer Petition No. 96 of 1978', 'Transfer Petition'],
    ['Something 12 of 1990', ''],
    ['', ''],
  ])('reads "%s" as "%s"', (number, type) => {
    expect(readCaseType(number)).toBe(type);
  });
});

describe('readDecision', () => {
  it.each([
    ['Appeal dismissed.', 'Dismissed'],
    ['The appeal is allowed in part.', 'Partly allowed'],
    ['Appeals partly allowed', 'Partly allowed'],
    ['Appeal allowed partly.', 'Partly allowed'],
    ['The petitions are disposed of.', 'Disposed of'],
    ['The matter is remanded to the High Court.', 'Remanded'],
    ['Appeal allowed. Cross-appeal dismissed.', ''],
    ['The appeal cannot be allowed.', ''],
    ['', ''],
  ])('reads "%s" as "%s"', (line, decision) => {
    expect(readDecision(line)).toBe(decision);
  });
});

describe('actAnchors', () => {
  it('gives every section a unique anchor by its number', () => {
    const anchorOf = actAnchors();
    const anchors = ['12A', '28-I', '12A', 'VII', ''].map((number) => anchorOf({ number, isPage: false }));
    expect(anchors).toEqual(['s12A', 's28I', 's12A-2', 'doc-section-4', 'doc-section-5']);
  });

  it('never lets a section anchor open a page', () => {
    expect(actAnchors()({ number: '3', isPage: true })).toBe('doc-page-3');
  });
});
