// This service's part of the package entry `contract`.
export {
  library,
  type BookmarkInput,
  type FolderChange,
  type FolderChoice,
  type FolderInput,
  type NoteInput,
  type NoteToSave,
  type SaveQueryInput,
  type UpdateQueryInput,
} from './calls.js';
export { authorityOrders, type AuthorityList, type AuthorityOrder } from './authority-list.js';
export { folderIds } from './saved-items.js';
export type {
  Bookmark,
  Folder,
  HistoryEntry,
  Note,
  NoteState,
  RemovedThing,
  ResultToSave,
  SavedQuery,
  SavedResult,
  SavedSearch,
  ThingsOf,
} from './saved-items.js';
