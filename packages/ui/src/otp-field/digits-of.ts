/** Devanagari zero; the digits of the other scripts of India stand 128 further on each, Malayalam last. */
const FIRST_INDIC_ZERO = 0x966;
const LAST_INDIC_ZERO = 0xd66;
const SCRIPT_STEP = 0x80;

/**
 * The code in a text as 0–9: so many digits on end, a blank or a dash between them perhaps, as in a message that names
 * other figures too; where there is none, the first `length` digits. Those of Indian scripts count.
 */
export function digitsOf(text: string, length: number): string {
  const plain = Array.from(text, (character) => digitOf(character) || character).join('');
  const code = new RegExp(`(?<!\\d)\\d(?:[ -]?\\d){${length - 1}}(?!\\d)`).exec(plain)?.[0] ?? plain;
  return code.replace(/\D/g, '').slice(0, length);
}

function digitOf(character: string): string {
  if (/\d/.test(character)) return character;
  const code = character.codePointAt(0) ?? 0;
  const digit = (code - FIRST_INDIC_ZERO) % SCRIPT_STEP;
  return code >= FIRST_INDIC_ZERO && code < LAST_INDIC_ZERO + 10 && digit < 10 ? String(digit) : '';
}
