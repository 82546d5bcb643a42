import { matching } from './matching.js';

/**
 * Telephone number of an inquiry: 6 to 15 digits 0–9, with or without `+` before them. Returns the message to show, or
 * an empty string when fine. Never throws.
 * @departs B11
 */
export const contactNo = /* @__PURE__ */ matching(/^\+?\d{6,15}$/);
