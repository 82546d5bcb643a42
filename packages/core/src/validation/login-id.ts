import { matching } from './matching.js';
import { messages } from './messages.js';

/**
 * Name to sign in with: 1 to 50 of a–z and 0–9, and none that would pass for the service itself or for nobody. Returns
 * the message to show, or an empty string when fine. Never throws.
 */
export const loginId = /* @__PURE__ */ matching(
  /^(?!(admin|administrator|root|system|support|security|null|headnote)$)[a-z\d]{1,50}$/,
  messages.loginId,
);
