/** The side that counsel appears for: `for the appellants in C.A. 425`, `for Respondent No. 1`, `for the State`. */
export const side =
  /\bfor\s(?:(?:the|both|all|some|certain|other|original|contesting|proposed|newly|added)\s){0,3}(?:[A-Z]\.?\s)?(?:writ[-\s])?(?:appell?[ae]nts?|resp[a-z]{4,7}ts?|petitioners?|appli[a-z]{2,4}ts?|intervent?[eo]rs?|plaintiffs?|defendants?|states?|union|complainants?|caveators?|accused|opposite part(?:y|ies)|revenue|assessees?|informants?|advocate[- ]general|attorney[- ]general)\b/gi;

/** Offices next to a name, which are not part of it. */
export const offices =
  /\b(?:(?:Additional|Addl\.?|Assistant|Asst\.?|Deputy|Dy\.?|Learned|Ld\.?|Special|Spl\.?|Senior|Sr\.?|Standing|Chief|Central|Govt\.?|Government|Public|State)\s)*(?:(?:Attorney|Solicitor|Advocate)s?[-\s]?General(?:\s(?:for|of)\s(?:the\s)?(?:State of\s)?[A-Z][a-z]+(?:\s[A-Z][a-z]+)?)?|Advocates?|Adv(?:s|ts)?\b\.?|Counsel|Pleaders?|Prosecutors?|ASG|AAG|AGP|APP|AGA|GP|PP|GA|SPC|CGSC|SC|AOR)\b\.?/gi;

/** Styles of address before a name. */
export const styles = /^(?:(?:Mr|Mrs|Ms|Miss|Messrs|M\/s|Smt|Shri|Sri|Dr|Km|Kum|Kumari)\b\.?\s?)+/i;

/** Words that no name of a person contains, in capitals too. */
const notInNames =
  /\b(?:Court|India|High|State|Union|Appeals?|Judgment|Order|Petition|Ex|No|Nos|Civil|Criminal|Govt|Government|Ltd|Co|Company|Corporation|Board|Bench|Respondents?|Appellants?|Petitioners?|Present|Versus|Vs|Ors|Anr|Through|Dated?|January|February|March|April|May|June|July|August|September|October|November|December|Associates|Office|Department|Article|Art|Section|Leave|Heard|The|Under|In|From|For|On|At|By|Of|Instructed|Agent|President|Member|Registrar|Justice|Hon|Tribunal|Commission|Coram|Judge|Advocates?|Counsel|Pleaders?|Lawyers?|Solicitor|Prosecutors?|Panel|Officer|Secretary|Director|Inspector|Superintendent|Commissioner|Collector|Manager|Engineer|Bank|Limited|None|Nil|Bengal|Pradesh|Nadu)\b/i;

/** A person's name: initials, then words with capitals. */
const personName = /^(?:[A-Z][A-Za-z]?\.\s?){0,4}[A-Z][A-Za-z.'’-]*(?:[\s.]+[A-Z][A-Za-z.'’-]*){0,5}$/;

/** Longest name worth keeping. */
const LONGEST = 50;

/** True for text that reads like the name of a person: two words, or initials and one. A surname alone is not enough. */
export function isPersonName(name: string): boolean {
  const isLong = /[A-Z][A-Za-z]{2}/.test(name) && /[A-Za-z.][\s.]+[A-Z]/.test(name) && name.length < LONGEST;
  return (
    isLong &&
    personName.test(name) &&
    !notInNames.test(name) &&
    !/\bhon\b|[a-z]{4}\.[A-Z]/i.test(name.replace(/[A-Z](?=\.)/g, ''))
  );
}
