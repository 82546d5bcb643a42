import { matching } from './matching.js';

/**
 * Code from a message: six digits 0–9, as our server sends them; for a server with other codes use `required`. Returns
 * the message to show, or an empty string when fine. Never throws.
 */
export const oneTimeCode = /* @__PURE__ */ matching(/^\d{6}$/);
