/** How each consonant is spelt in Latin letters, in names and in words of English origin. */
const CONSONANTS: Readonly<Record<string, string>> = {
  क: 'kk?|cc?|ck|q',
  ख: 'kk?h?',
  ग: 'gg?',
  घ: 'gg?h?',
  ङ: 'n',
  च: 'c?ch|tch',
  छ: 'c?chh?',
  ज: 'jj?|z|g|dge?',
  झ: 'jh|z',
  ञ: 'nn?',
  ट: 'tt?',
  ठ: 'tt?h?',
  ड: 'dd?',
  ढ: 'dd?h?',
  ण: 'nn?',
  त: 'tt?h?',
  थ: 'tt?h?',
  द: 'dd?h?',
  ध: 'dd?h?',
  न: 'nn?',
  प: 'pp?',
  फ: 'ph|ff?',
  ब: 'bb?',
  भ: 'bb?h?',
  म: 'mm?',
  य: 'yy?|i',
  र: 'rr?',
  ल: 'll?',
  ळ: 'll?',
  व: 'vv?|w',
  श: 'ss?h?|ti|ci',
  ष: 'ss?h?',
  स: 'ss?c?|c',
  ह: 'h',
};

/** Consonants with the dot below. */
const DOTTED: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({ क: 'q|k', ज: 'z|j|s', ड: 'rr?|d', ढ: 'r?rh|dh?', फ: 'ff?|ph' }),
);

/** Consonants that are spelt as one. */
const JOINED: Readonly<Record<string, string>> = {
  क्ष: 'ksh?|x|kch|chh?',
  ज्ञ: 'gn?y|jn|gn|dn?y',
  क्स: 'x|k+s|cs',
};

/** Vowels by the sign that writes them. */
const SIGNS: Readonly<Record<string, string>> = {
  'ा': 'aa?h?',
  'ि': 'i|ee|y',
  'ी': 'ii?|ee|e|ie|ea|ei|e?y',
  'ु': 'oo|u',
  'ू': 'oo?|uu?|ou',
  'ृ': 'ri|ru|re?',
  'े': 'ee?|ae|ay|ai|a|ea',
  'ै': 'ai|ay|ei|ey|e|a',
  'ो': 'oa?|oh|ow|ou|u|au',
  'ौ': 'au|aw|ou|ow|o',
  'ॉ': 'o|a|au|aw|ou',
  'ॅ': 'a|e',
};

/** Vowels that begin a syllable, by the sign of the same sound. */
const VOWELS: Readonly<Record<string, string>> = {
  आ: 'ा',
  इ: 'ि',
  ई: 'ी',
  उ: 'ु',
  ऊ: 'ू',
  ऋ: 'ृ',
  ए: 'े',
  ऐ: 'ै',
  ओ: 'ो',
  औ: 'ौ',
  ऑ: 'ॉ',
  ऍ: 'ॅ',
};

/** The vowel that every consonant carries: not written, often silent; at the end of a word `a`, or the silent `e` of English. */
const CARRIED = '(?:a|e|u|o|i)?';
const CARRIED_LAST = '(?:a|e)?';
const NASAL = '(?:n|m)';
/** `सिंह` is Singh. */
const NASAL_BEFORE_H = '(?:n|ng|m)';

const LETTER = /(क्ष|ज्ञ|क्स)|([क-ह])(\u093c?)|([\u093e-\u094c])|([अ-औ])|([\u0901\u0902])|(\u0903)|\u094d/gu;

/**
 * Returns a pattern of the Latin spellings of a word in Devanagari, lower case: `मोहम्मद` is Mohammad, Mohammed or Muhammad.
 * Of the beginning of a word, it matches the beginning. Undefined for a word with other letters.
 */
export function latinPattern(word: string, { isBeginning = false } = {}): RegExp | undefined {
  const letters = word.normalize('NFKD');
  let pattern = '';
  let at = 0;
  for (const match of letters.matchAll(LETTER)) {
    if (match.index !== at) return undefined;
    at += match[0].length;
    pattern += spellingsOf(match, letters.slice(at));
  }
  if (at !== letters.length || pattern === '') return undefined;
  const whole = isBeginning && pattern.endsWith(CARRIED_LAST) ? pattern.slice(0, -CARRIED_LAST.length) : pattern;
  return new RegExp(`^${whole}${isBeginning ? '' : '$'}`);
}

function spellingsOf(match: RegExpMatchArray, rest: string): string {
  const [, joined, consonant, dot, sign, vowel, nasal, breath] = match;
  if (joined !== undefined) return `(?:${JOINED[joined]})${carriedBefore(rest)}`;
  if (consonant !== undefined) {
    const spelt = (dot === '' ? undefined : DOTTED.get(consonant)) ?? CONSONANTS[consonant] ?? '';
    // A doubled letter is often spelt once.
    const isDoubled = rest.startsWith('्') && soundsAs(consonant, rest.slice(1));
    return `(?:${spelt})${isDoubled ? '?' : ''}${carriedBefore(rest)}`;
  }
  if (sign !== undefined) return `(?:${SIGNS[sign] ?? ''})`;
  if (vowel !== undefined) return vowel === 'अ' ? '(?:a|u|e|o)' : `(?:${SIGNS[VOWELS[vowel] ?? ''] ?? ''})`;
  if (nasal !== undefined) return (rest.startsWith('ह') ? NASAL_BEFORE_H : NASAL) + (nasal === 'ँ' ? '?' : '');
  return breath === undefined ? '' : 'h?';
}

function carriedBefore(rest: string): string {
  if (rest === '') return CARRIED_LAST;
  return /^[्\u093e-\u094c]/u.test(rest) ? '' : CARRIED;
}

/** Whether the next consonant is the same, with or without breath: `म्म`, `च्छ`. */
function soundsAs(consonant: string, next: string): boolean {
  const [first = ''] = next;
  const breath: Readonly<Record<string, string>> = { क: 'ख', ग: 'घ', च: 'छ', ट: 'ठ', त: 'थ', द: 'ध', ब: 'भ' };
  return first === consonant || first === breath[consonant];
}
