import { matching } from './matching.js';
import * as messages from './message-texts.js';
import { textOf, type Validator } from './validator.js';

const format = /* @__PURE__ */ matching(/^[a-z\d]{1,50}$/, messages.loginId);
const RESERVED = /^(admin|administrator|root|system|support|security|null|headnote)$/;

/**
 * Validates a username: 1 to 50 characters a–z and 0–9. Names that could be mistaken for the service itself, such as
 * `admin` and `support`, and `null` are reserved. Returns the message to show, or an empty string when the value is valid.
 * Never throws.
 */
export const loginId: Validator = (value, prefix) =>
  RESERVED.test(textOf(value)) ? messages.loginIdReserved : format(value, prefix);
