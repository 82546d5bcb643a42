import { matching } from './matching.js';
import { messages } from './messages.js';

/**
 * A password that must not be empty; one made of blanks is a password. Returns the message to show, or an empty string
 * when fine. Never throws.
 */
export const requiredSecret = /* @__PURE__ */ matching(/./s, messages.required);
