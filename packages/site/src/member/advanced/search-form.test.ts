import { parseQuery, type KnownCourt } from '@headnote/core/search';
import { printQuery } from '@headnote/core/search/bodies';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyForm, readForm, textOf, type SearchForm } from './search-form.js';

const known: readonly KnownCourt[] = [
  { courtId: 1, name: 'Supreme Court of India' },
  { courtId: 14, name: 'High Court of Karnataka' },
  { courtId: 15, name: 'High Court of Kerala' },
];
const form = (change: Partial<SearchForm>): SearchForm => ({ ...emptyForm, ...change });

describe('the line of a form', () => {
  it.each<[Partial<SearchForm>, string]>([
    [{ near: 'anticipatory bail', other: 'cancel*' }, '"anticipatory bail" /s cancel*'],
    [{ near: 'bail', other: 'grant refuse*', distance: '/5' }, '(bail /5 grant) /5 refuse*'],
    [{ all: 'bail  parole', phrase: 'regular “bail”' }, 'bail parole "regular bail"'],
    [{ any: 'revoke* recall*', none: 'surety "personal bond"' }, '(revoke* OR recall*) NOT surety NOT "personal bond"'],
    [{ courts: ['1', '14', '15'] }, 'court:(SC,Karnataka,Kerala)'],
    [{ from: '2019-06-01', to: '2026', bench: '3+' }, 'date:2019-06-01..2026 bench:3+'],
    [{ from: '2019', to: '2019' }, 'date:2019'],
    [{ to: '2019' }, 'date:..2019'],
    [{ appellant: 'Godavari Textiles', respondent: 'State' }, 'party:"Godavari Textiles" party:(State)'],
    [
      { section: '34(1)(a)', act: 'Arbitration and Conciliation Act, 1996' },
      'act:"Arbitration and Conciliation Act, 1996" section:34(1)(a)',
    ],
    [
      { caseType: 'Criminal Appeal', caseNumber: '1834 of 2019' },
      'casetype:"Criminal Appeal" casenumber:"1834 of 2019"',
    ],
    [{}, ''],
  ])('%j is %s', (change, line) => {
    expect(textOf(form(change), known)).toBe(line);
    expect(parseQuery(line).problems).toEqual([]);
    expect(textOf(readForm(line, known).form, known)).toBe(line);
  });

  it('keeps a date that does not exist, so that the line can say so and correct it', () => {
    const line = textOf(form({ all: 'bail', from: '2019-06-31', to: '2026' }), known);
    expect(line).toBe('bail date:2019-06-31..2026');
    const { form: read, problems } = readForm(line, known);
    expect([read.from, read.to, problems[0]?.fix]).toEqual(['2019-06-31', '2026', 'date:2019-06-30..2026']);
  });
});

it('keeps the words of “any” together beside a wrong date', () => {
  const line = textOf(form({ any: 'notice hearing', from: '1950-02-30' }), known);
  expect(line).toBe('(notice OR hearing) date:1950-02-30..');
  expect(readForm(line, known).form.any).toBe('notice hearing');
});

describe('the form of a line', () => {
  it('puts each part into its field', () => {
    const line = '"anticipatory bail" /s cancel* section:438 court:SC,KAR,KER date:2019..2026 bench:3+ NOT surety';
    expect(readForm(line, known).form).toEqual(
      form({
        near: 'anticipatory bail',
        other: 'cancel*',
        section: '438',
        courts: ['1', '14', '15'],
        from: '2019',
        to: '2026',
        bench: '3+',
        none: 'surety',
      }),
    );
  });

  it('keeps what has no field of its own among the words', () => {
    const line = 'title:(lease) (a OR judge:(rao)) x pre/5 y year:1973 date:1980.. "p q" "r s"';
    const { form: read } = readForm(line, known);
    expect(read.all).toBe('title:(lease) (a OR judge:rao) x pre/5 y date:1980.. "r s"');
    expect([read.from, read.to, read.phrase]).toEqual(['1973', '1973', 'p q']);
  });

  it('says the same as the line, whatever the line is', () => {
    const piece = fc.constantFrom(
      ...'bail parole* "x y" NOT surety (a OR b) court:SC court:nowhere judge:rao party:x party:y party:z'.split(' '),
      'bail /s cancel*',
      'a /7 b',
      'bench:3+',
      'bench:4..6',
      'date:2019..',
      'year:1973',
      'title:x',
      '-(a b)',
      'and',
    );
    const partsOf = (text: string) => {
      const { tree } = parseQuery(text);
      const parts = tree.type === 'and' ? tree.of : [tree];
      return parts.map((part) => printQuery(part).replace('year:', 'date:').replace('(SC)', 'SC')).toSorted();
    };
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const line = pieces.join(' ');
        expect(partsOf(textOf(readForm(line, known).form, known))).toEqual(partsOf(line));
      }),
    );
  });
});
