import { both, count, items, record, sureText, text, type Fields } from '../wire/readers.js';

/** A search as it is saved. */
export interface SavedSearch {
  /** The serialized search. */
  readonly query: string;
  /** The words shown for it. */
  readonly keywords: string;
  /** The words that narrowed it. */
  readonly refineKeywords: string;
  /** Kind of search: full text, citation, act… */
  readonly kind: string;
  /** How the search was made, for example from which form. */
  readonly searchType: string;
  /** Id of the query it narrows; empty for none. */
  readonly parentId: string;
}

/** A saved query. */
export interface SavedQuery extends SavedSearch {
  /** Its own id. */
  readonly id: string;
  /** ISO date and time; empty where not known. */
  readonly savedAt: string;
}

/** A result as it is put into a folder. */
export interface ResultToSave {
  /** As the member named it. */
  readonly name: string;
  /** The member's own words. */
  readonly description: string;
  /** Kind of search it came from. */
  readonly kind: string;
  /** Id of the saved query it came from. */
  readonly queryId: string;
  /** How many documents the query found. */
  readonly total: number;
  /** Id of the document. */
  readonly documentId: string;
  /** The folder it is in. */
  readonly folderId: string;
}

/** A result in a folder. */
export interface SavedResult extends ResultToSave {
  /** Its own id. */
  readonly id: string;
  /** ISO date and time; empty where not known. */
  readonly savedAt: string;
}

/** A folder of saved results. */
export interface Folder {
  /** Its own id. */
  readonly id: string;
  /** As the member named it. */
  readonly name: string;
  /** How many results it holds. */
  readonly count: number;
  /** The results, where one folder was asked for by its name. */
  readonly results: readonly SavedResult[];
}

/** A search of a member's history. */
export interface HistoryEntry {
  /** Its own id. */
  readonly id: string;
  /** The words shown for it. */
  readonly keywords: string;
  /** The serialized search. */
  readonly query: string;
  /** Kind of search it came from. */
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
