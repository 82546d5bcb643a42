import { lazy } from 'react';

/** The dialog that sends judgments by e-mail, loaded when it opens. */
export const LazyMailDialog = lazy(async () => ({ default: (await import('./MailDialog.js')).MailDialog }));
