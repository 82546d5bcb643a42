import { fillMessage } from './fill-message.js';
import { lengthPattern } from './length-pattern.js';
import { matching } from './matching.js';
import * as messages from './message-texts.js';
import type { Validator } from './validator.js';

/** Minimum and maximum length of a password, in characters, as configured on the server. */
export interface PasswordRule {
  /** Minimum number of characters; 1 by default. */
  readonly min: number;
  /** Maximum number of characters; 50 by default. */
  readonly max: number;
}

/**
 * Creates a validator for new passwords with the server's length limits; 1 to 50, the limits of the contract, by default.
 * Counts characters, not bytes, and trims nothing. Only the server checks whether a password is too common.
 * @departs V7c
 */
export function password({ min = 1, max = 50 }: Partial<PasswordRule> = {}): Validator {
  return matching(lengthPattern(min, max), fillMessage(messages.passwordLength, { min, max }));
}
