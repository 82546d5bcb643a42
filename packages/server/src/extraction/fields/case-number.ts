/** Longest case number worth keeping; a longer line is a description of the proceedings. */
const longestNumber = 160;

/**
 * Reads the case number of the registry's list: `C.A. No.-009161-009161 - 1995` becomes `C.A. No. 9161 of 1995`.
 * `" - 0"` means that the registry has none: an empty string.
 */
export function readRegistryNumber(text: string): string {
  const parts = /^(.+?)\s?No\.?-(\d+)(?:-(\d+))?\s-\s(\d{4})$/.exec(text.trim());
  if (parts === null) return /\d{4}$/.test(text.trim()) ? text.trim() : '';
  const [, kind = '', first = '', last = first, year = ''] = parts;
  const from = Number(first);
  const to = Number(last);
  return from === to ? `${kind} No. ${from} of ${year}` : `${kind} Nos. ${from}-${to} of ${year}`;
}

/**
 * Takes the case number out of a line that may go on with where the appeal comes from:
 * `CIVIL APPELLATE JURISDICTION: Civil Appeal No. 45 of 1963. Appeal from …` gives `Civil Appeal No. 45 of 1963`.
 * Returns an empty string when the line contains no number with its year.
 */
export function readPrintedNumber(line: string): string {
  const text = line
    .replace(/^.*?\b(?:JUR[IL1l]S[DU]?I?CTI?ON\s*[:.;-]*|JU[A-Z1]{4,12}N\s*[:.;])\s*/i, '')
    .replace(/\s+/g, ' ')
    .trim();
  const origin = text.search(originOfCase);
  const number = numbersWithYears.exec(origin === -1 ? text : text.slice(0, origin))?.[0] ?? '';
  return number.length <= longestNumber && /\d/.test(number) ? number : '';
}

/** Where a line continues with the decision below or the origin of the case. */
const originOfCase =
  /[.,]?\s*[[(]?\s*(?:Appeals? (?:from|by)|From the|Petitions? (?:under|for|by)|\(?Under Art|Arising|With\b|@|Non-Report|Reported)/i;

/** One number with its year, or a list of them: `Appeal (Civil) 6469 of 1998, Appeal (Civil) 722 of 1999`. */
const numbersWithYears =
  /^.*?(?:\bof\s?|\/\s?|\d[\s-])(?:1[89]|20)\d\d\b(?:\s?(?:,|&|and)\s[^.;([]{0,12}(?:\([A-Za-z.]+\))?[^;([]{0,40}?\b(?:of|\/)\s?(?:1[89]|20)\d\d\b)*/i;

/** `WRIT PETITION NO. 937 OF 2008`, `Crl. A(J) 26/2025`, `R/FIRST APPEAL NO. 1648 of 2005` as a line of a cause title. */
const frontNumber =
  /^[+*#\s]*(?:in\s|case\s?:-\s)?((?:R\/)?[A-Z](?:[A-Za-z./()& -]|\bArt\.?\s?\d{2,3}){1,70}?\s?(?:\((?:[A-Z]+|LODG\.?|LODGING)\)\s?)?(?:Nos?\s?[.:]*\s?(?:-\s)?)?\d{1,6}\s?(?:of|\/)\s?(?:19|20)\d\d)\b/i;

/** A line with a case number has one of these words; a page number or a neutral citation has none. */
const proceeding =
  /petition|writ|appeal|application|revision|suit|case|\b(?:w\.?p|wpo|wpa|cwp|lpa|ita|crl|cr|crp|crr|c\.r\.r|mcrc|arba|o\.?a|rp|ccp|fa|r\/|tp|ba)\b|w\.p/i;

/**
 * Reads the case number from the first lines of a judgment: the first line that begins with a proceeding, a number and
 * its year. Empty where no line does.
 */
export function readFrontNumber(lines: readonly string[]): string {
  for (const line of lines.slice(0, 40)) {
    if (/^(?:versus|vs?\.?|\(against)/i.test(line)) return '';
    const number = frontNumber.exec(line)?.[1];
    if (number !== undefined && proceeding.test(number) && line.length <= 110)
      return number
        .replace(/\s+/g, ' ')
        .replace(/\bNo\. - /i, 'No. ')
        .trim();
  }
  return '';
}
