import { lazy } from 'react';

/** The dialog that saves documents to a folder. Its code is loaded when it opens. */
export const LazySaveDialog = lazy(async () => ({
  default: (await import('./SaveToFolderDialog.js')).SaveToFolderDialog,
}));
