import { citationLimits, type ComparedClaim, type ReportSheet } from '@headnote/core/contract';
import { expect } from 'vitest';
import { documentId } from '../../../../packages/server/src/library/document-id.js';
import { unsigned, type CasesOf, type CasesOfCall } from '../case.js';

const LEASE = documentId('case', 'cite:lease');

/** Claims of one call, characters of one quotation, and of all of one call. */
const MOST_CLAIMS = 50;
const LONGEST_QUOTATION = 20_000;
const MOST_CHARACTERS = 100_000;

/** Entries and lines of one printed report. */
const MOST_ENTRIES = 1000;
const MOST_LINES = 20_000;

/** A claim of the lease case. */
const claimOf = (change: Partial<ComparedClaim>): ComparedClaim => ({
  document: 'AIR 1973 SC 1461',
  citation: 'AIR 1973 SC 1461',
  quotation: '',
  pinpoint: '',
  ...change,
});

/** What a list of citations is refused for, by both calls that take one. */
const refused: Pick<CasesOfCall<unknown>, 'failure' | 'badInput'> = {
  failure: [
    {
      title: 'after a visitor has used up the searches of an address',
      input: async (scene) => {
        await scene.spendSearches();
        return { citations: ['2024 HN 1'] };
      },
      code: 'busy',
      message: /wait/,
    },
  ],
  badInput: [
    { title: 'no citation', input: () => ({ citations: [] }), code: 'bad-query', message: 'must not be empty' },
    {
      title: 'more than one check takes',
      input: () => ({ citations: Array.from({ length: citationLimits.maxChecked + 1 }, () => 'x') }),
      code: 'bad-query',
      message: `more than ${citationLimits.maxChecked}`,
    },
  ],
};

const sheet: ReportSheet = {
  title: 'Check of citations',
  subtitle: 'brief.docx',
  sentence: '1 citation: 1 found.',
  sections: [
    { heading: '', entries: [{ heading: '2024 HN 1', address: '', lines: [{ label: 'Parties', text: 'Same' }] }] },
  ],
  notes: [],
};

const repeated = (count: number, text: string): ReportSheet => ({
  ...sheet,
  sections: [
    {
      heading: '',
      entries: Array.from({ length: count }, () => ({ heading: 'x', address: '', lines: [{ label: '', text }] })),
    },
  ],
});

/** Choosing, checking and listing citations. */
export const citationsCases: CasesOf<'citations'> = {
  books: {
    success: [
      {
        title: 'with the number of judgments of each',
        input: () => undefined,
        expects: (books) => expect(books).toContainEqual({ text: 'AIR', count: 3, documentId: '' }),
      },
    ],
    failure: [unsigned(() => undefined)],
    badInput: [
      { title: 'an unknown part', input: () => ({ part: 'shelves' }), code: 'bad-query', message: 'operation' },
      {
        title: 'a name as country',
        input: () => ({ part: 'books', countryId: 'India' }),
        code: 'bad-query',
        message: 'countryMasterID',
      },
    ],
  },
  lookup: {
    success: [
      {
        title: 'the years of a book',
        input: () => ({ part: 'years', book: 'AIR' }),
        expects: (years) => expect(years.map(({ text }) => text)).toEqual(['1980', '1973']),
      },
    ],
    failure: [unsigned(() => ({ part: 'years', book: 'HN' }))],
    badInput: [
      {
        title: 'a word as year',
        input: () => ({ part: 'pages', book: 'HN', year: 'x' }),
        code: 'bad-query',
        message: 'year',
      },
      { title: 'no part', input: () => ({ part: '', book: 'HN' }), code: 'bad-query', message: 'flag' },
    ],
  },
  check: {
    success: [
      {
        title: 'a citation that the library has, and one that it has not',
        input: () => ({ citations: ['2024 HN 1', '1960 SCC 3'] }),
        expects: (verdicts) => expect(verdicts.map(({ state }) => state)).toEqual(['found', 'not-held']),
      },
      {
        title: 'a judgment that another one has overruled, for a member with that sentence',
        as: 'member',
        input: () => ({ citations: ['AIR 1973 SC 1461'] }),
        expects: ([verdict]) => expect(verdict?.hits[0]?.later?.treatment).toBe('overruled'),
      },
    ],
    ...refused,
  },
  readLines: {
    success: [
      {
        title: 'a line with a citation and a provision, names, a wrong year and a missing page',
        as: 'member',
        input: () => ({
          citations: [
            'AIR 1973 SC 1461 and section 3 of the Boats Act, 1930',
            'Lakeside',
            'Lakeside Society v. Asha Menon, AIR 1999 SC 1461',
            'AIR 1973 SC',
          ],
        }),
        expects: ([line, names, wrong, unfinished]) => {
          expect([line?.state, line?.cases[0]?.later?.treatment]).toEqual(['found', 'overruled']);
          expect(line?.others?.map(({ state }) => state)).toEqual(['provision']);
          expect(names?.cases[0]?.title).toBe('Lakeside Society v. Asha Menon');
          expect(wrong?.elsewhere.map(({ citation }) => citation)).toEqual(['AIR 1973 SC 1461']);
          // AIR 1973 Bom 1461 is in another court's part.
          expect(unfinished?.fits.map(({ citation }) => citation)).toEqual(['AIR 1973 SC 1461']);
        },
      },
      {
        title: 'a section of a new code with its pair, and one without',
        as: 'member',
        input: () => ({ citations: ['s. 103 BNS', 's. 377 IPC', 's. 138 NI Act'] }),
        expects: ([pair, none, other]) => {
          expect(pair?.pair?.provisions).toEqual(['S. 302 IPC']);
          expect(none?.pair).toMatchObject({ otherAct: 'BNS', kind: 'dropped', provisions: [] });
          expect(other?.pair).toBeUndefined();
        },
      },
    ],
    ...refused,
  },
  compare: {
    success: [
      {
        title: 'a changed and a true quotation, a page before the report, and a judgment that the library has not',
        as: 'member',
        input: () => ({
          claims: [
            claimOf({ document: LEASE, quotation: 'Section 3 of the Boats Act, 1930 does always apply.' }),
            claimOf({ quotation: 'the “Lease” was … renewed' }),
            claimOf({ document: '1973-hn-1', pinpoint: 'p. 1400' }),
            claimOf({ document: '1960 SCC 3', quotation: 'The lease was renewed.', pinpoint: 'para 2' }),
          ],
        }),
        expects: ([changed, same, page, unknown]) => {
          expect(same?.quotation).toBe('word-for-word');
          expect([changed?.quotation, changed?.segments.map(({ kind }) => kind)]).toEqual([
            'differs',
            ['equal', 'missing', 'added', 'equal'],
          ]);
          expect([page?.pinpoint, page?.last]).toEqual(['beyond', 'p. 1461']);
          expect([unknown?.quotation, unknown?.pinpoint]).toEqual(['cannot-check', 'cannot-check']);
        },
      },
    ],
    failure: [
      {
        title: 'after a visitor has used up the searches of an address',
        input: async (scene) => {
          await scene.spendSearches();
          return { claims: [claimOf({ pinpoint: 'para 2' })] };
        },
        code: 'busy',
        message: /wait/,
      },
    ],
    badInput: [
      { title: 'no claim', input: () => ({ claims: [] }), code: 'bad-query', message: 'must not be empty' },
      {
        title: 'more than one call takes',
        input: () => ({ claims: Array.from({ length: MOST_CLAIMS + 1 }, () => claimOf({})) }),
        code: 'bad-query',
        message: `more than ${MOST_CLAIMS}`,
      },
      {
        title: 'a quotation that is longer than seven pages',
        input: () => ({ claims: [claimOf({ quotation: 'x'.repeat(LONGEST_QUOTATION + 1) })] }),
        code: 'bad-query',
        message: `longer than ${LONGEST_QUOTATION}`,
      },
      {
        title: 'quotations that are too long together',
        input: () => ({
          claims: Array.from({ length: 6 }, () => claimOf({ quotation: 'x'.repeat(LONGEST_QUOTATION) })),
        }),
        code: 'bad-query',
        message: `more than ${MOST_CHARACTERS}`,
      },
    ],
  },
  report: {
    success: [
      {
        title: 'a report as PDF',
        as: 'member',
        input: () => sheet,
        expects: async (pdf) => {
          expect(await pdf.slice(0, 8).text()).toBe('%PDF-1.7');
          expect(pdf.size).toBeGreaterThan(5000);
        },
      },
    ],
    failure: [unsigned(() => sheet)],
    badInput: [
      {
        title: 'more entries than one file has',
        input: () => repeated(MOST_ENTRIES + 1, 'x'),
        code: 'bad-query',
        message: `more than ${MOST_ENTRIES} entries`,
      },
      {
        title: 'more lines than one file has',
        input: () => repeated(1, '\n'.repeat(MOST_LINES)),
        code: 'bad-query',
        message: `more than ${MOST_LINES} lines`,
      },
    ],
  },
  ofJudgment: {
    success: [
      {
        title: 'a judgment that another one has overruled',
        input: () => ({ id: LEASE }),
        expects: ({ citedBy }) => expect(citedBy.map(({ treatment }) => treatment)).toContain('overruled'),
      },
      {
        title: 'a judgment that overrules',
        input: () => ({ id: documentId('case', 'cite:overrules') }),
        expects: ({ cites }) => expect(cites.map(({ treatment }) => treatment)).toContain('overruled'),
      },
    ],
    failure: [unsigned(() => ({ id: LEASE }))],
    badInput: [{ title: 'no judgment', input: () => ({ id: '' }), code: 'bad-query', message: 'filename' }],
  },
};
