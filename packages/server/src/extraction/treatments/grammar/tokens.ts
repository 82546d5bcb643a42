import type { Span } from '../span.js';

/** A case that a sentence names: by name, citation or both. */
export interface NamedCase extends Span {
  /** Indices of its citations; empty if the text gives none. */
  readonly citations: readonly number[];
  /** False for case numbers, because most are the number of the case itself. */
  readonly isReport: boolean;
}

/** A word, sign or case of a sentence. */
export interface Token extends Span {
  /** In small letters, without the hyphen of `over-ruled`; a case is `#`. */
  readonly word: string;
  /** True if the text prints a capital first. */
  readonly isCapital: boolean;
  readonly named?: NamedCase;
}

const anyToken = /[\p{L}][\p{L}\p{N}]*(?:['’][\p{L}]{1,2}\b)?|\d+|[^\s\p{L}\p{N}]/gu;

/** Reads the words, signs and cases of a stretch. `cases` lie in it, in order, and do not overlap. */
export function tokensOf(plain: string, { start, end }: Span, cases: readonly NamedCase[]): Token[] {
  const tokens: Token[] = [];
  let at = start;
  const words = (to: number): void => {
    const text = plain.slice(at, to);
    for (const match of text.matchAll(anyToken)) {
      const [word] = match;
      const from = at + match.index;
      const before = tokens.at(-1);
      const first = tokens.at(-2);
      if (/^rul(?:e|es|ed|ing|ings)$/i.test(word) && joinsOver(before, first)) {
        if (before?.word === '-') tokens.pop();
        const over = tokens.pop();
        tokens.push({
          word: `over${word.toLowerCase()}`,
          isCapital: over?.isCapital ?? false,
          start: over?.start ?? from,
          end: from + word.length,
        });
      } else {
        const isCapital = /^\p{Lu}/u.test(word);
        // `Vidya Drolia-I`, `List I`: a number, not the judge.
        const isNumber =
          word === 'I' &&
          before !== undefined &&
          (before.word === '-' || (before.isCapital && before.end === from - 1));
        tokens.push({
          word: isNumber ? '1' : word.toLowerCase().replace('’', "'"),
          isCapital,
          start: from,
          end: from + word.length,
        });
      }
    }
  };
  for (const named of cases) {
    words(named.start);
    tokens.push({ word: '#', isCapital: true, start: named.start, end: named.end, named });
    at = Math.max(at, named.end);
  }
  words(end);
  return tokens;
}

/** `over-ruled`, `over ruled`, `over- ruled` at the end of a printed line. */
function joinsOver(before: Token | undefined, first: Token | undefined): boolean {
  return before?.word === 'over' || (before?.word === '-' && first?.word === 'over');
}
