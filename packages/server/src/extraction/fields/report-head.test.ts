import { describe, expect, it } from 'vitest';
import { cutReportHead } from './report-head.js';

const metadata = [' AIR 1961 SC 1; (10 February 1961)', 'SAMPLE, A.B.', 'CITATION: 1961 AIR 1'];
const headnote =
  'Sample Act, s. 3-Scope of.\nThe appellant was prosecuted.\nHeld: (1) that the Act did not apply. [5 A-B]\n';
const judgment = 'The Judgment of the Court was delivered by SAMPLE, J. This appeal arises out of a suit. '.repeat(20);

describe('cutReportHead', () => {
  it("cuts the reporter's catchwords and headnote at the jurisdiction", () => {
    const body = `CIVIL APPELLATE JURISDICTION: Civil Appeal No. 3 of 1960.\n${judgment}`;
    expect(cutReportHead(`${metadata.join('\n')}\nCITATOR INFO :\n${headnote}${body}`, metadata)).toEqual({
      text: body,
      isCut: true,
    });
  });

  it('finds the mark within a line and with misprints of the scans', () => {
    const body = `CRIMlNAL APPELLATE JURlSDICTION: Criminal Appeal No. 3 of 1960.\n${judgment}`;
    expect(cutReportHead(`${headnote}[7 A] & ${body}`, [])).toEqual({ text: body, isCut: true });
  });

  it.each([
    'CiiviL Appellate JURISDICTION: Civil Appeal No. 3 of 1960.',
    'Civil Appellate Jurisdiction: Civil Appeal No. 3 of 1960.',
    'CIVIL APPELLATE JURISDlCTION : Civil Appeal No. 3 of 1960.',
    'CIVIL APPELLATE JUIRISDICTION: Civil Appeal No. 3 of 1960.',
    'ORIGINAL JURIDICTION: Writ Petition Nos. 3-5 of 1960.',
  ])('keeps the case number in the damaged line "%s"', (line) => {
    const body = `${line}\nA. Example, for the appellant.\n${judgment}`;
    expect(cutReportHead(headnote + body, [])).toEqual({ text: body, isCut: true });
  });

  it('does not read a sentence of the headnote as the mark', () => {
    const sentence = 'limits of its\ncivil appellate jurisdiction : Provided that it has one.\n';
    const body = `CIVIL APPELLATE JURISDICTION: Civil Appeal No. 3 of 1960.\n${judgment}`;
    expect(cutReportHead(headnote + sentence + body, []).text).toBe(body);
  });

  it('keeps counsel if only the delivery line marks the end of the head', () => {
    const body = `A. Example, for the appellant.\n${judgment}`;
    expect(cutReportHead(headnote + body, [])).toEqual({ text: body, isCut: true });
  });

  it('removes only the metadata from a report without a headnote', () => {
    expect(cutReportHead(`${metadata.join('\n')}\n${judgment}`, metadata)).toEqual({ text: judgment, isCut: false });
  });

  it('does not cut at a jurisdiction in the text of the judgment', () => {
    const text = `ORDER\n${judgment}\nin its CIVIL APPELLATE JURISDICTION: Civil Appeal No. 9.`;
    expect(cutReportHead(text, []).text).toBe(text);
  });
});
