import { explain, parseQuery } from '@headnote/core/search';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { understoodRuns } from './index.js';

const runsOf = (text: string) => understoodRuns(parseQuery(text).tree);
const textOf = (text: string) =>
  runsOf(text)
    .map((run) => run.text)
    .join('');
const partsOf = (text: string, role: string) =>
  runsOf(text)
    .filter((run) => run.role === role)
    .map((run) => run.text);

describe('understoodRuns', () => {
  it('tells the reader’s own words from our reading of them', () => {
    const typed = '"basic structure" /s amendment court:"Supreme Court" date:1973..1990';
    expect(partsOf(typed, 'said')).toEqual(['“basic structure”', 'amendment', '“Supreme Court”']);
    expect(partsOf(typed, 'reading')).toEqual(['in the same sentence', 'decided from 1973 to 1990']);
  });

  it.each([
    ['land /5 acquisition', ['within 5 words of']],
    ['land pre/1 acquisition', ['at most 1 word before']],
    ['land /p acquisition', ['in the same paragraph']],
    ['land*', ['words that begin with']],
    ['wom?n', ['words like']],
    ['"a b"~5', ['with up to 5 words between']],
    ['land bench:5+', ['decided by 5 judges or more']],
    ['land date:1973-04-24.. bench:..3', ['decided from 24 April 1973 on by 3 judges or fewer']],
    ['year:1973 OR year:1980', ['decided in 1973', 'decided in 1980']],
  ])('reads %s as %j', (typed, readings) => {
    expect(partsOf(typed, 'reading')).toEqual(readings);
  });

  it('takes no word of the reader for a reading', () => {
    expect(partsOf('"decided in 1980" "in the same sentence"', 'reading')).toEqual([]);
  });

  it('matches core’s explain, except for quotation marks around words that look like operators', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(
            'land',
            '"land bank"',
            'acq*',
            'w?n',
            'OR',
            'AND',
            'NOT',
            '(',
            ')',
            '/5',
            '/s',
            'judge:rao',
            'date:1973..',
            'bench:5+',
            '"a b"~3',
          ),
          { maxLength: 9 },
        ),
        (words) => {
          const typed = words.join(' ');
          const plain = (text: string) => text.replaceAll(/[“”]/g, '');
          expect(plain(textOf(typed))).toBe(plain(explain(parseQuery(typed).tree)));
        },
      ),
    );
  });

  it('says that an empty search finds everything', () => {
    expect(textOf('')).toBe('all judgments');
    expect(understoodRuns({ type: 'all' }, { kind: 'acts' })).toEqual([{ text: 'all acts', role: 'plain' }]);
  });
});
