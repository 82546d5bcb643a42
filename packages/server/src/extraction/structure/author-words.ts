import { plainName } from './judge-names.js';

/** Words at the beginning of a text that name the judge who speaks. */
export interface AuthorWords {
  /** Name without honours and rank. */
  readonly name: string;
  /** Offsets of the words; the number of the paragraph before them is not part of them. */
  readonly start: number;
  readonly end: number;
  /** Offset of the judge's own first word. */
  readonly rest: number;
  /** Whether the name is printed in capitals. */
  readonly isCapital: boolean;
  /** Whether a dash or colon separates the name from the words. */
  readonly isSeparated: boolean;
  /** What stands in brackets behind the name: `dissenting`. */
  readonly note: string;
}

/** Characters that the words can fill at most. */
const LONGEST = 150;

/** The number of a paragraph or of a page before the name. */
const number = /^(?:[([]?\d{1,4}[A-Z]?[.)\]]*\s+)?(?:Per\b:?\s*)?/;

const name =
  /^\(?(?:[A-Z][A-Za-z'’]*(?:-[A-Z][A-Za-z'’]*)?(?:\.,?\s?|,\s?|\s)){1,6}?(?:\(?(?:A\.?\s?)?C\.?\s?J\.?(?:I\b\.?)?\)?(?![A-Za-z'’])|J{1,2}(?![A-Za-z'’]))\.?,?\)?/;
const behind = /^\s*(?:[([](?<note>[A-Za-z ,.]{2,60})[)\]])?\s*(?<sign>[.,:;–—-]*)\s*/;

/** Foreign ranks: `Romer, L.J.` */
const foreign = /\b[LBPV]\.?\s?J\.?[,\s]*$|\bA\.C\.J/;

/**
 * Reads the words with which a text names the judge who speaks: `SAMPLE, J.—`, `12. Sample J. (dissenting):`, `Per Sample, J. :`.
 * Undefined if it begins otherwise. Whether an opinion begins is for the caller to decide.
 */
export function readAuthorWords(text: string): AuthorWords | undefined {
  const head = text.slice(0, LONGEST);
  const start = number.exec(head)?.[0].length ?? 0;
  const printed = name.exec(head.slice(start))?.[0];
  if (printed === undefined || foreign.test(printed)) return undefined;
  const plain = plainName(printed);
  // The reporter's initials below a report: `A.P.J. Appeal allowed.`
  const word = /[A-Za-z]{3,}/.exec(plain)?.[0];
  if (word === undefined) return undefined;
  const end = start + printed.length;
  const signs = behind.exec(head.slice(end));
  const { note, sign = '' } = signs?.groups ?? {};
  const letters = plain.replace(/[^A-Za-z]/g, '');
  const capitals = letters.replace(/[^A-Z]/g, '').length;
  return {
    name: plain,
    start,
    end: note === undefined ? end : end + head.slice(end).search(/[)\]]/) + 1,
    rest: end + (signs?.[0].length ?? 0),
    isCapital: capitals >= letters.length * CAPITALS,
    isSeparated: /[:–—-]/.test(sign),
    note: note ?? '',
  };
}

/** Share of capitals in a name printed in capitals; scanning makes a few of them small. */
const CAPITALS = 0.75;
