const numberMarker = /^\(?(\d{1,3})(?:\.\d{1,2})*[.)\]](?=\D|$)/;
/** A number without a sign before a sentence; it counts only if it continues the numbering. */
const bareNumber = /^(\d{1,3})\s(?=[A-Z][a-z]+\s)/;
const aloneNumber = /^\d{1,3}$/;

/** Numbers that may be lost before a paragraph takes up the numbering again. */
const largestGap = 3;

/** The numbering of the paragraphs of a text, from its beginning. */
export interface Numbering {
  /** Whether a number comes next. */
  isNext(number: number): boolean;
  /** Whether a line begins with the next number, or with a part of the last one: `3.1`. */
  continues(text: string): boolean;
  /** Counts the number of a line that opens a paragraph. */
  take(text: string): void;
}

/**
 * Starts at 1, or at 2 where the first paragraph has no number. Two counts run side by side: one without a gap, and one that begins
 * again behind a lost number, because a quotation may also be numbered higher.
 */
export function startNumbering(): Numbering {
  let strict = 0;
  // Until a number is lost, `1` comes next here: a list inside a paragraph may begin.
  let late = 0;
  const isNext = (number: number) => number === strict + 1 || number === late + 1;
  return {
    isNext,
    continues(text) {
      const number = readNumber(text);
      if (number === undefined) return false;
      if (strict === 0 && number === 2 && numberMarker.test(text)) return true;
      return isNext(number) || ((number === strict || number === late) && /^\(?\d+\.\d/.test(text));
    },
    take(text) {
      const number = readNumber(text) ?? (aloneNumber.test(text) ? Number(text) : undefined);
      if (number === undefined) return;
      if (number === strict + 1 || (strict === 0 && number === 2)) strict = number;
      else if (strict > 0 && number > Math.max(strict, late) && number <= Math.max(strict, late) + largestGap)
        late = number;
    },
  };
}

function readNumber(text: string): number | undefined {
  const digits = numberMarker.exec(text)?.[1] ?? bareNumber.exec(text)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
