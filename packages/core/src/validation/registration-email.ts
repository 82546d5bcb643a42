import { matching } from './matching.js';
import * as messages from './message-texts.js';

/**
 * Validates the email address of a registration: at most 100 characters; word characters with single dots or hyphens
 * between them, `@`, a domain, and a top-level domain of two or three characters. `email(100)` is the modern rule, with
 * longer top-level domains.
 *
 * Accepts the same addresses as the specified `^\w+([.-]?\w+)*@\w+([.-]?\w+)*(\.\w{2,3})+$`, which takes exponential
 * time. Here every repetition begins with a character that the previous one cannot match, so the time is linear.
 *
 * Returns the message to show, or an empty string when the value is valid. Never throws.
 */
export const registrationEmail = /* @__PURE__ */ matching(
  /^(?=.{1,100}$)\w+([.-]\w+)*@\w+([.-]\w+)*\.\w{2,3}$/,
  messages.email,
);
