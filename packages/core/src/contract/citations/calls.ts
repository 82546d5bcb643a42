import { judgmentCitations, type JudgmentCitations } from './judgment-citations.js';
import { citationChoices, citationVerdicts, type CitationChoice, type CitationVerdict } from './citation-verdict.js';
import { group, get, post } from '../wire/make-call.js';
import { memberRead } from '../wire/marks.js';
import { outdata } from '../wire/readers.js';
import type { DocumentInput } from '../documents/calls.js';

/** What a citation is made of, one list after the other. */
export type CitationPart = 'books' | 'years' | 'volumes' | 'pages';

/** A list of one part over the whole library. */
export interface CitationBooksInput {
  /** `books` by default. */
  readonly part?: CitationPart;
  /** 5 by default. */
  readonly countryId?: number;
}

/** The next part of a citation whose first parts are known. */
export interface CitationLookupInput {
  /** Which part is asked for. */
  readonly part: Exclude<CitationPart, 'books'>;
  /** For example `Crimes & Cases`. */
  readonly book: string;
  /** Of the citation, where it is known. */
  readonly year?: number;
  /** Of the citation, where it is known. */
  readonly volume?: string;
}

/** Citations to check. */
export interface CitationCheckInput {
  /** At most 500, as they are written. */
  readonly citations: readonly string[];
  /** Names of the parties, parallel to the citations. */
  readonly names?: readonly string[];
}

/** Citations. */
export const citations = group('citations', () => ({
  /** Books that citations of the library name. */
  books: get<readonly CitationChoice[], CitationBooksInput | undefined>('/api/caselaw/getCitiations', {
    ...memberRead,
    answer: outdata(citationChoices),
    query: { part: ['operation', 'books'], countryId: ['countryMasterID', 5] },
  }),
  /** Years, volumes or pages of a book. */
  lookup: get<readonly CitationChoice[], CitationLookupInput>('/api/caselaw/getcitationdata', {
    ...memberRead,
    answer: outdata(citationChoices),
    query: ({ part, book, year, volume }) => ({
      book: book.replaceAll('&', '*'),
      flag: part,
      year: year ?? '',
      vol: volume ?? '',
    }),
  }),
  /** What is known of each of some citations. */
  check: post<readonly CitationVerdict[], CitationCheckInput>('/api/citations/check', {
    auth: 'bearer',
    safe: true,
    loading: 'loadmesecure',
    ours: true,
    answer: outdata(citationVerdicts),
    body: { citations: 'citations', names: 'names' },
  }),
  /** What a judgment cites, and who cites it. */
  ofJudgment: get<JudgmentCitations, DocumentInput>('/api/citations/judgment', {
    ...memberRead,
    ours: true,
    answer: outdata(judgmentCitations),
    query: { id: 'filename' },
  }),
}));
