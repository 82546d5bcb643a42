import type { messages as english } from './messages.js';

/** Texts of what can be undone, in Hindi. */
export const messages: typeof english = {
  undo: 'वापस लें',
  undoKey: 'अंतिम परिवर्तन वापस लें',
};
