import type { Treatment } from '@headnote/core/contract';
import type { Cue } from './find-cues.js';
import { isAside, type Subject } from './find-objects.js';

/** Treatments whose words apply only to judgments. */
export const ofJudgments: readonly Treatment[] = ['overruled', 'reversed', 'doubted', 'approved'];
/** Maximum characters between a case and an "it" of the same sentence that refers to it. */
const PRONOUN_GAP = 700;

/** "…, and it must be overruled": `it` is the subject of a passive. */
const itBefore =
  /(?:^|[,;:(]|\b(?:and|but|that|hence|therefore|accordingly|so|which))\s+(?:[a-z]{1,14}ly,?\s+)?(?:it|they)\s+(?:[a-z]+\s+){0,4}$/i;
/** "We follow it", "rely upon it", "dissent from them". */
const itBehind =
  /^\s+(?:from\s+)?(?:it|them|the\s+same|that\s+view|that\s+reasoning)\b(?!\s+(?:is|was|has|had|would|will|that|to\s+be|necessary|appropriate|proper|fit|difficult|impossible|clear))/i;
/** "X, which we follow", "X, upon which we rely". */
const whichBefore =
  /^[\s,)\]]*(?:with\s+)?(?:(?:up)?on\s+|from\s+|with\s+)?which\s+(?:decision\s+|judgment\s+|case\s+)?(?:we|I)\s+(?:[a-z]{1,14}ly\s+|with\s+(?:great\s+)?respect,?\s+|must\s+|shall\s+|are\s+bound\s+to\s+|have\s+already\s+){0,2}$/i;
/** Words between two treatments of one case: "not good law and must be overruled". */
const joined =
  /^[\s,]*(?:and|or|but|nor)\s+(?:(?:accordingly|therefore|hence|so|it|they|must|should|ought|is|are|was|were|has|have|had|been|be|to|also|hereby|stands?|no|longer|further|cannot|deserves?|[a-z]{1,14}ly),?\s+)*$/i;

/** "Declared in X that the judgments in Y and Z are wrong and they stand overruled": not X. */
const otherJudgment =
  /\bthat\s+(?:the\s+)?(?:judge?ments?|decisions?|rulings?|views?)\s+(?:in|of)\b|\bin\s+view\s+of\s+which\b/i;

/** Returns the case to which a pronoun next to words of treatment refers; undefined without a pronoun. */
export function meantByPronoun(
  plain: string,
  cue: Cue,
  sentenceStart: number,
  subjects: readonly Subject[],
): Subject | undefined {
  const last = subjects.findLast(({ end, isReport }) => end <= cue.start && isReport);
  if (last === undefined || cue.start - last.end > PRONOUN_GAP) return undefined;
  if (cue.side === 'after' && whichBefore.test(plain.slice(last.end, cue.start))) return last;
  if (cue.side === 'after' || cue.isBare) return itBehind.test(plain.slice(cue.end, cue.end + 40)) ? last : undefined;
  // "X held that the rule is old and it was applied": "it" counts only with words that apply only to judgments.
  if (!ofJudgments.includes(cue.treatment) || isAside(plain, subjects, last)) return undefined;
  const before = plain.slice(Math.max(sentenceStart, last.end, cue.start - 60), cue.start);
  return itBefore.test(before) && !otherJudgment.test(plain.slice(last.end, cue.start)) ? last : undefined;
}

/** Returns whether a treatment refers to the same case as the one before it: "is not good law and is overruled". */
export function isJoined(plain: string, one: Cue, other: Cue): boolean {
  return other.side === 'before' && other.start - one.end <= 80 && joined.test(plain.slice(one.end, other.start));
}
