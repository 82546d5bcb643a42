import { BadQueryError } from '../../errors/bad-query-error.js';
import type { CaseRecord } from '../records/case-record.js';
import type { SearchAnswer } from '../search/search-answer.js';
import { group, get, post } from '../wire/make-call.js';
import { memberRead } from '../wire/marks.js';
import { inField, outdata, sureCount, sureText, text, type Reader } from '../wire/readers.js';
import { found } from '../search/search-call.js';
import { latestCases } from '../welcome/calls.js';

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

/** A PDF that is ready to be sent by e-mail. */
export interface PdfForMail {
  /** File name. */
  readonly fileName: string;
  /** Bytes. */
  readonly size: number;
}

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
  /** Creates a PDF of a page, which the server keeps to send by e-mail. */
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
