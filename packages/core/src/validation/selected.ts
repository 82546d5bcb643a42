import { matching } from './matching.js';
import { messages } from './messages.js';

/**
 * A list in which something must be chosen; the empty value is the entry that chooses nothing. Returns the message to
 * show, or an empty string when fine. Never throws.
 */
export const selected = /* @__PURE__ */ matching(/./s, messages.select);
