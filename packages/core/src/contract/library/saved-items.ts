import { both, count, items, record, sureText, text, type Fields } from '../wire/readers.js';

/** A saved search. */
export interface SavedSearch {
  /** The serialized search. */
  readonly query: string;
  /** Words that describe it. */
  readonly keywords: string;
  /** Words that refine it. */
  readonly refineKeywords: string;
  /** Kind of search: full text, citation, act… */
  readonly kind: string;
  /** Origin of the search, for example a form. */
  readonly searchType: string;
  /** Id of the search that it refines; empty if none. */
  readonly parentId: string;
}

/** A saved query. */
export interface SavedQuery extends SavedSearch {
  /** Its own id. */
  readonly id: string;
  /** ISO date and time; empty if unknown. */
  readonly savedAt: string;
}

/** A result to save in a folder. */
export interface ResultToSave {
  /** Name that the member chose. */
  readonly name: string;
  /** The member's description. */
  readonly description: string;
  /** Kind of its search. */
  readonly kind: string;
  /** Id of its saved search. */
  readonly queryId: string;
  /** How many documents the search found. */
  readonly total: number;
  /** Id of the document. */
  readonly documentId: string;
  /** Id of its folder. */
  readonly folderId: string;
}

/** A result in a folder. */
export interface SavedResult extends ResultToSave {
  /** Its own id. */
  readonly id: string;
  /** ISO date and time; empty if unknown. */
  readonly savedAt: string;
}

/** A folder of saved results. */
export interface Folder {
  /** Its own id. */
  readonly id: string;
  /** Name that the member chose. */
  readonly name: string;
  /** How many results it contains. */
  readonly count: number;
  /** The results; only if the request names the folder. */
  readonly results: readonly SavedResult[];
}

/** A search in a member's history. */
export interface HistoryEntry {
  /** Its own id. */
  readonly id: string;
  /** Words that describe it. */
  readonly keywords: string;
  /** The serialized search. */
  readonly query: string;
  /** Kind of its search. */
  readonly kind: string;
  /** How many documents it found. */
  readonly total: number;
  /** ISO date and time. */
  readonly searchedAt: string;
}

/** Fields of a search on the wire. */
export const searchFields: Fields<SavedSearch> = {
  query: text,
  keywords: text,
  refineKeywords: text,
  kind: ['typeofSearch', text],
  searchType: ['SearchType', text],
  parentId: ['parentID', text],
};

/** Fields of a result on the wire. */
export const resultFields: Fields<ResultToSave> = {
  name: ['resultName', text],
  description: text,
  kind: ['typeOfSearch', text],
  queryId: ['searchCriteriaId', text],
  total: ['totalRec', count],
  documentId: ['file_name', text],
  folderId: ['folderid', text],
};

const stored: Fields<Pick<SavedQuery, 'id' | 'savedAt'>> = { id: sureText, savedAt: ['saved_at', text] };
const result = record<SavedResult>(both(resultFields, stored));

/** Reads a list of saved queries. */
export const savedQueries = items(record<SavedQuery>(both(searchFields, stored)));

/** Reads a list of folders. */
export const folders = items(
  record<Folder>({
    id: ['folderid', sureText],
    name: ['folderName', text],
    count,
    results: (value) => items(result)(value ?? null),
  }),
);

/** Reads a member's history. */
export const historyEntries = items(
  record<HistoryEntry>({
    id: sureText,
    keywords: text,
    query: text,
    kind: ['typeofSearch', text],
    total: ['totalRec', count],
    searchedAt: ['searched_at', text],
  }),
);
