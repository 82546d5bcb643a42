import { judgmentCitations, type JudgmentCitations } from './judgment-citations.js';
import { citationChoice, citationVerdict, type CitationChoice, type CitationVerdict } from './citation-verdict.js';
import { claimAnswer, type ClaimAnswer } from './claim-answer.js';
import { lineAnswer, type LineAnswer } from './line-answer.js';
import type { ReportSheet } from './report-sheet.js';
import { group, get, post } from '../wire/make-call.js';
import { memberRead } from '../wire/marks.js';
import { blob } from '../wire/readers.js';
import type { DocumentInput } from '../documents/calls.js';

/** The parts of a citation, in the order in which a reader chooses them. */
export type CitationPart = 'books' | 'years' | 'volumes' | 'pages';

/** Asks for one part over the whole library. */
export interface CitationBooksInput {
  /** `books` by default. */
  readonly part?: CitationPart;
  /** 5 by default. */
  readonly countryId?: number;
}

/** Asks for the next part of a citation whose first parts are known. */
export interface CitationLookupInput {
  /** The part to list. */
  readonly part: Exclude<CitationPart, 'books'>;
  /** For example `Crimes & Cases`. */
  readonly book: string;
  /** Year of the citation, if known. */
  readonly year?: number;
  /** Year of the citation, if known. */
  readonly volume?: string;
}

/** Citations to check. */
export interface CitationCheckInput {
  /** At most 500, as written. */
  readonly citations: readonly string[];
  /** Names of the parties, in the same order as the citations. */
  readonly names?: readonly string[];
}

/** A quotation, a page or a paragraph of a judgment, to compare with its text. */
export interface ComparedClaim {
  /** The judgment: its id, its house citation, also as addresses have it, or any of its citations. */
  readonly document: string;
  /** The citation as the text has it, whose pages a pinpoint may mean; may be empty. */
  readonly citation: string;
  /** The quoted words, without the marks around them, at most 20,000 characters; may be empty. */
  readonly quotation: string;
  /** The page or paragraph as printed, such as `paras 12-15` or `at 785`; may be empty. */
  readonly pinpoint: string;
}

/** Quotations, pages and paragraphs to compare with the texts of judgments. */
export interface CompareInput {
  /** At most 50, and at most 100,000 characters of quotations. */
  readonly claims: readonly ComparedClaim[];
}

/** Citations. */
export const citations = group('citations', () => ({
  /** Lists the books that the library's citations name. */
  books: get<readonly CitationChoice[], CitationBooksInput | undefined>('/api/caselaw/getCitiations', {
    ...memberRead,
    outdata: [citationChoice],
    query: { part: ['operation', 'books'], countryId: ['countryMasterID', 5] },
  }),
  /** Lists the years, volumes or pages of a book. */
  lookup: get<readonly CitationChoice[], CitationLookupInput>('/api/caselaw/getcitationdata', {
    ...memberRead,
    outdata: [citationChoice],
    query: ({ part, book, year, volume }) => ({
      book: book.replaceAll('&', '*'),
      flag: part,
      year: year ?? '',
      vol: volume ?? '',
    }),
  }),
  /** Checks citations: says for each whether the library has it. */
  check: post<readonly CitationVerdict[], CitationCheckInput>('/api/citations/check', {
    auth: 'bearer',
    safe: true,
    loading: 'loadmesecure',
    ours: true,
    outdata: [citationVerdict],
    body: { citations: 'citations', names: 'names' },
  }),
  /** Reads lines that a reader typed: citations, unfinished ones, provisions, names of parties. Says what the library has. */
  readLines: post<readonly LineAnswer[], CitationCheckInput>('/api/citations/lines', {
    auth: 'bearer',
    safe: true,
    loading: 'loadmesecure',
    ours: true,
    outdata: [lineAnswer],
    body: { citations: 'citations', names: 'names' },
  }),
  /**
   * Compares quotations, pages and paragraphs with the texts of judgments. A reader without a subscription is told only what
   * the preview of the judgment shows.
   */
  compare: post<readonly ClaimAnswer[], CompareInput>('/api/citations/compare', {
    auth: 'bearer',
    safe: true,
    loading: 'loadmesecure',
    ours: true,
    outdata: [claimAnswer],
    body: { claims: 'claims' },
  }),
  /** Prints the report of a check as PDF. It has what the device sends: the server checks nothing again. */
  report: post<Blob, ReportSheet>('/api/citations/report', {
    auth: 'member',
    safe: true,
    ours: true,
    slow: true,
    loading: 'downloadPDF',
    answerAs: 'blob',
    envelope: false,
    whole: blob,
    body: { title: 'title', subtitle: 'subtitle', sentence: 'sentence', sections: 'sections', notes: 'notes' },
  }),
  /** Lists what a judgment cites and which judgments cite it. */
  ofJudgment: get<JudgmentCitations, DocumentInput>('/api/citations/judgment', {
    ...memberRead,
    ours: true,
    outdata: judgmentCitations,
    query: { id: 'filename' },
  }),
}));
