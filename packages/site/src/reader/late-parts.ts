import { late } from '../shell/late/late.js';

/** The editor of a note. */
export const lateNote = late(async () => (await import('./note/NotePanel.js')).NotePanel);
/** How far a download is. */
export const lateTransfer = late(async () => (await import('./pdf/TransferPanel.js')).TransferPanel);
/** The buttons of reading aloud. */
export const lateSpeech = late(async () => (await import('./speech/SpeechPanel.js')).SpeechPanel);
