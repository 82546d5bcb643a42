import { matching } from './matching.js';
import { messages } from './messages.js';

/**
 * A text that must not be blank: it has something that a reader sees, no blanks, control characters or characters drawn
 * as nothing only. Returns the message to show, or an empty string when fine. Never throws.
 */
export const required = /* @__PURE__ */ matching(/[^\s\p{Cc}\p{DI}]/u, messages.required);
