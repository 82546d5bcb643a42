/** Share of damaged words from which a text is refused. A few stand in many good texts: a formula, a signature, a stamp. */
const DAMAGED_SHARE = 0.3;
/** Fewer words than these say too little. */
const FEWEST_WORDS = 20;

/** Names of the signs of a font in place of letters: `/G21`, `g123`, `(cid:12)`, `uni0915`. No two of these begin alike. */
const GLYPH_NAME = /\(cid:\d{1,6}\)|\/?(?:glyph|cid|g)[_-]?\d{1,5}(?![\da-f])|\/g[\da-f]{2,4}|uni[\da-f]{4}/gi;
const MAY_BE_GLYPHS = /^[(/gcu]/i;
/** Characters that stand for letters which no program could read. */
const LOST_LETTER = /\uFFFD|[\uE000-\uF8FF]/;
/** A vowel sign or another mark of Devanagari without the letter that carries it. */
const BARE_SIGN = /^[\u0900-\u0903\u093A-\u094F\u0955-\u0957\u0962\u0963]/;
/** Signs that an old one-byte Hindi font puts inside of words: `fu.kZ;`, `U;k;ky;`, `izns'k`. */
const FONT_CODE = /[A-Za-z][;{}[\]~|`\\¼½¾@$][A-Za-z;]|[a-z];$|[a-z][A-Z][a-z]*;/;
/** Small words that every English text has. */
const ENGLISH: ReadonlySet<string> = new Set(
  'the of and to in is that was by for on with as it be at this from or not an which are has have no he his'.split(' '),
);
/** A text with so many small English words is no Hindi in the letters of another font. */
const ENGLISH_SHARE = 0.05;
/** Small words that every Hindi text has, in the codes of the fonts of the Kruti Dev family: के, का, की, में, है. */
const CODED_HINDI: ReadonlySet<string> = new Set(
  'ds dk dh esa gS gSa ls dks ij vkSj fd Hkh ugha ;g og bl ml rFkk ,oa ;k tks rks gh dj fd;k x;k Fkk Fkh Fks fy, fy;s }kjk gks gksus djus mDr'.split(
    ' ',
  ),
);
/** Small words are a quarter of a Hindi text; other texts have none of these. */
const CODED_HINDI_SHARE = 0.05;

const isDamaged = (word: string): boolean =>
  (MAY_BE_GLYPHS.test(word) && word.replace(GLYPH_NAME, '') === '') || LOST_LETTER.test(word) || BARE_SIGN.test(word);

/** Why a text is refused whose letters were lost when its file was made or read; undefined if it can be read. */
export function whyUnreadable(text: string): string | undefined {
  let words = 0;
  let damaged = 0;
  let coded = 0;
  let english = 0;
  let hindi = 0;
  for (const [word] of text.matchAll(/\S+/g)) {
    words += 1;
    if (isDamaged(word)) damaged += 1;
    else if (FONT_CODE.test(word)) coded += 1;
    if (ENGLISH.has(word.toLowerCase())) english += 1;
    if (CODED_HINDI.has(word)) hindi += 1;
  }
  if (words < FEWEST_WORDS) return undefined;
  if (damaged >= words * DAMAGED_SHARE)
    return `The letters of the text are lost: ${damaged} of its ${words} words are signs that nobody can read. Make the file anew, or read it with an OCR program.`;
  const isCoded = coded >= words * DAMAGED_SHARE && english < words * ENGLISH_SHARE;
  if (isCoded || (hindi >= words * CODED_HINDI_SHARE && hindi > english))
    return 'The text is in the letters of an old Hindi font, whose codes no search can read. Change it to Unicode first.';
  return undefined;
}
