import type { ActRecord } from '../records/act-record.js';
import type { CaseRecord } from '../records/case-record.js';
import { boxSuggestions, type BoxSuggestions } from './box-suggestions.js';
import type { SearchAnswer } from './search-answer.js';
import type { Clause } from './search-body.js';
import { suggestion, type Suggestion } from './suggestion.js';
import { get, group, post } from '../wire/make-call.js';
import { textHits, type TextHits } from './text-hits.js';
import { found, searchBody, searchQuery, type SearchInput } from './search-call.js';

/** A search of the bare acts, with paging. */
export interface ActSearchInput extends SearchInput {
  /** Position of the first hit; 0 by default. */
  readonly fromPage?: number;
}

/** The typed text, and how many suggestions of each kind to return. */
export interface SuggestionsInput {
  /** As typed. */
  readonly text: string;
  /** 1 to 20; 10 by default. */
  readonly size?: number;
}

/** The text in the search box. */
export interface BoxInput {
  /** As typed. */
  readonly text: string;
}

/** A document, and the search whose words are wanted. */
export interface TextHitsInput {
  /** Id of the document. */
  readonly id: string;
  /** The `query` of a search body. */
  readonly query: Clause;
}

const anySearch = { auth: 'bearer', safe: true, loading: 'loadmesecure' } as const;

/** Searches of judgments and acts. */
export const search = group('search', () => ({
  /** Searches cases and acts together; used for single documents by id or citation. */
  query: post<SearchAnswer, SearchInput>('/api/ec/getquery', {
    ...anySearch,
    loading: 'loadme',
    ours: true,
    outdata: found(),
    query: { ...searchQuery, userId: ['userid', 'welcome'] },
    body: searchBody,
  }),
  /** Searches judgments. */
  cases: post<SearchAnswer<CaseRecord>, SearchInput>('/api/ec/getResults', {
    ...anySearch,
    outdata: found(),
    query: searchQuery,
    body: searchBody,
  }),
  /** Finds the words of a search in the text of one document. Without a subscription, in its preview. */
  textHits: post<TextHits, TextHitsInput>('/api/search/hits', {
    auth: 'member',
    safe: true,
    ours: true,
    outdata: textHits,
    body: { id: 'file_name', query: 'query' },
  }),
  /** Suggests spellings, next words, parties, acts and citations for the typed text. */
  suggestions: post<readonly Suggestion[], SuggestionsInput>('/api/ec/getSuggestions', {
    auth: 'member',
    safe: true,
    outdata: [suggestion],
    body: { text: 'searchtext', size: ['size', 10] },
  }),
  /**
   * Suggests for the search box, from two letters or digits on: judgments by party or citation, acts, and for members sections and
   * judges. No words of texts. Hidden, masked and removed judgments are never suggested.
   */
  inBox: get<BoxSuggestions, BoxInput>('/api/search/suggest', {
    auth: 'bearer',
    safe: true,
    ours: true,
    outdata: boxSuggestions,
    query: { text: 'text' },
  }),
  /** Searches bare acts. */
  acts: post<SearchAnswer<ActRecord>, ActSearchInput>('/api/ec/getbareacts', {
    ...anySearch,
    aliases: ['/api/ecservice/getbareacts'],
    outdata: found(),
    query: { ...searchQuery, fromPage: ['frompage', 0] },
    body: searchBody,
  }),
}));
