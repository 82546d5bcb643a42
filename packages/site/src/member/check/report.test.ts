import { briefReport } from '@headnote/core/brief-check';
import { parseCitation, type CheckedCitation, type Reference } from '@headnote/core/citation';
import type { LaterTreatment } from '@headnote/core/contract';
import { describe, expect, it } from 'vitest';
import { everyState } from '../../../../core/src/brief-check/report.fixtures.js';
import * as report from './report.js';

const one = (change: Partial<CheckedCitation>): CheckedCitation => ({
  start: 0,
  end: 0,
  text: '(1990) 4 SMP 9',
  state: 'found',
  hits: [{ id: 'c1', title: 'A, B v. "C"' }],
  elsewhere: [],
  ...change,
});
const origin = 'https://library.test';

interface Checked {
  readonly checked: readonly CheckedCitation[];
  readonly references: readonly Reference[];
  readonly text: string;
}
const reportCsv = (brief: Checked) => report.reportCsv({ ...briefReport(brief), origin });
const reportText = (brief: Checked) => report.reportText({ ...briefReport(brief), origin });

describe('the report of a check', () => {
  it('lists line, state and judgments of each citation, with cells quoted', () => {
    const text = 'x\ny (1990) 4 SMP 9\n\nz 1007 SMP 1';
    const checked = [one({ start: 4 }), one({ start: 22, text: '1007\nSMP 1', state: 'impossible', hits: [] })];
    expect(reportCsv({ checked, references: [], text }).split('\r\n')).toEqual([
      'Line,Citation,Answer,Read as,Case named,Judgments found,Pinpoint,Quotation,Later judgment,Reported at,Addresses,Remark',
      '2,(1990) 4 SMP 9,Found,,,"A, B v. ""C""",,,,,https://library.test/Lawsuit/case/c1,The library has this judgment.',
      '4,1007 SMP 1,Cannot exist,,,,,,,,,No report can have this citation.',
      '',
    ]);
    expect(reportText({ checked, references: [], text })).toBe(
      'Line 2: (1990) 4 SMP 9\n  Found. The library has this judgment.\n  A, B v. "C"\n  https://library.test/Lawsuit/case/c1\n\n' +
        'Line 4: 1007 SMP 1\n  Cannot exist. No report can have this citation.',
    );
  });

  it('names the later judgment, the right citation and what references mean, as the screen does', () => {
    const later: LaterTreatment = {
      treatment: 'overruled',
      id: 'c9',
      title: 'X v. Y',
      citation: '(2004) 2 SMP 71',
      courtName: 'Supreme Court of India',
      decidedOn: '2004-02-11',
      benchStrength: 5,
      sentence: 'It is overruled.',
      paragraph: '',
    };
    const wrong = parseCitation('AIR 1991 SC 4');
    const checked = [
      one({ hits: [{ id: 'c1', title: 'A v. B', later }] }),
      one({
        start: 3,
        state: 'not-held',
        hits: [],
        elsewhere: [{ id: 'c2', title: 'C v. D', citations: ['AIR 1990 SC 4', '(1990) 4 SMP 10'] }],
        ...(wrong && { citation: wrong }),
      }),
    ];
    const references: Reference[] = [{ start: 5, end: 9, text: 'supra', kind: 'supra', meant: [] }];
    const words = reportText({ checked, references, text: 'text' });
    expect(words).toContain('Overruled. The library has this judgment. A later judgment overrules it, or the note');
    expect(words).toContain(
      'Overruled by X v. Y, (2004) 2 SMP 71, Supreme Court of India, 11 February 2004, bench of 5. “It is overruled.”',
    );
    expect(words).not.toContain('Found.');
    expect(words).toContain('Same names reported at AIR 1990 SC 4, C v. D.');
    expect(words).toContain('Line 1: supra\n  Supra. Refers to nothing before it');
    const csv = reportCsv({ checked, references, text: 'text' });
    for (const part of ['bench of 5', 'reported at AIR 1990 SC 4', 'Refers to nothing before it']) {
      expect(csv).toContain(part);
    }
  });

  it('has what is said of pinpoints and quotations', () => {
    const every = briefReport(everyState());
    const csv = report.reportCsv({ ...every, origin });
    expect(csv.split('\r\n')[2]).toContain('para 73: Does not exist; This judgment has paragraphs to 27.');
    expect(report.reportText({ ...every, origin })).toContain(
      '2 words differ; In the brief: the [basic necessities] of life; In the report: the [bare necessaries] of life',
    );
  });

  it('never lets text of a brief become a spreadsheet formula', () => {
    const csv = reportCsv({
      checked: [one({ text: '=HYPERLINK("x")', hits: [{ id: 'c', title: '@sum' }] })],
      references: [],
      text: '',
    });
    expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
    expect(csv).toContain(",'@sum,");
  });
});
