import { matching } from './matching.js';
import * as messages from './message-texts.js';

/**
 * Validates that a password is not empty. A password may consist of spaces. Returns the message to show, or an empty
 * string when the value is valid. Never throws.
 */
export const requiredSecret = /* @__PURE__ */ matching(/./s, messages.required);
