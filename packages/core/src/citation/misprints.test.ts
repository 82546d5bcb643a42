import { describe, expect, it } from 'vitest';
import { extractCitations } from './index.js';

/** Canonical forms of all that a text cites, those that are mended with an asterisk. */
const read = (text: string) => extractCitations(text).map(({ canonical, damaged }) => canonical + (damaged ? '*' : ''));

describe('what is misprinted is read right or not at all', () => {
  it.each([
    ['1962 SCR Supl. (1) 276 and 1963 SCR Supl. (1) 953. AIR', ['1962 (Supp 1) SCR 276', '1963 (Supp 1) SCR 953']],
    ['1995 SCC Supl. (2) 441', ['1995 (Supp 2) SCC 441']],
    ['1988 SCC Supl. 82', ['1988 (Supp) SCC 82']],
    ['JT 1989 Supl. 223', ['1989 (Supp) JT 223']],
    ['[1963] Sup. 1 S.C.R. 344', ['1963 (Supp 1) SCR 344']],
    ['1990 Suppl2 SCC 12', ['1990 (Supp 2) SCC 12']],
  ])('a supplement is read as the Court’s own headnotes shorten it: %s', (text, canonicals) => {
    expect(read(text)).toEqual(canonicals);
  });

  it('a page behind a bracket that the headnote closes after the next year is the page', () => {
    expect(read('1989 SCC Supl. (1) [635 JT 1989 ] Supl. 223 1989 SCALE (1)1531')).toEqual([
      '1989 (Supp 1) SCC 635',
      '1989 (Supp) JT 223',
      '1989 (1) SCALE 1531',
    ]);
  });
});
