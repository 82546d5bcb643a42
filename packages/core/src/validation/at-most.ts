import { lengthPattern } from './length-pattern.js';
import { matching } from './matching.js';
import type { Validator } from './validator.js';

/** Creates a validator for texts of at most `length` characters. An emoji of one code point counts as one character. */
export function atMost(length: number): Validator {
  return matching(lengthPattern(0, length));
}
