import { matching } from './matching.js';

/**
 * Validates the telephone number of an inquiry: 6 to 15 digits 0–9, optionally after a `+`. Returns the message to show,
 * or an empty string when the value is valid. Never throws.
 * @departs B11
 */
export const contactNo = /* @__PURE__ */ matching(/^\+?\d{6,15}$/);
