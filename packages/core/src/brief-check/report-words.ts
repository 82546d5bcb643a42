import { nearWords } from '../format/near-words.js';
import type { PartiesState } from './brief-cells.js';
import type { PinpointState, QuotationState } from '../contract/citations/claim-answer.js';
import type { CitationState } from '../contract/citations/citation-verdict.js';
import type { Warning } from '../contract/citations/later-treatment.js';

/** The five columns of a report, in their order. */
export const reportColumns = ['citation', 'parties', 'pinpoint', 'quotation', 'later'] as const;

/** A column of a report. */
export type ReportColumn = (typeof reportColumns)[number];

const plural = (count: number, one: string, many: string): string => (count === 1 ? one : many);

/** The words of a report in English, on screens and in files. Another language is another object of this type. */
export const reportWords = {
  columns: {
    citation: 'Citation',
    parties: 'Parties',
    pinpoint: 'Pinpoint',
    quotation: 'Quotation',
    later: 'Later treatment',
  } satisfies Record<ReportColumn, string>,
  citation: {
    found: 'Found',
    ambiguous: 'Several matches',
    'party-differs': 'One party differs',
    'name-differs': 'Party names differ',
    'not-held': 'Not in this library',
    impossible: 'Cannot exist',
    unread: 'Not recognised',
  } satisfies Record<CitationState, string>,
  /** Why a citation has its answer; empty if its name says so. */
  reasons: {
    found: '',
    ambiguous: 'More than one judgment matches this citation.',
    'party-differs': 'The text names one party that is not in the judgment at this citation.',
    'name-differs': 'The text names other parties than the judgment at this citation.',
    'not-held': 'It may exist; this library does not have it.',
    impossible: 'No report can have this citation.',
    unread: 'This looks like a citation, but it is damaged, or of a report that we do not know.',
  } satisfies Record<CitationState, string>,
  parties: {
    same: 'Same parties',
    'one-differs': 'One party differs',
    'both-differ': 'Both parties differ',
    'not-known': 'These names do not identify the parties.',
    none: 'Not named in the brief',
    'not-compared': 'Name not compared: the library does not know the parties of this judgment.',
  } satisfies Record<PartiesState, string>,
  pinpoint: {
    none: 'None in the brief',
    exists: 'Exists',
    beyond: 'Does not exist',
    'sign-in': 'Sign in to compare',
    'cannot-check': 'Cannot be checked',
  } satisfies Record<PinpointState, string>,
  quotation: {
    none: 'No quotation',
    'word-for-word': 'Word for word',
    differs: 'Words differ',
    'not-found': 'Not found in it',
    'other-opinion': 'Only in the dissent',
    'sign-in': 'Sign in to compare',
    'cannot-check': 'Cannot be checked',
  } satisfies Record<QuotationState, string>,
  later: {
    overruled: 'Overruled',
    reversed: 'Reversed',
    doubted: 'Doubted',
    none: 'None recorded',
    'cannot-check': 'Cannot be checked',
  } satisfies Record<Warning | 'none' | 'cannot-check', string>,
  brief: 'In the brief',
  report: 'In the report',
  nearest: 'Nearest passage',
  readAs: (citation: string) => `Read as ${citation}`,
  choose: (count: number) => (count === 2 ? 'Choose one of two' : `Choose one of ${count}`),
  elsewhere: (citation: string) => `Same names reported ${citation === '' ? 'elsewhere' : `at ${citation}`}`,
  /** What the library has near a citation that it does not have. */
  near: nearWords,
  alsoReported: (citation: string) => `Reported at ${citation}`,
  /** A judgment before or behind it in its volume. */
  nearReport: (citation: string) => `Near it: ${citation}`,
  lastParagraph: (last: string) => `This judgment has paragraphs to ${last}.`,
  nearestPage: (page: string) => `The nearest page of this judgment is ${page}.`,
  noNumbers: 'Our text has no such numbers, or no single judgment was found.',
  signIn: 'Beyond the preview, quotations and pinpoints are compared for members with a subscription.',
  differing: (count: number) => plural(count, '1 word differs', `${count} words differ`),
  length: (count: number) => plural(count, '1 word', `${count} words`),
  by: (treatment: string, title: string, details: string) =>
    `${treatment} by ${title}${details === '' ? '' : `, ${details}`}`,
  bench: (judges: number) => (judges === 1 ? 'single judge' : `bench of ${judges}`),
  saysTheNote: 'says the citator note in the report',
  saysTheList: 'according to the report’s list',
  /** The judgment that reports what another one did. */
  reportedBy: (title: string) => `As ${title} reports`,
  afterYouChoose: 'After you choose',
  line: (line: string) => `line ${line}`,
  /** Said before and behind words that differ, to who cannot see the mark. */
  markBegins: { brief: ' [only in the brief: ', report: ' [only in the report: ' },
  markEnds: '] ',
  /** Name of a filter. */
  all: 'All',
  attention: 'To look at',
  quotationFilter: 'Quotation',
  pinpointFilter: 'Pinpoint',
  total: (count: number, number: string) => plural(count, '1 citation', `${number} citations`),
  /** Parts of the sentence with all counts. */
  counts: {
    found: (number: string) => `${number} found`,
    ambiguous: (number: string) => `${number} with several matches`,
    'party-differs': (number: string) => `${number} with one other party`,
    'name-differs': (number: string) => `${number} with other parties`,
    'not-held': (number: string) => `${number} not in this library`,
    impossible: (number: string) => `${number} that cannot exist`,
    unread: (number: string) => `${number} not recognised`,
    quotation: (number: string) => `${number} with a quotation to look at`,
    pinpoint: (number: string) => `${number} with a pinpoint to look at`,
    overruled: (number: string) => `${number} overruled`,
    reversed: (number: string) => `${number} reversed`,
    doubted: (number: string) => `${number} doubted`,
  } satisfies Record<CitationState | Warning | 'quotation' | 'pinpoint', (number: string) => string>,
  listed: (total: string, parts: string) => `${total}: ${parts}.`,
  /** References that need a look. */
  namedOnly: 'Named without a citation',
  noAntecedent: 'Refers to nothing before it',
  references: 'Provisions and references',
  means: (meant: readonly string[]) =>
    meant.length > 1 ? `May mean ${meant.join(' or ')}` : `Refers to ${meant.join('')}`,
  document: 'Check of citations',
  checkedOn: (name: string, day: string) => (name === '' ? `Checked on ${day}` : `${name}. Checked on ${day}`),
  onlyAttention: 'This file lists only the entries to look at.',
  brackets:
    'Words in square brackets differ: those of the brief after “In the brief”, those of the judgment after “In the report”.',
  limits: 'A found citation means that the library has this judgment. We do not check whether it supports the brief.',
};

/** The words of a report, by name. */
export type ReportWords = typeof reportWords;

/** What of a report is shown. `attention`: each row with anything but a good or an empty answer. */
export type ReportFilter = 'all' | 'attention' | keyof ReportWords['counts'];
