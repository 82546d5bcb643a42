import { lazyPart } from '../../shell/lazy/lazy-part.js';

/** The dialog that saves a search. Its code is loaded when it opens. */
export const LazySaveSearchDialog = lazyPart(async () => (await import('./SaveSearchDialog.js')).SaveSearchDialog).Part;
