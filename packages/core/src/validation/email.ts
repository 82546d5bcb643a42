import { matching } from './matching.js';
import * as messages from './message-texts.js';
import type { Validator } from './validator.js';

/** Up to 64 characters that the HTML standard allows, `@`, labels of up to 63, and a last label that begins with a letter. */
const address =
  /(?!\.|.*\.[.@])[\w.!#$%&'*+/=?^`{|}~-]{1,64}@([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/;

/**
 * Creates a validator for email addresses: at most 64 characters before the `@`, then a domain with a dot and a
 * top-level domain of any length, punycode included. `maxLength` limits the whole address, in characters; 254 by default.
 * For registration, `registrationEmail` is the specified rule and `email(100)` is the modern one.
 */
export function email(maxLength = 254): Validator {
  return matching(new RegExp(`^(?=.{1,${maxLength}}$)${address.source}`, 'i'), messages.email);
}
