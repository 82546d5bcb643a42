/** Consonants of Devanagari in the order of Unicode from U+0915, and its vowels from U+0905. */
const CONSONANTS = 'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h'.split(' ');
const VOWELS = 'a a i i u u ri l e e e ai o o o au'.split(' ');
/** Vowel signs from U+093E. */
const SIGNS = 'a i i u u ri ri e e e ai o o o au'.split(' ');
const VIRAMA = '\u094d';
const NUKTA = '\u093c';
const NASAL = /[\u0900-\u0902]/;

/** Offices, places and words of names, with what they are in English. */
const WORDS: ReadonlyMap<string, string> = new Map(
  (
    'भारत संघ=union of india,भारत सरकार=union of india,राज्य=state,सरकार=state,आयकर आयुक्त=commissioner of income tax,' +
    'और अन्य=and others,एवं अन्य=and others,व अन्य=and others,तथा अन्य=and others,गृह सचिव=home secretary,सचिव=secretary,' +
    'सिंह=singh,पंजाब=punjab,केरल=kerala,कर्नाटक=karnataka,तमिलनाडु=tamil nadu,दिल्ली=delhi,बम्बई=bombay,असम=assam,' +
    'हरियाणा=haryana,मध्य=madhya,पश्चिम बंगाल=west bengal,आंध्र=andhra,कंपनी=company,बैंक=bank,इंडिया=india'
  )
    .split(',')
    .map((pair): [string, string] => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
);

function spell(word: string): string {
  let spelled = '';
  for (let at = 0; at < word.length; at += 1) {
    const char = word.charAt(at);
    const code = char.charCodeAt(0);
    const consonant = CONSONANTS[code - 0x915];
    if (consonant === undefined) {
      spelled += VOWELS[code - 0x905] ?? SIGNS[code - 0x93e] ?? (NASAL.test(char) ? 'n' : '');
      continue;
    }
    const next = word.charAt(at + 1) === NUKTA ? word.charAt(at + 2) : word.charAt(at + 1);
    const hasOwn = next === '' || next === VIRAMA || (next >= '\u093e' && next <= '\u094c');
    // The inherent vowel is not spoken at the end of a word.
    spelled += consonant + (hasOwn ? '' : 'a');
  }
  return spelled;
}

/** Returns a name with its Devanagari words in English letters, as it is usually written: `अर्नेश कुमार` as `arnesh kumar`. */
export function inEnglish(name: string): string {
  if (!/[\u0904-\u0939]/.test(name)) return name;
  let left = name.normalize('NFC');
  for (const [hindi, english] of WORDS) left = left.replaceAll(hindi, english);
  return left.replaceAll(/[\u0900-\u0963]+/g, spell);
}
