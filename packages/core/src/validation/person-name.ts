import { matching } from './matching.js';
import * as messages from './message-texts.js';

/**
 * Validates a first or last name: 1 to 50 letters a–z and A–Z. Returns the message to show, or an empty string when the
 * value is valid. Never throws.
 */
export const personName = /* @__PURE__ */ matching(/^[a-z]{1,50}$/i, messages.name);
