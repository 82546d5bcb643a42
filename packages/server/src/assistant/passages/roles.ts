import type { SentenceRole } from '@headnote/core/contract';
import type { PartKind } from '../../extraction/structure/text-structure.js';

/** What is known of a sentence besides its words. */
interface RolePlace {
  readonly part: PartKind;
  readonly isQuoted: boolean;
  /** Role of the sentence before it in its paragraph. */
  readonly above: SentenceRole | undefined;
}

const TITLE_PARTS = new Set<PartKind>(['title', 'appearances', 'announcement', 'signatures']);

const matter = String.raw`(?:(?:civil |criminal |special |writ |review |transfer |cross |letters patent )*(?:appeals?|petitions?|applications?|references?|suits?|revisions?|objections?|slps?|s\.l\.ps?\.?|matters?|proceedings))`;
const verdict = String.raw`(?:allowed|dismissed|disposed|rejected|accepted|remitted|remanded|decreed|granted|quashed|set aside|restored|upheld|confirmed|affirmed|modified|answered|discharged|acquitted|closed|fails?|succeeds?)`;
const order = new RegExp(
  String.raw`\b${matter}\b[^.;]{0,120}\b(?:is|are|stands?|be|must|shall|would|will|has to be|have to be|therefore|accordingly)\b[^.;]{0,60}\b${verdict}\b|\b${matter}\b[^.;]{0,60}\b(?:fails?|succeeds?)\b|\b(?:we|i)\b[^.;]{0,60}\b(?:allow|dismiss|reject|set aside|quash|remit|remand|restore|uphold|confirm|affirm|modify|accept|grant|direct|discharge|acquit|dispose of)\b|\bno orders? as to costs\b|\bthere (?:will|shall) be no order\b|\b(?:appeals?|petitions?) (?:partly )?(?:allowed|dismissed|accepted)\b|\b(?:is|are|stands?) (?:hereby |accordingly |therefore )*(?:set aside|quashed|restored|acquitted)\b|\baccordingly (?:be )?(?:set aside|quashed|dismissed|allowed)\b|\brefuse(?:d|s)? (?:special )?leave\b|\bthe same (?:is|are) (?:\w+ )?(?:dismissed|allowed)\b|\bbear (?:their|his|its) own costs\b|\b(?:prayers?|reliefs?|requests?)\b[^.;]{0,120}\b(?:cannot|can not|is|are|stands?)\b[^.;]{0,60}\b(?:countenanced|granted|acceded to|rejected|refused|declined|allowed)\b`,
  'i',
);
const argument =
  /\b(?:contended|contends?|submitted|submits?|submission|submissions|urged|urges?|argued|argues?|argument|arguments|contentions?|canvassed|pleaded|pleads?|assailed|learned counsel|counsel for)\b/i;
/** "Shri Rao relied upon the following passage" */
const counselActs =
  /^(?:(?:learned|ld\.?) )?(?:Shri|Sri|Mr|Mrs|Ms|Smt|Dr|Miss|Counsel)\b\.?[^.;]{0,60}?\b(?:relied|relies|referred|refers|drew|draws|sought|seeks|pointed out|points out|conceded|concedes|placed (?:strong |much )?reliance|invited|cited|maintains?)\b/;
/** The court answers an argument: "We see no substance in this contention". */
const ownVoice =
  /^(?:but |however,? |therefore,? |accordingly,? )?(?:we|i) (?:see|find|are|am|do|cannot|have no|hold|think|agree|reject|accept|must)\b|\bin (?:our|my) (?:opinion|view|judge?ment)\b/i;
const issue =
  /\b(?:questions?|issues?|points?|problem)\b[^.]{0,80}\b(?:whether|arises?|arose|is as to|for (?:our )?(?:consideration|determination|decision)|to be (?:considered|decided|determined)|involved|raised)\b|\bwhether\b[^.]{10,}\?/i;
const reasons =
  /\b(?:we (?:are|hold|think|find|have no|do not|cannot|agree|must|see)|i (?:am|hold|think|find|agree|have no)|in (?:our|my) (?:opinion|view|judg)|(?:our|my) (?:opinion|view|conclusion)|it (?:is|follows) (?:clear|therefore|well settled|thus|settled)|therefore|accordingly|hence|thus|for these reasons|this court (?:held|has held)|it must be held)\b/i;
const facts =
  /\b(?:was|were|had)\b[^.]{0,80}\b(?:appointed|born|filed|lodged|registered|executed|married|arrested|detained|convicted|sentenced|issued|granted|purchased|sold|leased|employed|dismissed from|brought|instituted|passed|made|assessed|died|killed|found|alleged)\b|\b(?:facts|briefly stated|the appellant (?:was|is) a|the respondent (?:was|is) a|on (?:the )?\d{1,2}(?:st|nd|rd|th)?[ ,-]+(?:january|february|march|april|may|june|july|august|september|october|november|december))/i;

const SHORT_FORM =
  /\b(Nos?|Crl?|Civ|vs?|Ors|Anr|Smt|Mrs?|Dr|Ltd|Co|dt|Rs|[Ss]s?|Arts?|R|W\.P|C\.A|S\.L\.P)\.(?= ?[A-Za-z\d(])/g;

/** Returns what a sentence is in its judgment. */
export function roleOf(printed: string, { part, isQuoted, above }: RolePlace): SentenceRole {
  // The full stop of a short form does not end what an order says: "Petition No. 19 is dismissed".
  const text = printed.replace(SHORT_FORM, '$1 ');
  if (TITLE_PARTS.has(part)) return 'title';
  if (isQuoted) return 'quoted';
  if (part === 'order') return 'order';
  if (argument.test(text) && !ownVoice.test(text)) return 'argument';
  // "The questions raised are answered, and the appeal is dismissed" decides.
  if (issue.test(text) && (/\bwhether\b|\?/i.test(text) || !order.test(text))) return 'issue';
  if (order.test(text)) return 'order';
  if (reasons.test(text)) return 'reasons';
  if (counselActs.test(text)) return 'argument';
  // "He further said that …" continues what counsel argued.
  if (above === 'argument' && /^(?:he|she|they|it was (?:also|further)|according to|further|reliance)\b/i.test(text))
    return 'argument';
  return facts.test(text) ? 'facts' : 'unknown';
}

/** The side of an argument, in the words of questions too: `appellant` for "on behalf of the appellants". */
const SIDES: readonly (readonly [side: string, pattern: RegExp])[] = [
  ['appellant', /\bappellants?\b/i],
  ['petitioner', /\bpetitioners?\b/i],
  ['respondent', /\brespondents?\b/i],
  ['plaintiff', /\bplaintiffs?\b/i],
  ['defendant', /\bdefendants?\b/i],
  ['assessee', /\bassessees?\b/i],
  ['revenue', /\b(?:revenue|department)\b/i],
  ['state', /\b(?:state|union of india|government|attorney[ -]general|solicitor[ -]general|advocate[ -]general)\b/i],
  ['accused', /\baccused\b/i],
  ['prosecution', /\bprosecution\b/i],
  ['landlord', /\blandlords?\b/i],
  ['tenant', /\btenants?\b/i],
  ['workmen', /\b(?:workm[ae]n|union|employees?)\b/i],
  ['management', /\b(?:management|employers?|company)\b/i],
];

/** Who speaks, before the sides that he speaks of: "on behalf of the respondent", "counsel for the State". */
const SPEAKER =
  /\b(?:counsel|advocate|attorney|solicitor|lawyer)\b[^.;]{0,80}?\b(?:for|of) (?:the )?([^.;,]{1,40})|\bon behalf of (?:the )?([^.;,]{1,40})/i;

/** "Per contra, learned State counsel opposes what was submitted on behalf of the petitioner." */
const FOR_THE_STATE =
  /^(?:per contra,? )?(?:(?:the|ld\.?|learned|additional|addl\.?|assistant|special) ){0,4}(?:state(?:['’]s)? counsel|counsel for the state|public prosecutor|government (?:advocate|pleader|counsel)|A\.?P\.?P|A\.?G\.?P)\b/i;

/** Returns the side whose counsel a text names, otherwise the side that it names first; empty if it names none. */
export function sideOf(text: string): string {
  if (FOR_THE_STATE.test(text)) return 'state';
  const [, counsel, other] = SPEAKER.exec(text) ?? [];
  return firstSide(counsel ?? other ?? '') || firstSide(text);
}

function firstSide(text: string): string {
  let first = '';
  let least = Infinity;
  for (const [side, pattern] of SIDES) {
    const at = pattern.exec(text)?.index ?? Infinity;
    if (at < least) [first, least] = [side, at];
  }
  return first;
}
