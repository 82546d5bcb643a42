import { plainDigits } from '../internal/plain-digits.js';

/**
 * The code in a text as 0–9: so many digits on end, a blank or a dash between them perhaps, as in a message that names
 * other figures too; where there is none, the first `length` digits. Those of Indian scripts count.
 */
export function digitsOf(text: string, length: number): string {
  const plain = plainDigits(text);
  const code = new RegExp(`(?<!\\d)\\d(?:[ -]?\\d){${length - 1}}(?!\\d)`).exec(plain)?.[0] ?? plain;
  return code.replace(/\D/g, '').slice(0, length);
}
