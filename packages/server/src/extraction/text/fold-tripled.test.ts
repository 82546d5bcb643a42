import { describe, expect, it } from 'vitest';
import { foldTripled } from './fold-tripled.js';
import { splitSourceLines } from './source-line.js';

const triple = (text: string) => text.replace(/\S/gu, (sign) => sign.repeat(3));
const fold = (source: string) => foldTripled(splitSourceLines(source)).map((line) => line.text);

describe('foldTripled', () => {
  it('reads a heading whose letters a broken font printed three times', () => {
    const heading = 'IN THE HIGH COURT OF JUDICATURE AT SAMPLETOWN';
    const date = 'DATED : 22nd June 2005.';
    expect(
      fold(`${triple(heading)}\n${triple('WRIT PETITION NO. 767 OF 2008')}\n${triple(date)}\nSome plain words.`),
    ).toEqual([heading, 'WRIT PETITION NO. 767 OF 2008', date, 'Some plain words.']);
  });

  it('folds the tripled words of a line that also has plain ones', () => {
    expect(fold(`${triple('ORDINARY ORIGINAL JURISDICTION')}\n${triple('CORAM :')} A. B. Sample, J.`)).toContain(
      'CORAM : A. B. Sample, J.',
    );
  });

  it('does not change a text with only dots, Roman numerals and the like', () => {
    const source = 'XXXIII. The Schedule ... see page 111222\n......... Petitioner\nAAA Batteries Ltd.';
    expect(fold(source)).toEqual(source.split('\n'));
  });
});
