import { matching } from './matching.js';
import { messages } from './messages.js';
import type { Validator } from './validator.js';

/** Up to 64 characters that the HTML standard takes, the @, labels of up to 63, an ending that begins with a letter. */
const address =
  /(?!\.|.*\.[.@])[\w.!#$%&'*+/=?^`{|}~-]{1,64}@([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/;

/**
 * A validator of e-mail addresses by the general rule: at most 64 characters before the @, a domain with a dot and an
 * ending of any length, punycode too. `maxLength` is that of the whole, in characters; `email(100)` is the modern rule
 * for registration, where `registrationEmail` is the specified one.
 */
export function email(maxLength = 254): Validator {
  return matching(new RegExp(`^(?=.{1,${maxLength}}$)${address.source}`, 'i'), messages.email);
}
