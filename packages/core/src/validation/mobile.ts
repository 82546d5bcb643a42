import { matching } from './matching.js';
import { messages } from './messages.js';

/**
 * Mobile number: exactly ten digits 0–9, without a country code. Returns the message to show, or an empty string when
 * fine. Never throws.
 */
export const mobile = /* @__PURE__ */ matching(/^\d{10}$/, messages.mobile);
