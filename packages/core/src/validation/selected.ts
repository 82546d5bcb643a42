import { matching } from './matching.js';
import * as messages from './message-texts.js';

/**
 * Validates that an option of a list is selected. An empty value means that none is. Returns the message to show, or an
 * empty string when the value is valid. Never throws.
 */
export const selected = /* @__PURE__ */ matching(/./s, messages.select);
