/** Devanagari zero; the digits of the other scripts of India stand 128 further on each, Malayalam last. */
const FIRST_INDIC_ZERO = 0x966;
const LAST_INDIC_ZERO = 0xd66;
const SCRIPT_STEP = 0x80;

/** A text with the digits of Indian scripts as 0–9: `१९८०` is `1980`. */
export const plainDigits = (text: string): string => Array.from(text, plain).join('');

function plain(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const digit = (code - FIRST_INDIC_ZERO) % SCRIPT_STEP;
  return code >= FIRST_INDIC_ZERO && code < LAST_INDIC_ZERO + 10 && digit < 10 ? String(digit) : character;
}
