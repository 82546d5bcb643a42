import { lazy } from 'react';

/** The dialog that starts an alert. Its code is loaded when it opens. */
export const LazyAlertDialog = lazy(async () => ({ default: (await import('./AlertDialog.js')).AlertDialog }));
