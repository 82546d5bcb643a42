import { lengthPattern } from './length-pattern.js';
import { matching } from './matching.js';
import type { Validator } from './validator.js';

/** A validator of texts of at most `length` characters (an emoji of one code point counts as one). */
export function atMost(length: number): Validator {
  return matching(lengthPattern(0, length));
}
