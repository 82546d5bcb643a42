import { formatIndianNumber } from '@headnote/core/format';

const count = (number: number, one: string, many: string) =>
  `${formatIndianNumber(number)} ${number === 1 ? one : many}`;

/** Texts of the page about the coverage. */
export const messages = {
  home: 'Home',
  title: 'Data coverage',
  description: (brand: string) =>
    `What ${brand} contains: judgments by court and year, bare acts and their sections, counted from its own index.`,
  lead: (date: string) => `Counted from the index on ${date}. The figures of a court and of a year open its judgments.`,
  failed: 'The figures did not load',
  sample: (judgments: number, acts: number) =>
    `Not counted here: the fictional sample with ${count(judgments, 'judgment', 'judgments')} and ${count(acts, 'act', 'acts')}.`,
  figures: 'Figures of the library',
  judgments: 'judgments',
  acts: 'central acts',
  sections: 'sections',
  firstYear: 'first year',
  byYear: {
    title: 'Judgments by year',
    supreme: 'Supreme Court',
    others: 'High Courts and tribunals',
    othersShort: 'High Courts, tribunals',
    soFar: 'so far this year',
    slider: 'Year of the judgments',
    value: (year: number, supreme: string, others: string) =>
      `${year}: Supreme Court ${supreme}; High Courts, tribunals ${others}`,
    hint: 'Choose a year to see its figures.',
    open: (number: string) => `Open these ${number}`,
    none: 'No judgment of the library has a date.',
    table: 'All years as a table',
    year: 'Year',
    undated: (number: number) => `${count(number, 'judgment has', 'judgments have')} no date and no bar.`,
  },
  byCourt: {
    title: 'Judgments by court',
    lead: (from: number, to: number) =>
      `Each line of bars runs from ${from} to ${to} and is scaled to the court’s own best year.`,
    court: 'Court',
    judgments: 'Judgments',
    latest: 'Latest',
    none: 'None',
    dash: '–',
    decade: (year: number) => `${year}s`,
    csv: 'Download this table (CSV)',
    fileName: 'data-coverage.csv',
    years: 'Years',
    more: (number: number) => `Show the other ${number}`,
    moreHigh: (number: number) => `Show the other ${number} High Courts`,
    fewer: 'Show fewer',
    groups: {
      supreme: 'Supreme Court',
      high: 'High Courts',
      tribunal: 'Tribunals and commissions',
      unknown: 'Court not known',
    },
    ofAll: (some: number, all: number) => `${some} of ${all}`,
    unknownCourt: 'The source does not name the court',
  },
  library: {
    title: 'Acts and countries',
    bareActs: 'Bare acts',
    central: 'Central acts with their text',
    state: 'State acts with their text',
    titleOnly: 'Known by title only',
    sections: 'Sections',
    years: 'Years of the acts',
    span: (from: number, to: number) => (from === to ? String(from) : `${from} to ${to}`),
    covered: 'Countries covered',
    upcoming: 'Countries upcoming',
    ownCountry: (judgments: string, acts: string) => [judgments, acts].filter((part) => part !== '').join(', '),
    judgmentsFrom: (year: number) => `judgments from ${year}`,
    actsFrom: (year: number) => `central acts from ${year}`,
  },
  missing: {
    title: 'What is not here yet',
    before: (year: number) => `Judgments before ${year}.`,
    courts: (names: readonly string[], all: number) =>
      names.length > 6
        ? `Judgments of ${names.length} of the ${all} High Courts.`
        : `Judgments of the ${listed(names).replaceAll(', ', ', the ').replace(' and ', ' and the ')}.`,
    years: (years: string) => `Supreme Court judgments of ${years}.`,
    titleOnly: (number: number) => `The text of ${count(number, 'act', 'acts')} that the library knows by title only.`,
    kinds: 'State acts, rules and notifications. Tables and photographs printed with a judgment.',
    ask: 'If you miss a document, ',
    tell: 'tell us its citation',
    answer: ': we answer with a date or a reason.',
  },
};

/** `A, B and C`. */
export function listed(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
