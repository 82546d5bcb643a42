import { BadQueryError } from '../../errors/bad-query-error.js';
import type { CaseRecord } from '../records/case-record.js';
import type { SearchAnswer } from '../search/search-answer.js';
import { group, get, post } from '../wire/make-call.js';
import { treatment, type Treatment } from '../citations/treatments.js';
import { outcome, type Outcome } from '../wire/outcome.js';
import { memberRead, publicWrite } from '../wire/marks.js';
import { day, inField, items, outdata, record, sureCount, sureText, text, word, type Reader } from '../wire/readers.js';
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

/** What the operator tells the readers of a document. */
export interface DocumentNotice {
  /** `masked`: names are replaced. `hidden`: search engines leave it out. `taken-down`: it is not in the library any more. */
  readonly state: 'masked' | 'hidden' | 'taken-down';
  /** Why, in the operator's words. */
  readonly reason: string;
  /** ISO date. */
  readonly on: string | null;
}

/** A later judgment, and what it does with the document. */
export interface LaterJudgment {
  /** How it treats the document. */
  readonly treatment: Treatment;
  /** Cause title. */
  readonly title: string;
  /** The citation to show. */
  readonly citation: string;
  /** Our own citation, for the address. */
  readonly houseCitation: string;
  /** ISO date; null if unknown. */
  readonly on: string | null;
}

/** An act of the library. */
export interface ActLink {
  readonly title: string;
  /** Our own citation, for the address. */
  readonly houseCitation: string;
}

/** A heading of a judgment. */
export interface ContentsEntry {
  readonly heading: string;
  /** Printed numbers of its paragraphs, such as `5–7`; empty if none is printed. */
  readonly paragraphs: string;
}

/** How long a document is, what its preview leaves out, the strongest later treatments of a judgment, and the acts that it names. */
export interface DocumentExtent {
  /** Characters of the whole text. */
  readonly length: number;
  /** Characters of the preview. */
  readonly shown: number;
  /** Printed number of the paragraph or section in which the preview ends; empty if it is not known. */
  readonly firstMissing: string;
  /** Printed number of the last paragraph or section; empty if it is not known. */
  readonly last: string;
  /** Sections of an act. */
  readonly sections: number;
  /** Headings of the whole judgment in order, at most forty; empty for an act. */
  readonly contents: readonly ContentsEntry[];
  /** Strongest first, at most five; empty for an act. */
  readonly later: readonly LaterJudgment[];
  /** The most often named first, at most eight; empty for an act. */
  readonly acts: readonly ActLink[];
}

/** The PDF that an e-mail attaches. */
export interface PdfForMail {
  /** File name. */
  readonly fileName: string;
  /** Bytes. */
  readonly size: number;
}

const notice = record<DocumentNotice>({
  state: word(['masked', 'hidden', 'taken-down']),
  reason: text,
  on: day,
});
const extent = record<DocumentExtent>({
  length: sureCount,
  shown: sureCount,
  firstMissing: text,
  last: text,
  sections: sureCount,
  contents: items(record<ContentsEntry>({ heading: text, paragraphs: text })),
  later: items(record<LaterJudgment>({ treatment, title: text, citation: text, houseCitation: sureText, on: day })),
  acts: items(record<ActLink>({ title: text, houseCitation: sureText })),
});
const blob: Reader<Blob> = (value) => value as Blob;
const fileName = outdata(inField('file_name', sureText));
const size = outdata(inField('size', sureCount));
const pdf = { auth: 'member', base: 'render', slow: true } as const;
const PDF_PATH = '/api/getPDFbyURL';

// @__NO_SIDE_EFFECTS__
function pdfBody(forMail: boolean) {
  return ({ url, paper }: PdfInput) => ({ url, options: { paper: paper ?? 'A4', forMail } });
}

const byFileName = () =>
  ({
    ...memberRead,
    answer: found<CaseRecord>(),
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
  coverage: get<Coverage>('/api/documents/coverage', { auth: 'none', safe: true, ours: true, answer: coverage }),
  /** Reads what the operator tells the readers of a document, by its id or its house citation; null if nothing. */
  notice: get<DocumentNotice | null, DocumentInput>('/api/documents/notice', {
    auth: 'none',
    safe: true,
    ours: true,
    answer: outdata((value) => (value === null ? null : notice(value))),
    query: { id: 'id' },
  }),
  /** Reads how long a document is and what follows its preview, by its id or its house citation. */
  extent: get<DocumentExtent, DocumentInput>('/api/documents/extent', {
    auth: 'none',
    safe: true,
    ours: true,
    answer: outdata(extent),
    query: { id: 'id' },
  }),
  /** Reports an error in a document to the operator. */
  reportError: post<Outcome, ErrorReport>('/api/documents/report', {
    ...publicWrite,
    ours: true,
    answer: outcome,
    body: { id: 'id', paragraph: 'paragraph', words: 'words', email: 'email' },
  }),
  /** Downloads the original, scanned or printed, as PDF. */
  replica: get<Blob, DocumentInput>('/api/caseview/getreplicadocument', {
    ...memberRead,
    loading: 'downloadPDF',
    slow: true,
    answerAs: 'blob',
    envelope: false,
    answer: blob,
    query: { id: 'docpdfid' },
  }),
  /** Downloads a page of the site as PDF. */
  pdf: post<Blob, PdfInput>(PDF_PATH, {
    ...pdf,
    loading: 'downloadPDF',
    answerAs: 'blob',
    envelope: false,
    answer: blob,
    body: pdfBody(false),
  }),
  /** Prints a page for an e-mail: answers the name and the size of what will be attached. */
  pdfForMail: post<PdfForMail, PdfInput>(PDF_PATH, {
    ...pdf,
    loading: 'sendmail',
    answer: (answer) => ({ fileName: fileName(answer), size: size(answer) }),
    body: pdfBody(true),
  }),
  /** Reads a stylesheet of the site by its path. Throws a BadQueryError for any other address. */
  stylesheet: get<string, { readonly path: string }>('/{stylesheet}', {
    auth: 'none',
    safe: true,
    base: 'web',
    answerAs: 'text',
    envelope: false,
    answer: text,
    to({ path }) {
      if (SHEET.test(path)) return path;
      throw new BadQueryError('Name a stylesheet by its path on the site, for example /assets/print.css.');
    },
  }),
}));
