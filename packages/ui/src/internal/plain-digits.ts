/** Zero in Devanagari. The digits of the other Indic scripts follow at intervals of 128, up to Malayalam. */
const FIRST_INDIC_ZERO = 0x966;
const LAST_INDIC_ZERO = 0xd66;
const SCRIPT_STEP = 0x80;

/** Replaces Indic digits by 0–9: `१९८०` becomes `1980`. */
export const plainDigits = (text: string): string => Array.from(text, plain).join('');

function plain(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const digit = (code - FIRST_INDIC_ZERO) % SCRIPT_STEP;
  return code >= FIRST_INDIC_ZERO && code < LAST_INDIC_ZERO + 10 && digit < 10 ? String(digit) : character;
}
