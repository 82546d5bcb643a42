import { isShortName } from './masked-name.js';

/** A cause title on one line is among the first lines. */
const TITLE_LINES = 15;
/** Longest name of a party in such a line. */
const LONGEST = 110;

const TITLE = /^(?<left>\S.{0,150}?)\s+(?:v\.?|vs\.?|V\.?|Vs\.?|VS\.?|versus|Versus|VERSUS)\s+(?<right>\S.{0,150})$/;

/** A case number before the names: `W.P.(C) 12/2020 A v. B`, `Criminal Appeal No. 7 of 2019: A v. B`. */
const NUMBER =
  /^[+*#$~%\s]*[A-Z][A-Za-z.()&/ -]{0,40}?(?:\bNos?\.?\s?)?\d{1,6}\s?(?:\/|\s?of\s)\s?(?:19|20)\d\d[\s,:;&–-]+(?=["'“]?[A-Z])/;

/** The day behind the names, as free sites print it. */
const DAY = /\s+on\s+\d{1,2}(?:st|nd|rd|th)?\s+[A-Z][a-z]+,?\s+\d{4}\.?$/;

/** Leaves out the case number that a line prints where its party should begin. */
export const withoutCaseNumber = (line: string): string => line.replace(NUMBER, '');

/**
 * Reads a cause title on one line: `Asha Rao v. State of Kerala`, also with its number before it or its day behind it. Undefined
 * if no line among the first has one, or if a side is no name.
 */
export function readTitleLine(
  lines: readonly string[],
): { readonly appellant: string; readonly respondent: string } | undefined {
  for (const line of lines.slice(0, TITLE_LINES)) {
    const { left = '', right = '' } = TITLE.exec(withoutCaseNumber(line).replace(DAY, ''))?.groups ?? {};
    const appellant = left.trim();
    const respondent = right.replace(/(?<!\b(?:Ors|Anr|Ltd|Co))\.$/, '').trim();
    if (isName(appellant) && isName(respondent)) return { appellant, respondent };
  }
  return undefined;
}

function isName(side: string): boolean {
  if (isShortName(side)) return true;
  // A sentence or a number is no name.
  return (
    side.length > 3 &&
    side.length <= LONGEST &&
    /^["'“]?[A-Z]/.test(side) &&
    !/\d{3}|[;:?]|\b(?:in|was|is|held|reported|against|dated|see)\s/.test(side)
  );
}
