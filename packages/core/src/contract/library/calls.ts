import { created, outcome, type Created, type Outcome } from '../wire/outcome.js';
import {
  folders,
  historyEntries,
  resultFields,
  savedQueries,
  searchFields,
  type Folder,
  type HistoryEntry,
  type ResultToSave,
  type SavedQuery,
  type SavedSearch,
} from './saved-items.js';
import { group, get, post } from '../wire/make-call.js';
import { getWrite, memberRead, memberWrite } from '../wire/marks.js';
import { outdata } from '../wire/readers.js';
import { wireNames } from '../wire/wire-names.js';
import { forUser, type ForUser } from '../wire/for-user.js';

/** A search to save, and its session. */
export interface SaveQueryInput extends ForUser, SavedSearch {
  /** Id of the session. */
  readonly sessionId?: string;
}

/** A saved search to change. */
export interface UpdateQueryInput extends SaveQueryInput {
  /** Id of the saved search. */
  readonly id: string;
}

/** A judgment or a paragraph to bookmark. */
export interface BookmarkInput {
  /** Id of the document. */
  readonly documentId: string;
  /** Number of the paragraph; the whole judgment by default. */
  readonly paragraph?: number;
  /** True removes the bookmark. */
  readonly isRemoval?: boolean;
}

/** The judgment of a note. */
export interface NoteInput extends ForUser {
  /** Id of the document. */
  readonly documentId: string;
}

const queryBody = () =>
  ({
    ...wireNames(searchFields),
    userId: ['userID', '0'],
    sessionId: ['sessionID', ''],
  }) as const;
const noteQuery = () => ({ ...forUser, documentId: 'file_name' }) as const;
const folderValues = () => ({ name: ['folderName', ''], ...forUser }) as const;
const update = () => ({ ...memberWrite, answer: outcome, body: { id: 'id', ...queryBody() } }) as const;

/** What a member stores: searches, results in folders, history, bookmarks, notes. */
export const library = group('library', () => ({
  /** Saves a search. */
  saveQuery: post<Created, SaveQueryInput>('/api/caselaw/saveQuery', {
    ...memberWrite,
    idempotent: true,
    answer: created,
    body: queryBody(),
  }),
  /** Changes a saved search. */
  updateQuery: post<Outcome, UpdateQueryInput>('/api/caselaw/updateQuery', update()),
  /** Changes the search of saved results. */
  updateSavedResultQuery: post<Outcome, UpdateQueryInput>('/api/caselaw/updatesaveResultQuery', update()),
  /** Lists the saved searches that refine another one. */
  queriesByParent: get<readonly SavedQuery[], { readonly parentId: string }>('/api/caselaw/getquerybyparent', {
    ...memberRead,
    answer: outdata(savedQueries),
    query: { parentId: 'parentid' },
  }),
  /** Saves a result in a folder. */
  saveResult: get<Created, ForUser & ResultToSave>('/api/caselaw/saveResultCaseLaw', {
    ...getWrite,
    answer: created,
    query: { ...wireNames(resultFields), ...forUser },
  }),
  /** Lists the member's folders; with a name, that folder and its results. */
  folders: get<readonly Folder[], (ForUser & { readonly name?: string }) | undefined>(
    '/api/caselaw/getSavedResultFolder',
    {
      ...memberRead,
      answer: outdata(folders),
      query: folderValues(),
    },
  ),
  /** Creates a folder. */
  saveFolder: post<Created, ForUser & { readonly name: string }>('/api/caselaw/savedFolder', {
    ...memberWrite,
    idempotent: true,
    answer: created,
    body: folderValues(),
  }),
  /** Lists the member's latest searches. */
  history: get<readonly HistoryEntry[], ForUser | undefined>('/api/history/gettopsearchhistory', {
    ...memberRead,
    answer: outdata(historyEntries),
    query: forUser,
  }),
  /** Bookmarks a judgment or one of its paragraphs, or removes the bookmark. */
  addBookmark: post<Outcome, BookmarkInput>('/api/history/addbookmark', {
    ...memberWrite,
    answer: outcome,
    body: { documentId: 'file_name', paragraph: 'paragraph', isRemoval: 'remove' },
  }),
  /** Stores the member's note on a judgment. */
  saveNote: get<Outcome, NoteInput & { readonly note: string }>('/api/caselaw/savePersonalNote', {
    ...getWrite,
    answer: outcome,
    query: { note: 'personalNote', ...noteQuery() },
  }),
  /** Deletes the member's note on a judgment. */
  deleteNote: get<Outcome, NoteInput>('/api/caselaw/DeletePersonalNote', {
    ...getWrite,
    answer: outcome,
    query: noteQuery(),
  }),
}));
