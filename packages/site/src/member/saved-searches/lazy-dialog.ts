import { lazy } from 'react';

/** The dialog that saves a search. Its code is loaded when it opens. */
export const LazySaveSearchDialog = lazy(async () => ({
  default: (await import('./SaveSearchDialog.js')).SaveSearchDialog,
}));
