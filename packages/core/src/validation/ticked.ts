import * as messages from './message-texts.js';
import type { Validator } from './validator.js';

/** Validates that the terms are ticked. Returns the message to show, or an empty string when they are. Never throws. */
export const ticked: Validator = (value) => (value === true ? '' : messages.terms);
