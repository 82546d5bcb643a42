/** A judge's name with the rank behind it, as a part of a pattern. */
const judgeName = String.raw`(?:(?:&\s?|and\s)?[A-Z][A-Za-z'’]*(?:-[A-Z][A-Za-z'’]*)?(?:\.,?\s?|\s?,\s?|\s)){1,7}(?:\(?(?:Acting )?C\.?\s?J\.?I?\b|J{1,2}\b|Chief Justice|Judge)`;

/** Longest line that names an author. */
export const LONGEST_AUTHOR_LINE = 110;

const authorLine = new RegExp(
  String.raw`^(?:\(?(?:Per|PER|By|BY|(?:Judge?ment )?[Dd]elivered by)\b\s?:?\s*)?\(?(?:Hon['’]?ble )?(?:Mr\.? |Dr\.? |Mrs\.? |Ms\.? )?(?:Justice )?${judgeName}\.?\)?\s*(?:\([A-Za-z ,.'’]+\))?\s*[:.,–—-]*$`,
);

/** How tribunals name the author: `[ORDER PER: A. SAMPLE]`. */
const orderPer = /^\[?(?:FINAL )?ORDER PER\s*:?\s[A-Z][^.]{2,60}\]?$/;

/** A name with all honours and no sign of speech is one of the bench. */
const benchLine = /^Hon['’]?ble\b.*\bJustice\b.*\bJudge\b(?!.*[:(])/;

/** Whether a line only names who wrote what follows: `A. SAMPLE, J. (dissenting)`, `Per Example, J. :`, `X, Judge (oral):`. */
export function isAuthorLine(text: string): boolean {
  if (text.length > LONGEST_AUTHOR_LINE) return false;
  return orderPer.test(text) || (text.includes('J') && authorLine.test(text) && !benchLine.test(text));
}
