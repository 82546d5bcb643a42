import { matching } from './matching.js';
import { messages } from './messages.js';

/**
 * First or last name: 1 to 50 letters a–z and A–Z, nothing else. Returns the message to show, or an empty string when
 * fine. Never throws.
 */
export const personName = /* @__PURE__ */ matching(/^[a-z]{1,50}$/i, messages.name);
