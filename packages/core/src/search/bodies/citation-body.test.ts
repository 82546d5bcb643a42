import { describe, expect, it } from 'vitest';
import { parseCitation } from '../../citation/parse-entry.js';
import { citationBody } from './citation-body.js';

const clausesOf = (citation: string) => {
  const { query } = citationBody({ citation, parse: parseCitation });
  if (!('bool' in query)) throw new Error('no bool');
  return query.bool;
};
const keys = (...values: string[]) => [{ terms: { citation: values } }];

describe('citationBody', () => {
  it('B4: searches for book, year, volume and page, and for the canonical form if the court is known', () => {
    expect(clausesOf('A.I.R. 1973 S.C. 1461')).toMatchObject({
      must: keys('AIR 1973 0 1461'),
      filter: keys('AIR 1973 SC 1461'),
    });
    expect(clausesOf('(1973) 4 SCC 225')).toMatchObject({
      must: keys('SCC 1973 4 225'),
      filter: keys('SCC 1973 4 225'),
    });
  });

  it('does not search for the size of the bench, nor for the court of a note without one', () => {
    expect(clausesOf('2023:DHC:1234-DB')).toMatchObject({ filter: keys('DHC 2023 0 1234') });
    expect(clausesOf('AIR 2005 NOC 12')).toMatchObject({ filter: keys('AIR 2005 NOC 12') });
  });

  it('searches for the reports of every court if none is named', () => {
    expect(clausesOf('1973 AIR 1461')).toMatchObject({
      must: keys('AIR 1973 0 1461'),
      filter: keys('AIR 1973 0 1461'),
    });
  });

  it('trap 12: with square brackets, searches for the free index’s and the official number; without, only for the official one', () => {
    expect(clausesOf('[1991] INSC 4')).toMatchObject({
      must: keys('INSC (LII) 1991 0 4', 'INSC 1991 0 4', '[1991] INSC 4'),
    });
    expect(clausesOf('1991 INSC 4')).toMatchObject({ must: keys('INSC 1991 0 4'), filter: keys('INSC 1991 0 4') });
  });

  it.each([
    '(1973) 4 SCC 225 : AIR 1973 SC 1461',
    '(1973) 4 SCC 225; AIR 1973 SC 1461',
    '(1973) 4 SCC 225 = AIR 1973 SC 1461',
    '(1973) 4 SCC 225, AIR 1973 SC 1461',
  ])('trap 6: searches for either of two parallel citations: %s', (typed) => {
    expect(clausesOf(typed)).toMatchObject({ must: keys('SCC 1973 4 225', 'AIR 1973 0 1461') });
  });

  it.each(['SCC 1973 4 225', 'Ram v State', '(1973) 4 SCC 225; see above', ''])(
    'searches for other texts as typed: %s',
    (typed) => {
      const asTyped = [{ match_phrase: { citation: typed } }, { terms: { citation: [typed] } }];
      expect(clausesOf(typed)).toEqual({ must: [{ bool: { should: asTyped } }] });
    },
  );

  it('never sends a longer text than the server accepts', () => {
    const body = JSON.stringify(citationBody({ citation: 'x'.repeat(5000), parse: parseCitation }).query);
    expect(body).toContain('x'.repeat(2000));
    expect(body).not.toContain('x'.repeat(2001));
  });
});
