import { lazyPart } from '../../shell/lazy/lazy-part.js';

/** The dialog that sends judgments by e-mail, loaded when it opens. */
export const LazyMailDialog = lazyPart(async () => (await import('./MailDialog.js')).MailDialog).Part;
