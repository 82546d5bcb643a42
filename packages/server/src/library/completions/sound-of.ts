import { foldText } from './name-forms.js';

const CONSONANTS: Readonly<Record<string, string>> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'n',
  च: 'ch',
  छ: 'chh',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'ph',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  ळ: 'l',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
};
const VOWELS: Readonly<Record<string, string>> = {
  अ: 'a',
  आ: 'a',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'u',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'ai',
  ओ: 'o',
  औ: 'au',
  ऑ: 'o',
  ऍ: 'e',
};
const SIGNS: Readonly<Record<string, string>> = {
  'ा': 'a',
  'ि': 'i',
  'ी': 'i',
  'ु': 'u',
  'ू': 'u',
  'ृ': 'ri',
  'े': 'e',
  'ै': 'ai',
  'ो': 'o',
  'ौ': 'au',
  'ॉ': 'o',
  'ॅ': 'e',
};
const NASALS: ReadonlySet<string> = new Set(['ं', 'ँ']);
const VIRAMA = '्';
const NUKTA = '़';
const DIGITS = '०१२३४५६७८९';

/** A letter with the dot below, as one sound: `ज़` is z. */
const DOTTED: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({ k: 'q', kh: 'kh', g: 'g', j: 'z', d: 'r', dh: 'rh', ph: 'f' }),
);

/** Whether a text has letters of Devanagari. */
export const hasDevanagari = (text: string): boolean => /[\u0900-\u097f]/.test(text);

/** Writes Devanagari in Latin letters, the way names are usually spelt: `केशवानंद` is `keshavanand`. Other letters stay. */
export function latinOf(text: string): string {
  const letters = Array.from(text.normalize('NFD'));
  let latin = '';
  for (let at = 0; at < letters.length; at += 1) {
    const letter = letters[at] ?? '';
    const digit = DIGITS.indexOf(letter);
    const consonant = CONSONANTS[letter];
    if (consonant !== undefined) {
      const isDotted = letters[at + 1] === NUKTA;
      if (isDotted) at += 1;
      latin += (isDotted ? DOTTED.get(consonant) : undefined) ?? consonant;
      const next = letters[at + 1] ?? '';
      // The vowel that each consonant carries is silent at the end of a word.
      const isSilent = next === VIRAMA || next in SIGNS || !(next in CONSONANTS || next in VOWELS || isMark(next));
      if (!isSilent) latin += 'a';
    } else if (letter !== VIRAMA && letter !== NUKTA) {
      latin +=
        VOWELS[letter] ??
        SIGNS[letter] ??
        (NASALS.has(letter) ? nasalBefore(letters[at + 1], letters[at + 2]) : letter === 'ः' ? 'h' : undefined) ??
        (digit < 0 ? letter : String(digit));
    }
  }
  return latin;
}

/** A last `ह` after a nasal is spelt `gh`: `सिंह` is Singh. */
const nasalBefore = (next: string | undefined, last: string | undefined): string =>
  next === 'ह' && !hasDevanagari(last ?? '') ? 'ng' : 'n';

const isMark = (letter: string): boolean => NASALS.has(letter) || letter === 'ः';

/** Spellings of one sound, each with the sound; the first that fits counts. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/tion/g, 'sn'],
  [/ph/g, 'f'],
  [/chh?|c(?=[eiy])/g, 'ç'],
  [/ck|c|q/g, 'k'],
  [/ç/g, 'c'],
  [/x/g, 'ks'],
  [/z/g, 'j'],
  [/w/g, 'v'],
  [/m(?=[bp])/g, 'n'],
  [/(?<=[a-z])h/g, ''],
];

/**
 * Returns how a word sounds, without its vowels: `Kesavananda` and `केशवानंद` sound alike. A word of another script than
 * Latin and Devanagari has no sound.
 */
export function soundOf(word: string): string {
  const latin = foldText(latinOf(word));
  if (!/^[a-z]+$/.test(latin)) return '';
  const sounds = SAME.reduce((text, [spelling, sound]) => text.replace(spelling, sound), latin);
  const first = /^[aeiouy]/.test(sounds) ? 'a' : '';
  return first + sounds.replace(/[aeiouy]/g, '').replace(/(.)\1+/g, '$1');
}
