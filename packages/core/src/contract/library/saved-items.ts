import { join } from '../wire/join.js';
import type { Fields, ValueOf } from '../wire/kind.js';
import { count, flag, moment, sureCount, sureText, text } from '../wire/readers.js';

export const savedSearch = {
  /** Words that refine it. */
  refineKeywords: text,
  /** Words that describe it. */
  keywords: text,
  /** The serialized search. */
  query: text,
  /** Kind of search: full text, citation, act… */
  kind: ['typeofSearch', text],
  /** Origin of the search, for example a form. */
  searchType: ['SearchType', text],
  /** Id of the search that it refines; empty if none. */
  parentId: ['parentID', text],
} as const;

/** A saved search. */
export interface SavedSearch extends ValueOf<typeof savedSearch> {}

const id = {
  /** Its own id. */
  id: sureText,
} as const;

const savedAt = {
  /** ISO date and time; empty if unknown. */
  savedAt: ['saved_at', moment],
} as const;

export const savedQuery = /* @__PURE__ */ join(id, savedSearch, savedAt, {
  /** How many documents its last run found; 0 before the first. */
  total: ['totalRec', count],
  /** When it was last run, ISO date and time; empty if never. */
  ranAt: ['ran_at', moment],
});

/** A saved query. */
export interface SavedQuery extends ValueOf<typeof savedQuery> {}

export const resultToSave = {
  /** Name that the member chose. */
  name: ['resultName', text],
  /** The member's description. */
  description: text,
  /** Kind of its search. */
  kind: ['typeOfSearch', text],
  /** Id of its saved search. */
  queryId: ['searchCriteriaId', text],
  /** How many documents the search found. */
  total: ['totalRec', count],
  /** Id of the document. */
  documentId: ['file_name', text],
  /** Id of its folder; empty, or `none`, for no folder. */
  folderId: ['folderid', text],
} as const;

/** A result to save in a folder. */
export interface ResultToSave extends ValueOf<typeof resultToSave> {}

const resultTable = /* @__PURE__ */ join(id, resultToSave, savedAt);

/** A result in a folder. */
export interface SavedResult extends ValueOf<typeof resultTable> {}

/** Ids of folders that no member creates. */
export const folderIds = {
  /** The results in no folder. */
  none: 'none',
  /** In a request: every folder with its results. */
  all: 'all',
} as const;

export const folder = {
  /** Its own id; `none` for the results in no folder. */
  id: ['folderid', sureText],
  /** Name that the member chose. */
  name: ['folderName', text],
  /** The member's description. */
  description: text,
  /** Id of the folder that it is in; empty at the top. */
  parentId: ['parentid', text],
  /** How many results it contains. */
  count,
  /** The results; only if the request names the folder. */
  results: [[resultTable as Fields<SavedResult>], []],
} as const;

/** A folder of saved results. */
export interface Folder extends ValueOf<typeof folder> {}

export const historyEntry = /* @__PURE__ */ join(id, {
  /** Words that describe it. */
  keywords: text,
  /** The serialized search. */
  query: text,
  /** Kind of its search. */
  kind: ['typeofSearch', text],
  /** How many documents it found. */
  total: ['totalRec', count],
  /** ISO date and time. */
  searchedAt: ['searched_at', moment],
});

/** A search in a member's history. */
export interface HistoryEntry extends ValueOf<typeof historyEntry> {}

export const bookmark = /* @__PURE__ */ join(
  {
    /** Id of the document. */
    documentId: ['file_name', sureText],
    /** Position of the paragraph in the text, as in its anchor `p4`; 0 for the whole document. */
    paragraph: count,
    /** The number that the court printed at the paragraph; empty if it has none. */
    number: text,
    /** True if the text has the paragraph no longer; `paragraph` is then its last position. */
    isLost: ['is_lost', flag],
  },
  savedAt,
);

/** A bookmark of a member. */
export interface Bookmark extends ValueOf<typeof bookmark> {}

export const noteState = {
  /** Grows with each change; send it with the next one. */
  version: sureCount,
  /** ISO date and time. */
  changedAt: ['changed_at', moment],
} as const;

/** The state of a note that was saved. */
export interface NoteState extends ValueOf<typeof noteState> {}

export const note = /* @__PURE__ */ join(
  {
    /** Id of the document. */
    documentId: ['file_name', sureText],
    /** The text. */
    note: ['personalNote', text],
  },
  noteState,
);

/** A member's note on a document, or an earlier text of it. */
export interface Note extends ValueOf<typeof note> {}

/** What can be removed and restored. */
export const removableKinds = ['query', 'folder', 'result'] as const;

/** Things of one kind to remove or to restore. */
export interface ThingsOf {
  /** What they are. */
  readonly kind: (typeof removableKinds)[number];
  /** Their ids, at most 200. */
  readonly ids: readonly string[];
}

export const removedThing = /* @__PURE__ */ join(
  {
    /** What it is. */
    kind: removableKinds,
  },
  id,
  {
    /** Its name, or the words of the search. */
    name: text,
    /** ISO date and time. */
    removedAt: ['removed_at', moment],
  },
);

/** Something that was removed and can be restored. */
export interface RemovedThing extends ValueOf<typeof removedThing> {}
