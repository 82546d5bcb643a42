import type { CheckedCitation } from '@headnote/core/citation';
import { describe, expect, it } from 'vitest';
import { reportCsv, reportText } from './report.js';

const one = (change: Partial<CheckedCitation>): CheckedCitation => ({
  start: 0,
  end: 0,
  text: '(1990) 4 SMP 9',
  state: 'found',
  hits: [{ id: 'c1', title: 'A, B v. "C"' }],
  ...change,
});
const origin = 'https://library.test';

describe('the report of a check', () => {
  it('lists line, state and judgments of each citation, with cells quoted', () => {
    const text = 'x\ny (1990) 4 SMP 9\n\nz 1007 SMP 1';
    const checked = [one({ start: 4 }), one({ start: 22, text: '1007\nSMP 1', state: 'impossible', hits: [] })];
    expect(reportCsv({ checked, text, origin }).split('\r\n')).toEqual([
      'Line,Citation,State,Read as,Case named,Judgments found,Addresses,Remark',
      '2,(1990) 4 SMP 9,Found,,,"A, B v. ""C""",https://library.test/Lawsuit/case/c1,The library has this judgment.',
      '4,1007 SMP 1,Cannot exist,,,,,No report can have this citation.',
      '',
    ]);
    expect(reportText({ checked, text, origin })).toBe(
      'Line 2: (1990) 4 SMP 9\n  Found. The library has this judgment.\n  A, B v. "C"\n  https://library.test/Lawsuit/case/c1\n\n' +
        'Line 4: 1007 SMP 1\n  Cannot exist. No report can have this citation.',
    );
  });

  it('never lets text of a brief become a spreadsheet formula', () => {
    const csv = reportCsv({
      checked: [one({ text: '=HYPERLINK("x")', hits: [{ id: 'c', title: '@sum' }] })],
      text: '',
      origin,
    });
    expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
    expect(csv).toContain(",'@sum,");
  });
});
