import { abbreviations, acronyms, endingParts, joiningParts, smallWords, spellings } from './display-words.js';

/** A word: letters, with apostrophes inside. */
const WORD = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}[\p{L}\p{M}]*)*/gu;
/** `II`, `XIV` and `IInd`, up to 39. One letter stays as it is anyway. */
const ROMAN = /^(?=[IVX]{2})(X{0,3}(?:IX|IV|V?I{0,3}))(ST|ND|RD|TH)?$/;
/** A small word between others that has a capital: `State Of Rajasthan`. */
const CAPITALISED = /(?<=\S )(?:Of|And|The|For)(?= \S)/g;
/** What stands after the last word of a name. */
const TAIL = /(?<![\s,;.])[\s,;.]+$/u;
const VOWEL = /[AEIOUY]/;

/**
 * Returns the name of a party, a court or another body as lawyers write it: `STATE OF U.P. & ORS.` becomes
 * `State of U.P. & Ors.` Of text in mixed case, only `Of`, `And`, `The` and `For` between other words become small. Applying it
 * twice changes nothing. Takes time proportional to the length.
 */
export function displayName(printed: string): string {
  const text = withSmallWords(printed.replace(/\s+/g, ' ').trim());
  if (!isInCapitals(text)) return text;
  const spaced = withSmallWords(tidied(text));
  let isFirst = true;
  const shown = spaced.replace(WORD, (word, at: number) => {
    const part = displayWord(word, { text: spaced, at, isFirst });
    isFirst = false;
    return part;
  });
  return withSmallWords(shown);
}

function withSmallWords(text: string): string {
  return text.replace(CAPITALISED, (word) => word.toLowerCase());
}

/**
 * Returns the name of a judge as lawyers write it: `GUPTA, K.C. DAS` of a report becomes `K.C. Das Gupta`, `OZA G.L.` of a
 * list `G.L. Oza`. Mixed case is returned as printed.
 */
export function displayJudge(printed: string): string {
  if (!isInCapitals(printed)) return displayName(printed);
  // In the contract's lists of names a comma is a second space.
  const surnameFirst =
    /^\s*([^,]+?)(?:,| {2,})([^,]+)$/.exec(printed) ?? /^\s*(\p{L}{3,}) ((?:\p{L}\. ?)+)$/u.exec(printed);
  const [, surname, given] = surnameFirst ?? [];
  return displayName(given && surname ? `${given.trim()} ${surname}` : printed);
}

/** Returns the name of a court: `IN THE HIGH COURT OF DELHI` becomes `High Court of Delhi`. */
export function displayCourt(printed: string): string {
  return displayName(isInCapitals(printed) ? printed.replace(/^\s*(?:IN|BEFORE) THE (?=\S)/, '') : printed);
}

/** Adds the spaces that capitals often lack: `R.K.GUPTA`, `LTD.& ORS`, `BOMBAY,MADRAS`. Drops a full stop that ends no abbreviation. */
function tidied(text: string): string {
  return text
    .replace(/,(?=\p{L}{2})|(?<=\p{L})\.(?=\p{L}{3}|OF |&)|(?<=\p{L}{2})\.(?=\p{L})|\)(?=\p{L}{2})/gu, '$& ')
    .replace(/(?<=\p{L}{3})\(/gu, ' (')
    .replace(/(?<=\p{L}{3}\.?) ?& ?| ?& ?(?=\p{L}{3})/gu, ' & ')
    .replace(/ {2,}/g, ' ')
    .replace(TAIL, (tail, at: number, whole: string) =>
      tail.startsWith('.') && !endsWord(whole.slice(0, at)) ? '.' : '',
    )
    .trim();
}

/** True if the text ends with a word too long to be an abbreviation. */
function endsWord(text: string): boolean {
  return /\p{L}{5}$/u.test(text.slice(-10));
}

interface Place {
  readonly text: string;
  readonly at: number;
  readonly isFirst: boolean;
}

/** Most words are capitals. Acronyms and initials do not count: they are capitals in mixed case too. */
function isInCapitals(text: string): boolean {
  let capitals = 0;
  let others = 0;
  for (const [word] of text.matchAll(WORD)) {
    if (word.length < 3 || isAcronym(word)) continue;
    if (word === word.toUpperCase() && word !== word.toLowerCase()) capitals += 1;
    else if (word !== word.toUpperCase()) others += 1;
  }
  return capitals > others;
}

function isAcronym(word: string): boolean {
  return acronyms.has(word.toLowerCase()) || (/^[A-Z]+$/.test(word) && !VOWEL.test(word) && !isAbbreviation(word));
}

function isAbbreviation(word: string): boolean {
  const small = word.toLowerCase();
  return abbreviations.has(small) || spellings.has(small);
}

function displayWord(word: string, { text, at, isFirst }: Place): string {
  // A word in mixed case among capitals is printed as meant: `Ltd.`, `re`.
  if (word !== word.toUpperCase()) return word;
  const before = text.charAt(at - 1);
  const after = text.charAt(at + word.length);
  const small = word.toLowerCase();
  // `1ST`, `M/S`, `W/O`.
  if (/\d/.test(before)) return /^(?:st|nd|rd|th)$/.test(small) ? small : word;
  if (word.length === 1) return /[A-Z]\//.test(text.slice(Math.max(at - 2, 0), at)) && /[SO]/.test(word) ? small : word;
  if (before === '-' && (after === '-' ? joiningParts : endingParts).has(small)) return small;
  if (!isFirst && smallWords.has(small) && before === ' ') return small;
  if (small === 're' && at === 3 && /^in /i.test(text)) return small;
  const [base = '', ...rest] = word.split(/(?=['’])/);
  return displayBase(base) + rest.map((part) => afterApostrophe(part, base)).join('');
}

/** `O'Brien`, but `Workers'` and `Hon'ble`. */
function afterApostrophe(part: string, base: string): string {
  return base.length === 1 && part.length > 2 ? part.slice(0, 1) + capitalised(part.slice(1)) : part.toLowerCase();
}

function displayBase(word: string): string {
  const small = word.toLowerCase();
  const own = spellings.get(small);
  if (own !== undefined) return own;
  const [, numeral, ending = ''] = ROMAN.exec(word) ?? [];
  if (numeral) return numeral + ending.toLowerCase();
  if (word.length === 1 || isAcronym(word)) return word;
  if (/^MC[A-Z]{3}/.test(word)) return `Mc${capitalised(word.slice(2))}`;
  return capitalised(word);
}

function capitalised(word: string): string {
  return word.slice(0, 1) + word.slice(1).toLowerCase();
}
