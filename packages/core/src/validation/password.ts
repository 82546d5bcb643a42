import { fillMessage } from './fill-message.js';
import { lengthPattern } from './length-pattern.js';
import { matching } from './matching.js';
import { messages } from './messages.js';
import type { Validator } from './validator.js';

/** Shortest and longest password, in characters, as the server's configuration has them. */
export interface PasswordRule {
  /** Characters at least. */
  readonly min: number;
  /** Characters at most. */
  readonly max: number;
}

/**
 * A validator of passwords by the server's rule; without one, what the contract's forms know: 1 to 50. Characters are counted, not bytes; nothing is trimmed. Whether a
 * password is too common only the server knows.
 * @departs V7c
 */
export function password({ min = 1, max = 50 }: Partial<PasswordRule> = {}): Validator {
  return matching(lengthPattern(min, max), fillMessage(messages.passwordLength, { min, max }));
}
