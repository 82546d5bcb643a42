import type { Generated } from 'kysely';
import type { LargeIntegerColumn, NullableLargeIntegerColumn } from '../large-integer.js';

/** One row a member. Each write of the member's library changes it first, so the writes of a member follow each other. */
export interface MemberLibraryRow {
  user_id: number;
  changed_at: LargeIntegerColumn;
}

/** What a removed row keeps for 30 days, so that it can be restored. */
interface RemovableRow {
  id: string;
  user_id: number;
  saved_at: LargeIntegerColumn;
  /** Null while it is kept. */
  deleted_at: NullableLargeIntegerColumn;
  /** Id of the folder that was removed with all that is in it; empty for a row that was removed itself. */
  deleted_with: Generated<string>;
}

/** A saved search. */
export interface SavedQueryRow extends RemovableRow {
  /** Id of the saved search that it refines; empty if none. */
  parent_id: string;
  /** The serialized search as the client wrote it; checked when it is run, as every search. */
  query: string;
  keywords: string;
  refine_keywords: string;
  kind: string;
  search_type: string;
  session_id: string;
  /** How many documents its last run found; null before the first. */
  total: NullableLargeIntegerColumn;
  ran_at: NullableLargeIntegerColumn;
}

/** A folder of saved results. */
export interface SavedFolderRow extends RemovableRow {
  /** Id of the folder that it is in; empty at the top. */
  parent_id: string;
  name: string;
  /** The name in the form in which names are compared. */
  name_key: string;
  description: string;
}

/** A judgment, an act or a whole search in a folder. */
export interface SavedResultRow extends RemovableRow {
  /** Empty if it is in no folder. */
  folder_id: string;
  name: string;
  description: string;
  kind: string;
  /** Id of its saved search; empty if none. */
  query_id: string;
  total: LargeIntegerColumn;
  /** Empty for a whole search. */
  document_id: string;
  /** What it is: a folder has one row of it. */
  item_key: string;
}

/** A search that a member ran. The same search again moves to the top. */
export interface SearchHistoryRow {
  user_id: number;
  /** Hash of the search. */
  query_key: string;
  id: string;
  query: string;
  keywords: string;
  kind: string;
  total: LargeIntegerColumn;
  searched_at: LargeIntegerColumn;
}

/** A bookmark. */
export interface BookmarkRow {
  user_id: number;
  document_id: string;
  /** 0 for the whole document; negative if the text has the paragraph no longer. */
  paragraph: number;
  saved_at: LargeIntegerColumn;
  /** The printed number of the paragraph; empty if it has none or the bookmark is older than this column. */
  number: Generated<string>;
  /** The first words of the paragraph, which find it again; empty as above. */
  words: Generated<string>;
}

/** A member's note on a document. */
export interface PersonalNoteRow {
  user_id: number;
  document_id: string;
  /** Grows by 1 with each change, also by a removal. */
  version: number;
  /** Empty after a removal. */
  note: string;
  changed_at: LargeIntegerColumn;
  /** Null while it is kept. */
  deleted_at: NullableLargeIntegerColumn;
}

/** An earlier text of a note, kept for 30 days. */
export interface NoteVersionRow {
  user_id: number;
  document_id: string;
  version: number;
  note: string;
  changed_at: LargeIntegerColumn;
  replaced_at: LargeIntegerColumn;
}

/** A request that created something, so that its repetition answers the same. */
export interface MemberRequestRow {
  user_id: number;
  request_key: string;
  /** The id that was created. */
  answer: string;
  made_at: LargeIntegerColumn;
}

/** Tables of what members keep. */
export interface MemberLibraryTables {
  member_libraries: MemberLibraryRow;
  saved_queries: SavedQueryRow;
  saved_folders: SavedFolderRow;
  saved_results: SavedResultRow;
  search_history: SearchHistoryRow;
  bookmarks: BookmarkRow;
  personal_notes: PersonalNoteRow;
  note_versions: NoteVersionRow;
  member_requests: MemberRequestRow;
}
