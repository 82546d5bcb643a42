import { matching } from './matching.js';
import * as messages from './message-texts.js';

/**
 * Validates that a text is not blank: it must contain a visible character, not only spaces, control characters or
 * invisible characters. Returns the message to show, or an empty string when the value is valid. Never throws.
 */
export const required = /* @__PURE__ */ matching(/[^\s\p{Cc}\p{DI}]/u, messages.required);
