import type { AuthorityList } from './authority-list.js';
import { created, outcome, type Created, type Outcome } from '../wire/outcome.js';
import {
  bookmark,
  folder,
  historyEntry,
  note,
  noteState,
  removedThing,
  resultToSave,
  savedQuery,
  savedSearch,
  type Bookmark,
  type Folder,
  type HistoryEntry,
  type Note,
  type NoteState,
  type RemovedThing,
  type ResultToSave,
  type SavedQuery,
  type SavedSearch,
  type ThingsOf,
} from './saved-items.js';
import { group, get, post } from '../wire/make-call.js';
import { getWrite, memberRead, memberWrite } from '../wire/marks.js';
import { blob } from '../wire/readers.js';
import { wireNames } from '../wire/wire-names.js';
import { forUser, type ForUser } from '../wire/for-user.js';

/** A search to save, and its session. */
export interface SaveQueryInput extends ForUser, SavedSearch {
  /** Id of the session. */
  readonly sessionId?: string;
  /** How many documents this run of it found. Without it the stored number stays. */
  readonly total?: number;
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
  /** True removes the one whose paragraph the text has no longer. */
  readonly isLost?: boolean;
}

/** A folder to create. */
export interface FolderInput extends ForUser {
  /** Unique within its place. */
  readonly name: string;
  /** The member's description. */
  readonly description?: string;
  /** Id of the folder that it is in; at the top by default. */
  readonly parentId?: string;
}

/** A folder to rename or to move; what is missing stays as it is. */
export interface FolderChange extends Partial<Omit<FolderInput, 'userId'>> {
  /** Id of the folder. */
  readonly id: string;
}

/** The folders to list: all by default, without their results. */
export interface FolderChoice extends ForUser {
  /** Those of this name, with their results. */
  readonly name?: string;
  /** The one with this id, with its results; `none` for the results in no folder, `all` for every folder. */
  readonly id?: string;
}

/** A note to store. */
export interface NoteToSave extends NoteInput {
  /** The whole text. */
  readonly note: string;
  /** The version that the writer saw, 0 for none. Without it, any version is overwritten. */
  readonly version?: number;
}

/** The judgment of a note. */
export interface NoteInput extends ForUser {
  /** Id of the document. */
  readonly documentId: string;
}

const queryBody = () =>
  ({
    ...wireNames(savedSearch),
    userId: ['userID', '0'],
    sessionId: ['sessionID', ''],
    total: 'totalRec',
  }) as const;
const noteQuery = () => ({ ...forUser, documentId: 'file_name' }) as const;
const folderPlace = { description: 'description', parentId: 'parentid' } as const;
const FOLDER = '/api/library/';
const read = { ...memberRead, ours: true } as const;
const change = { ...memberWrite, ours: true, whole: outcome } as const;
const things = { ...change, body: { kind: 'kind', ids: 'ids' } } as const;
const update = () => ({ ...memberWrite, whole: outcome, body: { id: 'id', ...queryBody() } }) as const;

/** What a member stores: searches, results in folders, history, bookmarks, notes. */
export const library = group('library', () => ({
  /** Saves a search. */
  saveQuery: post<Created, SaveQueryInput>('/api/caselaw/saveQuery', {
    ...memberWrite,
    idempotent: true,
    whole: created,
    body: queryBody(),
  }),
  /** Changes a saved search. */
  updateQuery: post<Outcome, UpdateQueryInput>('/api/caselaw/updateQuery', update()),
  /** Changes the search of saved results. */
  updateSavedResultQuery: post<Outcome, UpdateQueryInput>('/api/caselaw/updatesaveResultQuery', update()),
  /** Lists the saved searches that refine another one. */
  queriesByParent: get<readonly SavedQuery[], { readonly parentId: string }>('/api/caselaw/getquerybyparent', {
    ...memberRead,
    outdata: [savedQuery],
    query: { parentId: 'parentid' },
  }),
  /** Lists all saved searches. */
  queries: get<readonly SavedQuery[]>(`${FOLDER}queries`, { ...read, outdata: [savedQuery] }),
  /** Saves a result in a folder. What the folder has already is changed. */
  saveResult: get<Created, ForUser & ResultToSave>('/api/caselaw/saveResultCaseLaw', {
    ...getWrite,
    whole: created,
    query: { ...wireNames(resultToSave), ...forUser },
  }),
  /** Lists the member's folders; with a name or an id, that folder and its results. */
  folders: get<readonly Folder[], FolderChoice | undefined>('/api/caselaw/getSavedResultFolder', {
    ...memberRead,
    outdata: [folder],
    query: { name: ['folderName', ''], id: ['folderid', ''], ...forUser },
  }),
  /** Creates a folder. */
  saveFolder: post<Created, FolderInput>('/api/caselaw/savedFolder', {
    ...memberWrite,
    idempotent: true,
    whole: created,
    body: { name: ['folderName', ''], ...folderPlace, ...forUser },
  }),
  /** Renames, describes or moves a folder. */
  changeFolder: post<Outcome, FolderChange>(`${FOLDER}changefolder`, {
    ...change,
    body: { id: 'folderid', name: 'folderName', ...folderPlace },
  }),
  /** Moves saved results to a folder; `none` takes them out of theirs. */
  moveResults: post<Outcome, { readonly ids: readonly string[]; readonly folderId: string }>(`${FOLDER}moveresults`, {
    ...change,
    body: { ids: 'ids', folderId: 'folderid' },
  }),
  /** Removes saved searches, folders with all that is in them, or results. They can be restored for 30 days. */
  remove: post<Outcome, ThingsOf>(`${FOLDER}remove`, things),
  /** Restores what was removed. */
  restore: post<Outcome, ThingsOf>(`${FOLDER}restore`, things),
  /** Lists what was removed and can be restored. */
  removed: get<readonly RemovedThing[]>(`${FOLDER}removed`, { ...read, outdata: [removedThing] }),
  /** Prints a list of authorities as PDF. */
  authorities: post<Blob, AuthorityList>(`${FOLDER}authorities`, {
    auth: 'member',
    safe: true,
    ours: true,
    slow: true,
    loading: 'downloadPDF',
    answerAs: 'blob',
    envelope: false,
    whole: blob,
    body: { ids: 'ids', title: 'title', order: 'order', hasTreatment: 'treatment' },
  }),
  /** Lists the member's latest searches. */
  history: get<readonly HistoryEntry[], ForUser | undefined>('/api/history/gettopsearchhistory', {
    ...memberRead,
    outdata: [historyEntry],
    query: forUser,
  }),
  /** Puts a search at the top of the history. */
  addHistory: post<Outcome, Pick<HistoryEntry, 'query' | 'keywords' | 'kind' | 'total'>>(`${FOLDER}addhistory`, {
    ...change,
    body: { query: 'query', keywords: 'keywords', kind: 'typeofSearch', total: 'totalRec' },
  }),
  /** Forgets one search of the history, or all of them. */
  clearHistory: post<Outcome, { readonly id?: string } | undefined>(`${FOLDER}clearhistory`, {
    ...change,
    body: { id: ['id', ''] },
  }),
  /** Bookmarks a judgment or one of its paragraphs, or removes the bookmark. */
  addBookmark: post<Outcome, BookmarkInput>('/api/history/addbookmark', {
    ...memberWrite,
    whole: outcome,
    body: { documentId: 'file_name', paragraph: 'paragraph', isRemoval: 'remove', isLost: 'is_lost' },
  }),
  /** Lists the member's bookmarks, or those of one document. */
  bookmarks: get<readonly Bookmark[], { readonly documentId?: string } | undefined>(`${FOLDER}bookmarks`, {
    ...read,
    outdata: [bookmark],
    query: { documentId: ['file_name', ''] },
  }),
  /** Stores the member's note on a judgment. Refused if it was changed since the version that the writer saw. */
  saveNote: get<NoteState, NoteToSave>('/api/caselaw/savePersonalNote', {
    ...getWrite,
    outdata: noteState,
    query: { note: 'personalNote', version: 'version', ...noteQuery() },
  }),
  /** Deletes the member's note on a judgment. */
  deleteNote: get<Outcome, NoteInput>('/api/caselaw/DeletePersonalNote', {
    ...getWrite,
    whole: outcome,
    query: noteQuery(),
  }),
  /** Lists the member's notes, or the one on a document. */
  notes: get<readonly Note[], { readonly documentId?: string } | undefined>(`${FOLDER}notes`, {
    ...read,
    outdata: [note],
    query: { documentId: ['file_name', ''] },
  }),
  /** Lists the earlier texts of a note, which are kept for 30 days. */
  noteVersions: get<readonly Note[], { readonly documentId: string }>(`${FOLDER}noteversions`, {
    ...read,
    outdata: [note],
    query: { documentId: 'file_name' },
  }),
}));
