import { fillMessage } from '../validation/fill-message.js';
import { matching } from '../validation/matching.js';
import * as messages from '../validation/message-texts.js';
import type { Validator } from '../validation/validator.js';

/** Longest name, in characters. */
export const NAME_MAX = 100;
/** Longest city of an inquiry, in characters. */
export const CITY_MAX = 50;
/** Longest comment or description, in characters. */
export const CONTACT_TEXT_MAX = 2000;

/** Validates that the characters of a captcha are typed; the service says whether they are right. */
export const typed: Validator = /* @__PURE__ */ matching(/\S/, messages.incorrectCaptcha);

/** Validates that the reader has ticked the consent. Returns the message to show, or an empty string. Never throws. */
export const agreed: Validator = (value, prefix = 'Field') =>
  value === true ? '' : fillMessage(messages.required, { prefix });
