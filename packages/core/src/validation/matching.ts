import { fillMessage } from './fill-message.js';
import { messages } from './messages.js';
import { textOf, type Validator } from './validator.js';

/**
 * A validator of values that match the pattern. `message` is the generic one by default. A pattern with the flag `g` or
 * `y` remembers where it stopped: give none.
 */
export function matching(pattern: RegExp, message: string = messages.pattern): Validator {
  return (value, prefix = 'Field') => (pattern.test(textOf(value)) ? '' : fillMessage(message, { prefix }));
}
