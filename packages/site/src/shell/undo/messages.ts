/** Texts of what can be undone. */
export const messages = {
  undo: 'Undo',
  undoKey: 'Undo the last change',
};
