import { both, count, flag, items, record, sureCount, sureText, text, word, type Fields } from '../wire/readers.js';

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
  /** How many documents its last run found; 0 before the first. */
  readonly total: number;
  /** When it was last run, ISO date and time; empty if never. */
  readonly ranAt: string;
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
  /** Id of its folder; empty, or `none`, for no folder. */
  readonly folderId: string;
}

/** A result in a folder. */
export interface SavedResult extends ResultToSave {
  /** Its own id. */
  readonly id: string;
  /** ISO date and time; empty if unknown. */
  readonly savedAt: string;
}

/** Ids of folders that no member creates. */
export const folderIds = {
  /** The results in no folder. */
  none: 'none',
  /** In a request: every folder with its results. */
  all: 'all',
} as const;

/** A folder of saved results. */
export interface Folder {
  /** Its own id; `none` for the results in no folder. */
  readonly id: string;
  /** Name that the member chose. */
  readonly name: string;
  /** The member's description. */
  readonly description: string;
  /** Id of the folder that it is in; empty at the top. */
  readonly parentId: string;
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

/** A bookmark of a member. */
export interface Bookmark {
  /** Id of the document. */
  readonly documentId: string;
  /** Position of the paragraph in the text, as in its anchor `p4`; 0 for the whole document. */
  readonly paragraph: number;
  /** The number that the court printed at the paragraph; empty if it has none. */
  readonly number: string;
  /** True if the text has the paragraph no longer; `paragraph` is then its last position. */
  readonly isLost: boolean;
  /** ISO date and time. */
  readonly savedAt: string;
}

/** The state of a note that was saved. */
export interface NoteState {
  /** Grows with each change; send it with the next one. */
  readonly version: number;
  /** ISO date and time. */
  readonly changedAt: string;
}

/** A member's note on a document, or an earlier text of it. */
export interface Note extends NoteState {
  /** Id of the document. */
  readonly documentId: string;
  /** The text. */
  readonly note: string;
}

/** What can be removed and restored. */
export const removableKinds = ['query', 'folder', 'result'] as const;

/** Things of one kind to remove or to restore. */
export interface ThingsOf {
  /** What they are. */
  readonly kind: (typeof removableKinds)[number];
  /** Their ids, at most 200. */
  readonly ids: readonly string[];
}

/** Something that was removed and can be restored. */
export interface RemovedThing {
  /** What it is. */
  readonly kind: ThingsOf['kind'];
  /** Its own id. */
  readonly id: string;
  /** Its name, or the words of the search. */
  readonly name: string;
  /** ISO date and time. */
  readonly removedAt: string;
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
export const savedQueries = items(
  record<SavedQuery>({
    ...both(searchFields, stored),
    total: ['totalRec', count],
    ranAt: ['ran_at', text],
  }),
);

/** Reads a list of folders. */
export const folders = items(
  record<Folder>({
    id: ['folderid', sureText],
    name: ['folderName', text],
    description: text,
    parentId: ['parentid', text],
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

/** Reads a list of bookmarks. */
export const bookmarks = items(
  record<Bookmark>({
    documentId: ['file_name', sureText],
    paragraph: count,
    number: text,
    isLost: ['is_lost', flag],
    savedAt: ['saved_at', text],
  }),
);

const state: Fields<NoteState> = { version: sureCount, changedAt: ['changed_at', text] };

/** Reads the state of a saved note. */
export const noteState = record<NoteState>(state);

/** Reads a list of notes. */
export const notes = items(
  record<Note>({ documentId: ['file_name', sureText], note: ['personalNote', text], ...state }),
);

/** Reads a list of removed things. */
export const removedThings = items(
  record<RemovedThing>({
    kind: word(removableKinds),
    id: sureText,
    name: text,
    removedAt: ['removed_at', text],
  }),
);
