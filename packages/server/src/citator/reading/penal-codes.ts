import { CODES_CHANGED_ON } from '@headnote/core/codes';
import type { ProvisionMember } from './list-members.js';

/** Last sections of the codes of one subject, the one in force first. */
type Codes = readonly { readonly act: string; readonly last: number }[];

const penal: Codes = [
  { act: 'BNS', last: 358 },
  { act: 'IPC', last: 511 },
];
const procedure: Codes = [
  { act: 'BNSS', last: 531 },
  { act: 'CrPC', last: 484 },
];
const evidence: Codes = [
  { act: 'BSA', last: 170 },
  { act: 'Evidence Act', last: 167 },
];

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** When an offence was committed or reported: its day, or the number and year of the police's report. */
const FACTS =
  /\b(?:F\.?I\.?R|crime|offence|occurrence|incident|complaint|P\.?S\.? case)\b[^;]{0,90}?(?:\b(\d{1,2})[./-](\d{1,2})[./-](20\d\d)\b|\b(\d{1,2})(?:st|nd|rd|th)?\s([A-Z][a-z]{2})[a-z]*,?\s(20\d\d)\b|\b([A-Z][a-z]{2})[a-z]*\s(\d{1,2}),\s(20\d\d)\b|\bNo\.?\s?\d{1,5}\s?(?:\/|of)\s?(20\d\d)\b)/gi;

/** Words after which a section without an act is one of a penal code. */
const PENAL =
  /\b(?:offen[cs]es?|punish\w*|convict\w*|charg(?:e|ed|es|ing)|guilty|sentenced|(?:FIR|crime|case)\W[^.;]{0,40}regist\w+)\b[^.;]{0,80}$/i;
/** Words after which it is one of a code of procedure, and of evidence: what is applied for, recorded or filed under it. */
const PROCEDURE =
  /\b(?:bail|anticipatory|remand|charge-?sheet|final report|cognizance|quash\w*|maintenance|summon\w*|statements? (?:\w+ ){0,2}recorded|recorded|private complaint|notice)\b[^.;]{0,60}$/i;
const EVIDENCE =
  /\b(?:admissib\w+|certificate|presumption|confession\w*|dying declaration|discover\w+|relevan\w+)\b[^.;]{0,60}$/i;
const UNDER = /\bunder\s+(?:the\s+)?$/i;

/** Characters before a section in which those words are. */
const BEFORE = 120;

/** After a section: it belongs to an act that the text calls so. */
const OF_ACT = /^\W{0,3}(?:of|in|under)\s+(?:the\s+|that\s+|this\s+|said\s+)*[A-Z]/;

/**
 * When the offence of a judgment was committed, as its text says: `after` if it is under the new code; `before` if it was decided before the
 * change (then the text is not read), or if all days of offences and reports in it are earlier; else `unsaid`.
 */
export function timeOfOffence(text: () => string, decidedOn: string | null): 'before' | 'after' | 'unsaid' {
  if (decidedOn === null) return 'unsaid';
  if (decidedOn < CODES_CHANGED_ON) return 'before';
  const plain = text();
  if (isUnderNewCode(plain, decidedOn)) return 'after';
  for (const [, day, , year, day2, , year2, , day3, year3, ofYear] of plain.matchAll(FACTS)) {
    if (ofYear !== undefined && Number(ofYear) < 2024) return 'before';
    // A day before the change: a later one would have made it the new code, unless it is after the decision, which is a misprint.
    if ((day ?? day2 ?? day3) !== undefined && Number(year ?? year2 ?? year3) <= 2024) return 'before';
  }
  return 'unsaid';
}

/** Whether a judgment is about an offence committed when the Bharatiya Nyaya Sanhita was in force. */
export function isUnderNewCode(plain: string, decidedOn: string | null): boolean {
  if (decidedOn === null || decidedOn < CODES_CHANGED_ON) return false;
  for (const [, day, month, year, day2, name, year2, name3, day3, year3, ofYear] of plain.matchAll(FACTS)) {
    // A report of 2024 may be older than the change; one of a later year is not.
    if (Number(ofYear) > 2024) return true;
    const printed = year ?? year2 ?? year3;
    if (printed === undefined) continue;
    const count = month ?? String(MONTHS.indexOf((name ?? name3 ?? '').slice(0, 3).toLowerCase()) + 1);
    const on = `${printed}-${count.padStart(2, '0')}-${(day ?? day2 ?? day3 ?? '').padStart(2, '0')}`;
    if (on >= CODES_CHANGED_ON && on <= decidedOn) return true;
  }
  return false;
}

/** The codes of the subject that the words before a section speak of; the first that fits. */
const subjects: readonly { readonly words: RegExp; readonly codes: Codes }[] = [
  { words: PENAL, codes: penal },
  { words: PROCEDURE, codes: procedure },
  { words: EVIDENCE, codes: evidence },
];

/**
 * The acts that sections without one may belong to: both codes of a subject where the text speaks of an offence, of a step of criminal
 * procedure or of evidence, and each of them has all the sections; otherwise none. For judgments on offences of the new code only.
 */
export function codesOfBareSections(members: readonly ProvisionMember[], plain: string): readonly string[] {
  const [first] = members;
  const last = members.at(-1);
  if (first?.unit !== 'S.' || last === undefined) return [];
  const before = plain.slice(Math.max(0, first.start - BEFORE), first.start);
  if (!/^u\/s/i.test(first.text) && !UNDER.test(before)) return [];
  const codes = subjects.find(({ words }) => words.test(before))?.codes;
  if (codes === undefined || OF_ACT.test(plain.slice(last.end, last.end + 30))) return [];
  // Only the older codes have sections with letters.
  if (members.some(({ number = '' }) => !/^\d+(?:\(|$)/.test(number))) return [];
  const highest = Math.max(...members.map(({ number = '' }) => parseInt(number)));
  return codes.every((code) => highest <= code.last) ? codes.map(({ act }) => act) : [];
}
