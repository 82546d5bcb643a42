import { lazyPart } from '../../shell/lazy/lazy-part.js';

/** The dialog that starts an alert. Its code is loaded when it opens. */
export const LazyAlertDialog = lazyPart(async () => (await import('./AlertDialog.js')).AlertDialog).Part;
