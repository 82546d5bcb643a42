import { plainName } from './judge-names.js';

/** Words at the beginning of a text that name the judge who speaks. */
export interface AuthorWords {
  /** Name without honours and rank. */
  readonly name: string;
  /** Judges who are named with him as authors. */
  readonly others: readonly string[];
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

/** The number of a paragraph or of a page before the name, and who is announced. */
const number = /^(?:[([]?\d{1,4}[A-Z]?[.)\]]*\s+)?(?:(?:Per|PER|By|BY|(?:Judge?ment )?[Dd]elivered by)\b\s?:?\s*)?/;

/** A footnote's mark on a name. */
const note = String.raw`(?:\*{1,3}|\(\d\)|\[\d\])?`;
/** Words of a name, with what stands between them; `&` and `and` join two judges. */
const words = String.raw`(?:(?:&\s?|and\s)?[A-Z][A-Za-z'’]*(?:-[A-Z][A-Za-z'’]*)?${note}(?:\.,?\s?|\s?,['’.]?\s?|\s|/(?=J))){1,7}?`;
const name = new RegExp(
  String.raw`^[([]?${words}(?:\(?(?:A\.?\s?)?[Cac]\.?\s?J\.?(?:I\b\.?)?\)?(?![A-Za-z'’])|J{1,2}(?![A-Za-z'’]))(?:\s?\.)?,?[)\]]?`,
);
/** `Justice B. Sample` without a rank behind it. */
const titled = new RegExp(
  String.raw`^(?:Hon['’]?ble |HON['’]?BLE )?(?:the |THE )?(?:(?:Mr|Mrs|Ms|Dr|MR|MRS|MS|DR)\.? ?)?(?:Chief |CHIEF )?(?:Justice|JUSTICE) (?:[A-Z][A-Za-z'’]*(?:\.\s?|\s|(?=\s?[(:–—-]|$))){1,5}`,
);
const behind = new RegExp(
  String.raw`^\s*${note}\s*(?:[([](?<note>[A-Za-z ,.'’]{2,80})[)\]])?\s*(?<sign>[.,:;–—-]*)\s*`,
);

/** A signature: `Sd. A. Sample, J.` */
const signature = /^[Ss][Dd]\b/;
/** Foreign ranks: `Romer, L.J.`; a journal: `1985 A.C.J. 12`. */
const foreign = /\b[LBPV]\.?\s?J\.?[,\s]*$/;
const journal = /\bA\.C\.J\.?$/;

/**
 * Reads the words with which a text names the judge who speaks: `SAMPLE, J.—`, `12. Sample J. (dissenting):`, `Per Sample, J. :`.
 * Undefined if it begins otherwise. Whether an opinion begins is for the caller to decide.
 */
export function readAuthorWords(text: string): AuthorWords | undefined {
  const head = text.slice(0, LONGEST);
  if (!head.includes('J')) return undefined;
  const start = number.exec(head)?.[0].length ?? 0;
  const said = head.slice(start);
  const printed = name.exec(said)?.[0] ?? separated(titled.exec(said)?.[0], said);
  if (printed === undefined || foreign.test(printed) || signature.test(printed)) return undefined;
  if (journal.test(printed) && /^\s*\d/.test(said.slice(printed.length))) return undefined;
  const [plain, ...others] = namesIn(printed);
  // The reporter's initials below a report: `A.P.J. Appeal allowed.`
  if (plain === undefined) return undefined;
  const end = start + printed.length;
  const signs = behind.exec(head.slice(end));
  const { note: inside = '', sign = '' } = signs?.groups ?? {};
  const letters = plain.replace(/[^A-Za-z]/g, '');
  const capitals = letters.replace(/[^A-Z]/g, '').length;
  return {
    name: plain,
    others,
    start,
    end: inside === '' ? end : end + head.slice(end).search(/[)\]]/) + 1,
    rest: end + (signs?.[0].length ?? 0),
    isCapital: capitals >= letters.length * CAPITALS,
    isSeparated: /[:–—-]/.test(sign),
    note: inside,
  };
}

/** A name without its rank is an author's only with a dash or colon behind it. */
function separated(printed: string | undefined, text: string): string | undefined {
  if (printed === undefined) return undefined;
  return /[:–—-]/.test(behind.exec(text.slice(printed.length))?.groups?.['sign'] ?? '') ? printed : undefined;
}

/** The judges that a line or the words before a speech name: `A. SAMPLE & B. EXAMPLE, JJ.` */
export function namesIn(line: string): string[] {
  return line
    .replace(/\([^)]{0,100}\)|\*|^\W{0,3}(?:Judge?ment )?delivered by\b/gi, '')
    .split(/&|\band\b/i)
    .map(plainName)
    .filter((one) => /[A-Za-z]{3}/.test(one));
}

/** Share of capitals in a name printed in capitals; scanning makes a few of them small. */
const CAPITALS = 0.75;
