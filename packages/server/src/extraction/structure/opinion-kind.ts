import type { OpinionKind } from './text-structure.js';

/** Characters of an opinion in which it says whether it agrees. */
const OPENING = 2_500;
/** Characters at its end. */
const CLOSING = 700;

const dissents =
  /\b(?:I|we)\b[^.]{0,60}?\b(?:regret|unable|inability|cannot|can not|could not|do not|misfortune|difficult)\b[^.]{0,80}?\b(?:agree|concur|share|subscribe|accept|persuade|endorse|differ|join)\b|\b(?:I|we)\s+(?:\w+\s){0,3}(?:dissent|disagree|differ)\b|\b(?:my|our)\s+(?:respectful\s+)?(?:dissent|disagreement)\b|\bmisfortune to (?:differ|disagree)|\binability to (?:agree|concur|subscribe)/i;
const allDissents = new RegExp(dissents.source, 'gi');
const agrees =
  /\b[IJl]\s+(?:\w+\s){0,4}(?:agree|concur|associate)\b|\b[Ww]e\s+(?:\w+\s){0,3}(?:agree|concur)\b|\b(?:in|with)\s+(?:\w+\s){0,3}(?:agreement|concurrence)\s+with\b|\bI (?:have )?nothing (?:further |more |useful )?to add\b|\bsame conclusion\b|\b(?:agree|concur)(?:ing)? with (?:the (?:\w+\s){1,3})?(?:my|our) \w+ (?:brother|sister|brethren)/;
/** `1 would dismiss the appeal`: what scanning makes of `I` before what a judge says of himself. */
const damagedPronoun =
  /(?<![\w,])1(?=[,;]?\s(?:(?:so|also|too|fully|entirely|respectfully|wholly|quite|would|must|therefore|am|do not|cannot)\s){0,3}(?:agree|concur|dissent|dismiss|allow|hold|unable to)\b|\swould\b)/g;

/** The words of a judge with `I` where scanning made a figure of it. */
export const withPronouns = (text: string): string => text.replace(damagedPronoun, 'I');

const reserves = /\b(?:conclusion|result|order|decision)\b/i;

/** What a judge who does not dissent may disagree with: the court below, or counsel. */
const below =
  /^[^.]{0,60}?\b(?:High Court|Tribunal|contention|argument|submission|counsel|courts? below|Mr\.|Sessions|Division Bench|Full Bench)/;
/** Characters behind the words of a dissent that name with whom. */
const NAMED = 80;

/** The first words of a dissent from a colleague. */
function dissentIn(text: string): RegExpExecArray | null {
  for (const match of text.matchAll(allDissents)) {
    const end = match.index + match[0].length;
    if (!below.test(text.slice(end, end + NAMED))) return match;
  }
  return null;
}

/** What an opinion after the first says of itself: that it dissents, that it agrees, or neither. */
export function kindOfWords(text: string): OpinionKind {
  const opening = text.slice(0, OPENING);
  const dissent = dissentIn(opening);
  const agreement = agrees.exec(opening);
  if (agreement !== null && (dissent === null || agreement.index < dissent.index)) {
    // `I agree with the order but cannot agree with the reasons` concurs; `I agree with A, and cannot agree with B` is for its order to say.
    if (dissent === null || reserves.test(opening.slice(agreement.index, dissent.index))) return 'concurring';
  }
  if (dissent !== null) return 'dissenting';
  if (agreement !== null) return 'concurring';
  const closing = text.slice(-CLOSING);
  if (dissentIn(closing) !== null) return 'dissenting';
  return agrees.test(closing) ? 'concurring' : 'unknown';
}

/** A colleague, with the words that name him. */
const colleague = /\b(?:brothers?|sisters?|brethren|colleagues?|lord)\b(.{0,70})/gi;

/** The words that name the colleagues with whom the beginning of an opinion agrees, in small letters. */
export function agreementOf(text: string): string[] {
  const opening = text.slice(0, OPENING);
  const at = agrees.exec(opening)?.index;
  if (at === undefined) return [];
  const near = opening.slice(Math.max(0, at - 200), at + 200);
  return [...near.matchAll(colleague)].flatMap(([, words = '']) => words.toLowerCase().split(/[^a-z]+/));
}

/** What the words behind an author's name say: `(dissenting)`, `Concurring:`. */
export function kindOfNote(note: string): OpinionKind {
  if (/dissent|minority|\bcontra\b/i.test(note)) return 'dissenting';
  if (/concur|supplement/i.test(note)) return 'concurring';
  return /majority/i.test(note) ? 'majority' : 'unknown';
}

/** What an opinion would do with the case, or answers to the questions that were referred. */
export type Outcome = 'allowed' | 'dismissed' | 'affirmative' | 'negative';

const allows = /\b(?:allow(?:ed|ing)?|succeeds?|accept(?:ed)?|acquit(?:ted)?|made absolute)\b/i;
const dismisses =
  /\b(?:dismiss(?:ed|ing)?|fails?|reject(?:ed)?|discharged|no (?:merit|substance|force) in th(?:e|is|ese) (?:appeals?|petitions?))\b/i;
const matter = /\b(?:appeals?|petitions?|applications?|suits?|references?)\b/i;
const answers = /\banswer(?:s|ed)?\b[^.;]{0,120}\bin the (affirmative|negative)\b/gi;
/** Characters at the end of an opinion that say it. */
const ENDING = 260;

/** What an opinion says at its end becomes of the case; undefined where it says neither, or both. */
export function outcomeOf(words: string): Outcome | undefined {
  const ending = words
    .slice(-ENDING)
    .split(/[.;]/)
    .filter((one) => matter.test(one))
    .join('.');
  const [isAllowed, isDismissed] = [allows.test(ending), dismisses.test(ending)];
  if (isAllowed === isDismissed) return isAllowed ? undefined : answerOf(words.slice(-ENDING));
  return isAllowed ? 'allowed' : 'dismissed';
}

/** What all answers of an ending say; undefined where there is none, or two differ. */
function answerOf(ending: string): Outcome | undefined {
  const given = new Set([...ending.matchAll(answers)].map(([, word = '']) => word.toLowerCase()));
  if (given.size !== 1) return undefined;
  return given.has('negative') ? 'negative' : 'affirmative';
}

/** Whether an opinion ends in agreement with a colleague. */
export function endsInAgreement(words: string): boolean {
  return /\b(?:agree|concur|brothers?|sisters?)\b/i.test(words.slice(-ENDING));
}
