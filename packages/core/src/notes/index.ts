export { joinNotes, moveNoteParts, plainNote, readNote, textAt, withTextAt, writeNote } from './note-parts.js';
export type { NotePart, NoteParts } from './note-parts.js';
