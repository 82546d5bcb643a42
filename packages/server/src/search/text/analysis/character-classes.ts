/** Classes of characters for the tokeniser. */
export const SEPARATOR = 0;
export const WORD = 1;
export const APOSTROPHE = 2;
/** A character that is a word: `&` means `and`, `§` means `section`. */
export const SYMBOL = 3;

const APOSTROPHES = "'\u2019\u02bc\uff07";
const WORD_CHARACTER = /[\p{L}\p{N}\p{M}]/u;

/** Class of every UTF-16 unit. An unpaired surrogate is a separator; pairs are classified as a whole. */
const classes = new Uint8Array(0x10000);
for (let code = 0; code < classes.length; code += 1) {
  if (code >= 0xd800 && code <= 0xdfff) continue;
  if (WORD_CHARACTER.test(String.fromCharCode(code))) classes[code] = WORD;
}
for (const apostrophe of APOSTROPHES) classes[apostrophe.charCodeAt(0)] = APOSTROPHE;
classes['&'.charCodeAt(0)] = SYMBOL;
classes['§'.charCodeAt(0)] = SYMBOL;

/** Returns the class of the character at an offset outside a surrogate pair. */
export function classAt(text: string, offset: number): number {
  const code = text.charCodeAt(offset);
  if (code >= 0xd800 && code <= 0xdbff) return isWordPair(text, offset) ? WORD : SEPARATOR;
  return classes[code]!;
}

function isWordPair(text: string, offset: number): boolean {
  return WORD_CHARACTER.test(String.fromCodePoint(text.codePointAt(offset)!));
}

/** Returns the number of UTF-16 units of the character at an offset. */
export function unitsAt(text: string, offset: number): number {
  const code = text.charCodeAt(offset);
  if (code < 0xd800 || code > 0xdbff) return 1;
  const next = text.charCodeAt(offset + 1);
  return next >= 0xdc00 && next <= 0xdfff ? 2 : 1;
}
