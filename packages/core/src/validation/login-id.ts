import { matching } from './matching.js';
import * as messages from './message-texts.js';

/**
 * Validates a username: 1 to 50 characters a–z and 0–9. Names that could be mistaken for the service itself, such as
 * `admin` and `support`, and `null` are refused. Returns the message to show, or an empty string when the value is valid.
 * Never throws.
 */
export const loginId = /* @__PURE__ */ matching(
  /^(?!(admin|administrator|root|system|support|security|null|headnote)$)[a-z\d]{1,50}$/,
  messages.loginId,
);
