import type { Treatment } from '@headnote/core/contract';

/**
 * Treatments that the library shows only where the writing court speaks of itself in the sentence: "we follow X", "in our view
 * X covers the point". Elsewhere about one of ten was wrong in judgments that nobody had read before: the words were counsel's,
 * another judge's, or a quotation's.
 */
const ofTheCourtItself: readonly Treatment[] = ['relied-on', 'approved', 'explained'];

/** "We were told that" and "we were taken through X" are counsel's acts. */
const speaks =
  /\b(?:[Ww]e|I(?=\s[a-z]))\b(?!\s+(?:were|was|are|am|have\s+been|had\s+been)\s+(?:told|referred|shown|taken|invited|informed|asked|urged))|\b[Ii]n\s+(?:our|my)(?:\s+\w+)?\s+(?:view|opinion|judge?ment)\b|\bbind(?:s|ing)?(?:\s+on|\s+upon)?\s+us\b|\bour\s+(?:view|conclusion|opinion)\b/;

/** "X must be confined to its own facts", "X requires no reconsideration": nobody but the court disposes so of a case. */
const disposes =
  /\bconfined\s+to\s+(?:its|their|the)\s+(?:own\s+)?(?:peculiar\s+|special\s+)?facts\b|\bno\s+re-?consideration\b|\bno\s+longer\s+res\s+integra\b|\bset\s+at\s+rest\b|\b(?:correctly|rightly)\s+decided\b/;

/** "As held in X, rent is due", "this view finds support in X": the law is stated as the court's own, with its authority. */
const cites =
  /\b[Aa]s\s+(?:was\s+|has\s+been\s+|had\s+been\s+|this\s+Court\s+(?:has\s+|had\s+)?)?(?:rightly\s+|also\s+)?(?:held|laid\s+down|pointed\s+out|ruled|decided|explained|enunciated|settled|observed|stated|said|noted)\b|\bfinds?\s+support\b|\b[Ii]n\s+(?:the\s+)?(?:view|light)\s+of\b|\b[Oo]n\s+the\s+(?:authority|strength|basis|principles?)\b|\b[Ii]n\s+(?:accordance|conformity|consonance|keeping)\s+with\b|\bsettled\s+(?:by|as\s+a\s+result)\b/;

/** "We were told that in view of X": counsel's view. */
const told =
  /\b(?:[Ww]e|I|this\s+[Cc]ourt)\s+(?:were|was|are|am|have\s+been|has\s+been)\s+(?:told|shown|invited|informed|asked|urged)\b/;

/** Returns whether a sentence, with its cases masked, is proof enough to show a treatment that the rules find in it. */
export function isInOwnVoice(treatment: Treatment, sentence: string): boolean {
  if (!ofTheCourtItself.includes(treatment) || speaks.test(sentence) || disposes.test(sentence)) return true;
  return treatment === 'relied-on' && cites.test(sentence) && !told.test(sentence);
}
