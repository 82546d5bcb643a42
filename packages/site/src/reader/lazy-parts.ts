import { lazyPart } from '../shell/lazy/lazy-part.js';

/** The editor of a note. */
export const lazyNote = lazyPart(async () => (await import('./note/NotePanel.js')).NotePanel);
/** Questions about the document. */
export const lazyAsk = lazyPart(async () => (await import('./ask/AskPanel.js')).AskPanel);
/** How far a download is. */
export const lazyTransfer = lazyPart(async () => (await import('./pdf/TransferPanel.js')).TransferPanel);
/** The buttons of reading aloud. */
export const lazySpeech = lazyPart(async () => (await import('./speech/SpeechPanel.js')).SpeechPanel);
