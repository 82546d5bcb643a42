import type { ProvisionMember } from './list-members.js';

/** On this day the Bharatiya Nyaya Sanhita replaced the Indian Penal Code, for offences committed from then on. */
const CHANGED_ON = '2024-07-01';

/** Both codes, the one in force first, with their last sections. */
const codes = [
  { act: 'BNS', last: 358 },
  { act: 'IPC', last: 511 },
] as const;

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** When an offence was committed or reported: its day, or the number and year of the police's report. */
const FACTS =
  /\b(?:F\.?I\.?R|crime|offence|occurrence|incident|complaint|P\.?S\.? case)\b[^;]{0,90}?(?:\b(\d{1,2})[./-](\d{1,2})[./-](20\d\d)\b|\b(\d{1,2})(?:st|nd|rd|th)?\s([A-Z][a-z]{2})[a-z]*,?\s(20\d\d)\b|\b([A-Z][a-z]{2})[a-z]*\s(\d{1,2}),\s(20\d\d)\b|\bNo\.?\s?\d{1,5}\s?(?:\/|of)\s?(20\d\d)\b)/gi;

/** Words after which a section without an act is one of a penal code. */
const PENAL =
  /\b(?:offen[cs]es?|punish\w*|convict\w*|charg(?:e|ed|es|ing)|guilty|sentenced|(?:FIR|crime|case)\W[^.;]{0,40}regist\w+)\b[^.;]{0,80}$/i;
const UNDER = /\bunder\s+(?:the\s+)?$/i;

/** Characters before a section in which those words are. */
const BEFORE = 120;

/** After a section: it belongs to an act that the text calls so. */
const OF_ACT = /^\W{0,3}(?:of|in|under)\s+(?:the\s+|that\s+|this\s+|said\s+)*[A-Z]/;

/** Whether a judgment is about an offence committed when the Bharatiya Nyaya Sanhita was in force. */
export function isUnderNewCode(plain: string, decidedOn: string | null): boolean {
  if (decidedOn === null || decidedOn < CHANGED_ON) return false;
  for (const [, day, month, year, day2, name, year2, name3, day3, year3, ofYear] of plain.matchAll(FACTS)) {
    // A report of 2024 may be older than the change; one of a later year is not.
    if (Number(ofYear) > 2024) return true;
    const printed = year ?? year2 ?? year3;
    if (printed === undefined) continue;
    const count = month ?? String(MONTHS.indexOf((name ?? name3 ?? '').slice(0, 3).toLowerCase()) + 1);
    const on = `${printed}-${count.padStart(2, '0')}-${(day ?? day2 ?? day3 ?? '').padStart(2, '0')}`;
    if (on >= CHANGED_ON && on <= decidedOn) return true;
  }
  return false;
}

/**
 * The acts that sections without one may belong to: both penal codes where the text speaks of an offence and each of them has all the
 * sections; otherwise none. For judgments on offences of the new code only.
 */
export function penalCodes(members: readonly ProvisionMember[], plain: string): readonly string[] {
  const [first] = members;
  const last = members.at(-1);
  if (first?.unit !== 'S.' || last === undefined) return [];
  const before = plain.slice(Math.max(0, first.start - BEFORE), first.start);
  const isOffence = PENAL.test(before) && (/^u\/s/i.test(first.text) || UNDER.test(before));
  if (!isOffence || OF_ACT.test(plain.slice(last.end, last.end + 30))) return [];
  // Only the older code has sections with letters.
  if (members.some(({ number = '' }) => !/^\d+(?:\(|$)/.test(number))) return [];
  const highest = Math.max(...members.map(({ number = '' }) => parseInt(number)));
  return codes.every((code) => highest <= code.last) ? codes.map(({ act }) => act) : [];
}
