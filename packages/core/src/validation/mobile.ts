import { matching } from './matching.js';
import * as messages from './message-texts.js';

/**
 * Validates a mobile number: exactly ten digits 0–9, without a country code. Returns the message to show, or an empty
 * string when the value is valid. Never throws.
 */
export const mobile = /* @__PURE__ */ matching(/^\d{10}$/, messages.mobile);
