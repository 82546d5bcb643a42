import { parseCitation, type CheckedCitation, type Reference } from '@headnote/core/citation';
import type { LaterTreatment } from '@headnote/core/contract';
import { describe, expect, it } from 'vitest';
import { reportCsv, reportText } from './report.js';

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

describe('the report of a check', () => {
  it('lists line, state and judgments of each citation, with cells quoted', () => {
    const text = 'x\ny (1990) 4 SMP 9\n\nz 1007 SMP 1';
    const checked = [one({ start: 4 }), one({ start: 22, text: '1007\nSMP 1', state: 'impossible', hits: [] })];
    expect(reportCsv({ checked, references: [], text, origin }).split('\r\n')).toEqual([
      'Line,Citation,Answer,Read as,Case named,Judgments found,Later judgment,Reported at,Addresses,Remark',
      '2,(1990) 4 SMP 9,Found,,,"A, B v. ""C""",,,https://library.test/Lawsuit/case/c1,The library has this judgment.',
      '4,1007 SMP 1,Cannot exist,,,,,,,No report can have this citation.',
      '',
    ]);
    expect(reportText({ checked, references: [], text, origin })).toBe(
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
    const report = reportText({ checked, references, text: 'text', origin });
    expect(report).toContain('Overruled. The library has this judgment. A later judgment overrules it, or the note');
    expect(report).toContain(
      'Overruled by X v. Y, (2004) 2 SMP 71, Supreme Court of India, 11 February 2004, bench of 5. “It is overruled.”',
    );
    expect(report).not.toContain('Found.');
    expect(report).toContain('This case is reported at AIR 1990 SC 4, C v. D.');
    expect(report).toContain('Line 1: supra\n  Supra. We could not find what this refers to.');
    const csv = reportCsv({ checked, references, text: 'text', origin });
    for (const words of ['bench of 5', 'reported at AIR 1990 SC 4', 'could not find what this refers']) {
      expect(csv).toContain(words);
    }
  });

  it('never lets text of a brief become a spreadsheet formula', () => {
    const csv = reportCsv({
      checked: [one({ text: '=HYPERLINK("x")', hits: [{ id: 'c', title: '@sum' }] })],
      references: [],
      text: '',
      origin,
    });
    expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
    expect(csv).toContain(",'@sum,");
  });
});
