import { matching } from './matching.js';

/**
 * Validates a one-time code: six digits 0–9, as our server sends them. For servers with other codes use `required`.
 * Returns the message to show, or an empty string when the value is valid. Never throws.
 */
export const oneTimeCode = /* @__PURE__ */ matching(/^\d{6}$/);
