/** Devanagari zero; the digits of the other scripts of India stand 128 further on each, Malayalam last. */
const FIRST_INDIC_ZERO = 0x966;
const LAST_INDIC_ZERO = 0xd66;
const SCRIPT_STEP = 0x80;

/** The first `length` digits of a text as 0–9, whatever stands between them; those of Indian scripts count. */
export function digitsOf(text: string, length: number): string {
  return Array.from(text, digitOf).join('').slice(0, length);
}

function digitOf(character: string): string {
  if (/\d/.test(character)) return character;
  const code = character.codePointAt(0) ?? 0;
  const digit = (code - FIRST_INDIC_ZERO) % SCRIPT_STEP;
  return code >= FIRST_INDIC_ZERO && code < LAST_INDIC_ZERO + 10 && digit < 10 ? String(digit) : '';
}
