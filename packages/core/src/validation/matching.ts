import { fillMessage } from './fill-message.js';
import * as messages from './message-texts.js';
import { textOf, type Validator } from './validator.js';

/**
 * Creates a validator for values that match the pattern. `message` is `messages.pattern` by default. Do not pass a
 * pattern with the flag `g` or `y`: it keeps its position between calls.
 */
export function matching(pattern: RegExp, message: string = messages.pattern): Validator {
  return (value, prefix = 'Field') => (pattern.test(textOf(value)) ? '' : fillMessage(message, { prefix }));
}
