// This service's part of the package entry `contract`.
export { library, type BookmarkInput, type NoteInput, type SaveQueryInput, type UpdateQueryInput } from './calls.js';
export type { Folder, HistoryEntry, ResultToSave, SavedQuery, SavedResult, SavedSearch } from './saved-items.js';
