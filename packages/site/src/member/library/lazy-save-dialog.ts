import { lazyPart } from '../../shell/lazy/lazy-part.js';

/** The dialog that saves documents to a folder. Its code is loaded when it opens. */
export const LazySaveDialog = lazyPart(async () => (await import('./SaveToFolderDialog.js')).SaveToFolderDialog).Part;
