import { describe, expect, it } from 'vitest';
import { authorityOf, listOfAuthorities, toBiblatex, toBibtex, toCslJson, toRis, type Authority } from './index.js';
import { authorities, mhetre, overruling, sampleAct, sibbia } from './authorities.fixtures.js';

const lines = (list: ReturnType<typeof listOfAuthorities>) =>
  list.map(({ heading, items }) => [heading, ...items.map(({ title }) => title)]);

describe('an authority', () => {
  it('names an overruled case as such, with the later judgment', () => {
    expect(authorityOf({ record: mhetre, later: overruling })).toMatchObject({
      title: 'Siddharam Mhetre v. State of Maharashtra',
      citations: ['(2011) 1 SCC 694', 'AIR 2011 SC 312', '2010 HN 7'],
      warning: 'Overruled by Sushila Aggarwal v. State, (2020) 5 SCC 1.',
      warningWord: 'Overruled',
    });
  });

  it('says that only the note of the report names the later judgment', () => {
    const noted = { ...overruling, id: '', title: 'AIR 1973 SC 1461', citation: 'AIR 1973 SC 1461' };
    expect(authorityOf({ record: mhetre, later: noted })).toMatchObject({
      warning: 'Overruled by AIR 1973 SC 1461 (citator note of the report).',
      warningWord: 'Overruled',
    });
  });

  it('names a repealed act as such', () => {
    const { warning, number } = authorityOf({ record: { ...sampleAct, repealedBy: 'The New Act, 1990' } });
    expect([number, warning]).toEqual(['3 of 1930', 'Repealed by The New Act, 1990.']);
  });
});

describe('a case that has a number of LII only', () => {
  const listed = authorityOf({ record: { ...sibbia, houseCitation: '', otherCitations: ['[2018] INSC 44'] } });

  it.each([
    ['RIS', () => toRis([listed])],
    ['BibTeX', () => toBibtex([listed])],
    ['BibLaTeX', () => toBiblatex([listed])],
    ['CSL-JSON', () => toCslJson([listed])],
    ['a list of authorities', () => JSON.stringify(listOfAuthorities([listed]))],
  ])('is marked as such in %s: the number looks like the neutral citation of another case', (_format, write) => {
    expect(write().match(/\[2018\] INSC 44[^"},;\r]*/g)).toEqual([
      expect.stringMatching(/^\[2018\] INSC 44 \(LII number\)/),
    ]);
  });
});

it('a case without a report gets none, though the library has a number of its own for it', () => {
  const online = authorityOf({
    record: { ...sibbia, houseCitation: '1995 HN 1', otherCitations: ['2021 SCC OnLine SC 1234'] },
  });
  expect(toRis([online])).not.toMatch(/^(?:T2|VL|SP) /m);
  expect(toRis([online])).toContain('N1  - 2021 SCC OnLine SC 1234');
  expect(toCslJson([online])).not.toContain('container-title');
});

describe('a list of authorities', () => {
  it('has acts first, then the Supreme Court, then other courts by name, the newest first', () => {
    const high = authorityOf({ record: { ...sibbia, id: 'c9', courtId: 4, courtName: 'High Court of Kerala' } });
    expect(lines(listOfAuthorities([...authorities, high]))).toEqual([
      ['Acts', 'The Sample Act, 1930'],
      [
        'Supreme Court of India',
        'Siddharam Mhetre v. State of Maharashtra',
        'Gurbaksh Singh Sibbia v. State of Punjab & Ors.',
      ],
      ['High Court of Kerala', 'Gurbaksh Singh Sibbia v. State of Punjab & Ors.'],
    ]);
  });

  it('can follow the date or the title, in one part', () => {
    expect(lines(listOfAuthorities(authorities, { order: 'date' }))[0]?.[1]).toMatch(/^Siddharam/);
    expect(lines(listOfAuthorities(authorities, { order: 'title' }))[0]?.[1]).toMatch(/^Gurbaksh/);
    expect(listOfAuthorities([], { order: 'title' })).toEqual([]);
  });

  it('still names an overruled case without the treatment', () => {
    const warnings = (hasTreatment: boolean) =>
      listOfAuthorities(authorities, { order: 'date', hasTreatment })[0]?.items.map(({ warning }) => warning);
    expect(warnings(true)?.[0]).toBe('Overruled by Sushila Aggarwal v. State, (2020) 5 SCC 1.');
    expect(warnings(false)?.[0]).toBe('Overruled.');
  });
});

describe('D7: names with the marks of a format', () => {
  const hostile: Authority = authorityOf({
    record: { ...sibbia, appellant: 'A\nER  - \nTY  - BOOK', respondent: String.raw`{B} \ C % $ # _ & ~ ^` },
    note: 'one\r\n\ntwo',
  });

  it('stay in their line of RIS', () => {
    const ris = toRis([hostile]);
    expect(ris.match(/^TY {2}- /gm)).toHaveLength(1);
    expect(ris).toContain('N1  - one two\r\n');
  });

  it('stay in their field of BibTeX and CSL-JSON', () => {
    expect(toBibtex([hostile])).toContain(
      String.raw`\{B\} \textbackslash{} C \% \$ \# \_ \& \textasciitilde{} \textasciicircum{}`,
    );
    expect(JSON.parse(toCslJson([hostile]))).toMatchObject([{ title: expect.stringContaining('{B}') }]);
  });
});
