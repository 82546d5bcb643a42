import { readTitledCounsel } from './titled-counsel.js';
import { isPersonName, offices, side, styles } from './counsel-words.js';

/** Counsel are named between the cause title and the judgment; a head with many parties is long. */
const HEAD = 7_000;

/** Where the judgment itself begins. */
const body =
  /\bJudgments?\b[^\n]{0,60}\b(?:was|were) delivered|\bfollowing (?:Judgments?|Orders?)\b|^(?:J\s?U\s?D\s?G\s?M\s?E\s?N\s?T|O\s?R\s?D\s?E\s?R)\b|^1\s?\.\s/m;

/** Most names of one side; a longer line is not a line of counsel. */
const MAX_NAMES = 40;

/**
 * Lists the advocates whom the head of a judgment names: `R. K. Garg and V. J. Francis, for the Appellant.`, `For
 * Petitioner(s) : Mr. A. Example, Adv.` What does not read like the name of a person is left out. Each name comes once,
 * as printed but without its style and office.
 */
export function readCounsel(plain: string): string[] {
  // Scanners misread the initial O as a nought.
  const text = plain.slice(0, HEAD).replace(/\b0(?=\.\s?[A-Z])/g, 'O');
  const end = body.exec(text)?.index ?? HEAD;
  const head = text.slice(0, end);
  const names = [...namesBeforeSides(head), ...readTitledCounsel(head)];
  const unique = new Map(names.map((name) => [name.toLowerCase().replace(/[^a-z]/g, ''), name]));
  return [...unique.values()];
}

function namesBeforeSides(head: string): string[] {
  const names: string[] = [];
  let from = 0;
  for (const match of head.matchAll(side)) {
    const before = lineBefore(head.slice(from, match.index).replace(offices, ','));
    for (const name of splitNames(before)) names.push(name);
    from = match.index + match[0].length;
  }
  return names;
}

/** Returns the names at the end of a text, read from right to left up to the first word outside a name. */
function lineBefore(text: string): string {
  const words = text.trim().split(/\s+/);
  let first = words.length;
  while (first > 0) {
    const word = words[first - 1] ?? '';
    const isLast = first === words.length;
    if (
      !/^(?:\(?[A-Z][\w.'’&/-]*[),;.]*|and,?|&|with|him|her|them|a\/w|i\/b|i\/by|[,;()–-]+|him\),?|her\),?|them\),?|\(with)$/.test(
        word,
      )
    )
      break;
    // `Court.` ends a sentence, `K.` and `Smt.` do not.
    if (!isLast && /[a-z]{3}[).]*\.$/.test(word) && !/^(?:Smt|Kum|Messrs|Miss|Shri)\.$/.test(word)) break;
    first -= 1;
  }
  return words.slice(first).join(' ');
}

/** Splits a run of names at commas and the words between them. */
export function splitNames(run: string): string[] {
  const parts = run
    .replace(twoNames, '$1, ')
    .split(
      /[,;()–]|\s-\s|\s(?:and|with|a\/w|i\/b|i\/by)\s|\s&\s|\b(?:with )?(?:him|her|them)\b|^(?:and|with)\s|\s(?=(?:Miss|Mrs|Mr|Ms|Smt|Dr)\b)/i,
    )
    .map((part) =>
      part
        .trim()
        .replace(styles, '')
        .replace(/^[.\s]+|(?<=[a-z]{2})\.$/g, '')
        .trim(),
    )
    .filter((part) => part !== '');
  return parts.length > MAX_NAMES ? [] : parts.filter(isPersonName);
}

/** The comma between two names with initials is lost: `H. J. Sample K. L. Example`. */
const twoNames = /\b((?:[A-Z]\.\s?)+[A-Z][a-z]{2,})\s(?=(?:[A-Z]\.\s?)+[A-Z][a-z]{2})/g;
