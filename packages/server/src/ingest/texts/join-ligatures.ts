import { ligatureWords } from './ligature-words.js';

/** A word that begins or ends with two or three letters which a font prints as one sign. */
const BEGINS = /^(?:ff|fi|fl)/;
const ENDS = /(?:ff|fi|fl)$/;
const ALONE = /^(?:ffi|ffl|ff|fi|fl)$/;
const HAS_LIGATURE = /ff|fi|fl/;
const WORD = /[\p{L}\p{N}]+/gu;
/** `bene fi t`. */
const MOST_PARTS = 3;
/** A word of the text itself counts if it is there at least twice: one may be a misprint. */
const LEAST_OWN = 2;
/** Beginnings that are no words, so that `con firm` is joined although `firm` is a word. */
const NO_WORDS: ReadonlySet<string> = new Set(['af', 'con', 'dif', 'ef', 'suf']);
/** More letters than any word has; a longer one is not copied. */
const LONGEST_WORD = 40;

/**
 * Joins words that a reader of PDF split at a ligature: `of fice`, `signi ficant`, `signifi cant`, `bene fi t`. The joined word
 * must be one of judgments or of this text, and the part with the ligature none, or a rarer one. Takes linear time.
 */
export function joinLigatures(text: string): string {
  if (!HAS_LIGATURE.test(text)) return text;
  // The words are read twice, because a list of a million places takes hundreds of megabytes.
  const own = new Map<string, number>();
  for (const [word] of text.matchAll(WORD))
    if (HAS_LIGATURE.test(word)) own.set(lower(word), (own.get(lower(word)) ?? 0) + 1);

  /** Whether parts are one word; `part` is the one that has the ligature. */
  const isOne = (parts: readonly string[], part: string): boolean => {
    if (!parts.every((one, at) => (at === 0 ? /^[A-Za-z]?[a-z]*$/ : /^[a-z]+$/).test(one))) return false;
    const [first = ''] = parts;
    const joined = lower(parts.join(''));
    const fragment = lower(part);
    if (ligatureWords.has(fragment) && !(NO_WORDS.has(lower(first)) && ligatureWords.has(joined))) return false;
    const count = own.get(joined) ?? 0;
    return ligatureWords.has(joined) || (count >= LEAST_OWN && count > (own.get(fragment) ?? 0));
  };

  const partsOf = (first: RegExpExecArray, second: RegExpExecArray, third: RegExpExecArray | undefined) => {
    if (!isNext(text, first, second)) return undefined;
    const [[one], [two]] = [first, second];
    const three = third !== undefined && ALONE.test(two) && isNext(text, second, third) ? third[0] : undefined;
    if (three !== undefined && isOne([one, two, three], two)) return [one, two, three];
    if (BEGINS.test(two) && isOne([one, two], two)) return [one, two];
    return ENDS.test(one) && isOne([one, two], one) ? [one, two] : undefined;
  };

  let joined = '';
  let from = 0;
  const words = text.matchAll(WORD);
  const near: RegExpExecArray[] = [];
  for (;;) {
    while (near.length < MOST_PARTS) {
      const { value, done } = words.next();
      if (done) break;
      near.push(value);
    }
    const [first, second, third] = near;
    if (first === undefined || second === undefined) return joined + text.slice(from);
    const parts = partsOf(first, second, third);
    if (parts !== undefined) {
      const last = near[parts.length - 1] ?? second;
      joined += text.slice(from, first.index) + parts.join('');
      from = last.index + last[0].length;
    }
    near.splice(0, parts?.length ?? 1);
  }
}

/** Whether only blanks of one line are between two words. */
const isNext = (text: string, { 0: word, index }: RegExpExecArray, next: RegExpExecArray): boolean =>
  word.length <= LONGEST_WORD &&
  next[0].length <= LONGEST_WORD &&
  next.index - index - word.length <= 2 &&
  text.slice(index + word.length, next.index).trim() === '' &&
  !/[\n\f]/.test(text.slice(index + word.length, next.index));

const lower = (word: string): string => word.slice(0, LONGEST_WORD + 1).toLowerCase();
