import type { CausePart } from './block.js';

/** Line by line, what opens a part of a cause title. The first pattern that matches counts. */
const openings: readonly (readonly [CausePart, RegExp])[] = [
  [
    'note',
    /^\[?(?:NC:? ?|NEUTRAL CITATION(?: NO\.?)?[ :]*)?\d{4}[: ](?:[A-Z]{2,6}|INSC)(?:-[A-Z]{1,4})?[: ]\d{1,6}(?:-[DF]B)?\]?$|^(?:NON[- ]?)?REPORTABLE$|^N?AFR$|^CNR\b|^[A-Z]{4}\d{12}$|^(?:date[ds]?\b|(?:judgment|order)\s+(?:reserved|pronounced|delivered|uploaded)|(?:reserved|pronounced|decided|delivered|uploaded|heard|institut\w+)\s+on\b|date of\b|the \d{1,2}(?:st|nd|rd|th) day|\w+day, the\b|\d{1,2}[./-]\d{1,2}[./-]\d{4}$)|^\(?whether\b|^serial|^sr\.? ?no|^item\b|^sl\./i,
  ],
  [
    'bench',
    /^(?:CORAM|BEFORE|PRESENT|B E F O R E|QUORUM|PER)\b\s*[:.-]*\s*(?!THE .*(?:COURT|TRIBUNAL|COMMISSION))(?=$|.*\b(?:HON|JUSTICE|J\.|JJ\.|MEMBER|CHAIR|PRESIDENT))|\bHON\s?['’]?BLE\b|\bHONOURABLE\b|\b(?:JUDICIAL|TECHNICAL|EXPERT|ACCOUNTANT) MEMBER\b|^(?:SINGLE|DIVISION|FULL) BENCH\b/i,
  ],
  [
    'counsel',
    /^\(?through\b|^\(?\s?by\s(?:adv|mr|ms|mrs|sri|smt|shri|m\/s)|^(?:for|on behalf of)\b.*(?:petitioner|appellant|respondent|applicant|state|complainant|opp|intervener|revenue|assessee)|^(?:adv(?:ocate|s)?|counsel)\b|^appearance|^(?:present|heard)\s*:|^(?:mr|ms|mrs|shri|sri|smt|dr)\b\.?.*\b(?:adv|advocate|counsel|aga|app|pp|ga|agp|sr\.|i\/b|a\/w|for)\b|\badvocates?\b|\bi\/b\b/i,
  ],
  [
    'number',
    /^[+*#(\s]*(?:in\s)?(?:R\/)?[A-Z@][A-Za-z./()&@ -]{0,70}?\s?(?:Nos?\s?[.:]*\s?)?\d{1,6}(?:\s?[-,&/]\s?\d{1,6})*\s?(?:of|\/|-)\s?(?:19|20)\d\d\b.{0,60}$|^\(?(?:@|arising|with|connected|against)\b|^of (?:19|20)\d\d\b|\b(?:petition|appeal|application|revision|suit|case)s?(?:\s?\([A-Za-z.]+\))?\s+nos?\b/i,
  ],
  [
    'court',
    /\bCOURT (?:OF|AT|FOR)\b|\bHIGH COURT\b|\bTRIBUNAL\b(?!.*\bNo\b)|\bCOMMISSION\b(?=$|,|:| AT\b)|\bJURISDICTION\b|^AT [A-Z]{4,}|^(?:PRINCIPAL|CIRCUIT|REGIONAL|APPELLATE)\b.*\b(?:BENCH|SIDE)\b|\bBENCH(?:,| AT|$)/i,
  ],
  [
    'parties',
    /^[-–\s]*(?:v\s?e\s?r\s?s\s?u\s?s|v\s?\/\s?s|vs?)\b|^(?:between|and|in the matter of)\s*[:.-]*$|\b(?:petitioner|appellant|respondent|applicant|complainant|plaintiff|defendant|opposite part(?:y|ies))s?(?:\s?\(s\)|\/s)?\W*\d*$/i,
  ],
];

/**
 * Assigns the lines of a cause title to its parts, in order. A line that opens no part belongs to the part above it; names below
 * court and number are parties.
 */
export function partsOfCauseTitle(lines: readonly string[]): CausePart[] {
  const parts: CausePart[] = [];
  let hasNumber = false;
  for (const line of lines) {
    const opened = openings.find(([, pattern]) => pattern.test(line))?.[0];
    const above = parts.at(-1);
    parts.push(opened ?? (hasNumber && above !== 'counsel' && above !== 'bench' ? 'parties' : (above ?? 'note')));
    if (opened === 'number') hasNumber = true;
  }
  return parts;
}
