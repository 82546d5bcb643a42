import { plainDigits } from '../internal/plain-digits.js';

/**
 * Finds a code in a text, as 0–9: `length` consecutive digits, perhaps with single spaces or dashes between them.
 * Without such a run, returns the first `length` digits. Reads Indic digits.
 */
export function digitsOf(text: string, length: number): string {
  const plain = plainDigits(text);
  const code = new RegExp(`(?<!\\d)\\d(?:[ -]?\\d){${length - 1}}(?!\\d)`).exec(plain)?.[0] ?? plain;
  return code.replace(/\D/g, '').slice(0, length);
}
