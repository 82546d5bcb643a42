import { messages } from './messages.js';
import type { Validator } from './validator.js';

/** Terms that must be ticked. Returns the message to show, or an empty string when fine. Never throws. */
export const ticked: Validator = (value) => (value === true ? '' : messages.terms);
