import { expect, it } from 'vitest';
import { citationFileName } from './citation-file-name.js';
import { unmarkedCitation } from './citation-order.js';

it.each([
  ['2010 HN 7', ['AIR 2011 SC 312', '(2011) 1 SCC 694'], '2011-1-scc-694'],
  ['2024 HN 7', ['(2024) 2 SCC 1', '2024 INSC 43'], '2024-insc-43'],
  ['2024 HN 7', ['2024:MHC:1187'], '2024-mhc-1187'],
  ['1930 HNA 3', [], '1930-hna-3'],
  // LII's number reads like the neutral citation of another judgment.
  ['2018 HN 3', ['[2018] INSC 44'], '2018-hn-3'],
  ['', [], ''],
])('the file of %s with %j is called %s', (houseCitation, otherCitations, name) => {
  expect(citationFileName({ houseCitation, otherCitations })).toBe(name);
});

it('a number of LII is not shown where nothing can mark it', () => {
  expect(unmarkedCitation({ houseCitation: '2018 HN 3', otherCitations: ['[2018] INSC 44'] })).toBe('2018 HN 3');
  expect(unmarkedCitation({ houseCitation: '2018 HN 3', otherCitations: ['AIR 2018 SC 9'] })).toBe('AIR 2018 SC 9');
});
