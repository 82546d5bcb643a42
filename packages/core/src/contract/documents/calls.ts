import { BadQueryError } from '../../errors/bad-query-error.js';
import type { CaseRecord } from '../records/case-record.js';
import type { SearchAnswer } from '../search/search-answer.js';
import { group, get, post } from '../wire/make-call.js';
import { treatment } from '../citations/treatments.js';
import { outcome, type Outcome } from '../wire/outcome.js';
import { memberRead, publicWrite } from '../wire/marks.js';
import type { Fields, Reader, ValueOf } from '../wire/kind.js';
import { read } from '../wire/read.js';
import { blob, day, sureCount, sureText, text } from '../wire/readers.js';
import { found } from '../search/search-call.js';
import { latestCases } from '../welcome/calls.js';
import { coverage, type Coverage } from './coverage.js';

/** A document by its id. */
export interface DocumentInput {
  /** Id of the document. */
  readonly id: string;
}

/** A page of the site to print. */
export interface PdfInput {
  /** Address of a case or an act on the site. */
  readonly url: string;
  /** A4 by default. */
  readonly paper?: 'A4' | 'Letter' | 'Legal';
}

/** A reader's report of an error in a document. */
export interface ErrorReport {
  /** Id of the document. */
  readonly id: string;
  /** Where it is: a paragraph or a section, as printed; empty for the whole document. */
  readonly paragraph: string;
  /** What is wrong, in the reader's words. */
  readonly words: string;
  /** Address for an answer; empty for none. */
  readonly email: string;
}

const notice = {
  /** `masked`: names are replaced. `hidden`: search engines leave it out. `taken-down`: it is not in the library any more. */
  state: ['masked', 'hidden', 'taken-down'],
  /** Why, in the operator's words. */
  reason: text,
  /** ISO date. */
  on: day,
} as const;

/** What the operator tells the readers of a document. */
export interface DocumentNotice extends ValueOf<typeof notice> {}

/** Null if there is none; an answer without it is none of ours. */
const noticeOrNone: Reader<DocumentNotice | null> = /* @__PURE__ */ Object.assign(
  (value: unknown) => (value === null ? null : read<DocumentNotice>(notice, value)),
  { of: [notice, null] },
);

const laterJudgment = {
  /** How it treats the document. */
  treatment,
  /** Cause title. */
  title: text,
  /** The citation to show. */
  citation: text,
  /** Our own citation, for the address. */
  houseCitation: sureText,
  /** ISO date; null if unknown. */
  on: day,
} as const;

/** A later judgment, and what it does with the document. */
export interface LaterJudgment extends ValueOf<typeof laterJudgment> {}

const actLink = {
  title: text,
  /** Our own citation, for the address. */
  houseCitation: sureText,
} as const;

/** An act of the library. */
export interface ActLink extends ValueOf<typeof actLink> {}

const referredJudgment = {
  /** Cause title. */
  title: text,
  /** The citation to show. */
  citation: text,
  /** Our own citation, for the address. */
  houseCitation: sureText,
} as const;

/** A judgment of the library to which a judgment refers. */
export interface ReferredJudgment extends ValueOf<typeof referredJudgment> {}

const contentsEntry = {
  heading: text,
  /** Printed numbers of its paragraphs, such as `5–7`; empty if none is printed. */
  paragraphs: text,
} as const;

/** A heading of a judgment. */
export interface ContentsEntry extends ValueOf<typeof contentsEntry> {}

const extent = {
  /** Characters of the whole text. */
  length: sureCount,
  /** Characters of the preview. */
  shown: sureCount,
  /** Printed number of the paragraph or section in which the preview ends; empty if it is not known. */
  firstMissing: text,
  /** Printed number of the last paragraph or section; empty if it is not known. */
  last: text,
  /** Sections of an act. */
  sections: sureCount,
  /** Headings of the whole judgment in order, at most forty; empty for an act. */
  contents: [contentsEntry as Fields<ContentsEntry>],
  /** Strongest first, at most five; empty for an act. */
  later: [laterJudgment as Fields<LaterJudgment>],
  /** The most often named first, at most eight; empty for an act. */
  acts: [actLink as Fields<ActLink>],
  /** Judgments of the library to which it refers, in the order of its text, at most forty; empty for an act. */
  referred: [referredJudgment as Fields<ReferredJudgment>],
} as const;

/** How long a document is, what its preview leaves out, the strongest later treatments of a judgment, and the acts and judgments that it names. */
export interface DocumentExtent extends ValueOf<typeof extent> {}

const attachment = {
  /** File name. */
  fileName: ['file_name', sureText],
  /** Bytes. */
  size: sureCount,
} as const;

/** The PDF that an e-mail attaches. */
export interface PdfForMail extends ValueOf<typeof attachment> {}

const pdf = { auth: 'member', base: 'render', slow: true } as const;
const PDF_PATH = '/api/getPDFbyURL';

// @__NO_SIDE_EFFECTS__
function pdfBody(forMail: boolean) {
  return ({ url, paper }: PdfInput) => ({ url, options: { paper: paper ?? 'A4', forMail } });
}

const byFileName = () =>
  ({
    ...memberRead,
    outdata: found<CaseRecord>(),
    query: { id: 'filename' },
  }) as const;

/** Matches only a stylesheet of the site: a path without `..`. */
const SHEET = /^\/(?!\/)(?!.*\.\.)[\w./-]+\.css$/;

/** Documents, their links and their files. */
export const documents = group('documents', () => ({
  /** Reads the preview of one case. Same path as the latest cases; only the body differs. */
  casePreview: latestCases,
  /** Lists judgments that cite this one. */
  citedBy: get<SearchAnswer<CaseRecord>, DocumentInput>('/api/caselaw/getCaseCitedByFileName', byFileName()),
  /** Lists judgments that overrule this one. */
  overruled: get<SearchAnswer<CaseRecord>, DocumentInput>('/api/caselaw/getOverruledcasedata', byFileName()),
  /** Reads what the library contains: judgments by court and year, and acts. */
  coverage: get<Coverage>('/api/documents/coverage', { auth: 'none', safe: true, ours: true, outdata: coverage }),
  /** Reads what the operator tells the readers of a document, by its id or its house citation; null if nothing. */
  notice: get<DocumentNotice | null, DocumentInput>('/api/documents/notice', {
    auth: 'none',
    safe: true,
    ours: true,
    outdata: noticeOrNone,
    query: { id: 'id' },
  }),
  /** Reads how long a document is and what follows its preview, by its id or its house citation. */
  extent: get<DocumentExtent, DocumentInput>('/api/documents/extent', {
    auth: 'none',
    safe: true,
    ours: true,
    outdata: extent,
    query: { id: 'id' },
  }),
  /** Reports an error in a document to the operator. */
  reportError: post<Outcome, ErrorReport>('/api/documents/report', {
    ...publicWrite,
    ours: true,
    whole: outcome,
    body: { id: 'id', paragraph: 'paragraph', words: 'words', email: 'email' },
  }),
  /** Downloads the original, scanned or printed, as PDF. */
  replica: get<Blob, DocumentInput>('/api/caseview/getreplicadocument', {
    ...memberRead,
    loading: 'downloadPDF',
    slow: true,
    answerAs: 'blob',
    envelope: false,
    whole: blob,
    query: { id: 'docpdfid' },
  }),
  /** Downloads a page of the site as PDF. */
  pdf: post<Blob, PdfInput>(PDF_PATH, {
    ...pdf,
    loading: 'downloadPDF',
    answerAs: 'blob',
    envelope: false,
    whole: blob,
    body: pdfBody(false),
  }),
  /** Prints a page for an e-mail: answers the name and the size of what will be attached. */
  pdfForMail: post<PdfForMail, PdfInput>(PDF_PATH, {
    ...pdf,
    loading: 'sendmail',
    outdata: attachment,
    body: pdfBody(true),
  }),
  /** Reads a stylesheet of the site by its path. Throws a BadQueryError for any other address. */
  stylesheet: get<string, { readonly path: string }>('/{stylesheet}', {
    auth: 'none',
    safe: true,
    base: 'web',
    answerAs: 'text',
    envelope: false,
    whole: text,
    to({ path }) {
      if (SHEET.test(path)) return path;
      throw new BadQueryError('Name a stylesheet by its path on the site, for example /assets/print.css.');
    },
  }),
}));
