import type { Cue } from './find-cues.js';
import type { Span } from './span.js';

/** A part of a sentence that refers to cases. */
export interface Subject extends Span {
  readonly citations: readonly number[];
  readonly isQuoted: boolean;
  /** False for case numbers, to which "that case" never refers. */
  readonly isReport: boolean;
  /** Words such as "that decision", not a case by name. */
  readonly isPointer: boolean;
  /** An "It" so far after the case that it may refer to something else. */
  readonly isFar: boolean;
}

/** Maximum characters between words of treatment and their case. */
const GAP_BEFORE = 500;
const GAP_AFTER = 220;
/** Maximum characters between two cases of a list. */
const LIST_GAP = 60;

const listWords = new Set(
  'and or also in the case cases of decision decisions judgment as well see another then supra reported at page pp p ors anr court this'.split(
    ' ',
  ),
);

/** A case number is a judgment's only if the text calls it a judgment; otherwise it is an appeal or petition under decision. */
export function isOfJudgment(plain: string, { start }: Subject): boolean {
  return judgmentWord.test(plain.slice(Math.max(0, start - JUDGMENT_WINDOW), start));
}

/** A bare participle refers to the case before it if none follows: `X, distinguished.`, `the cases relied on by counsel`. */
export function sideOf(plain: string, cue: Cue, subjects: readonly Subject[]): 'before' | 'after' {
  if (!cue.isBare) return cue.side;
  const before = subjects.findLast(({ end }) => end <= cue.start);
  if (before === undefined) return 'after';
  const gap = plain.slice(before.end, cue.start);
  if (
    /^[\s,;:.()[\]–—-]*(?:and\s|or\s)?$/.test(gap) &&
    /^\s*(?:[.,;:)\]–—-]|$|by\b|in\b|and\b)/.test(plain.slice(cue.end, cue.end + 6))
  )
    return 'before';
  return /^\s+(?:up)?(?:on\s+)?by\b/.test(plain.slice(cue.end, cue.end + 10)) ? 'before' : 'after';
}

/** The start of another statement; none may be between a case and its words of treatment. */
const otherStatement =
  /[;:]|\b(?:that|whether|if|because|when|where|wherein|held|observed|stated|said|provided|section|sections|article|articles|rule|rules|act|but|we|this court)\b/i;

const glue = new Set(
  'dated reported and also which hereby therefore must should cannot sustained supported upheld hence so review then duly subsequently is was were are has have had been be being accordingly on in appeal stand stands stood by this court ors anr others since later of supra the same to subsequently'.split(
    ' ',
  ),
);
/** Characters before a case that may name the judgment that is set aside. */
const JUDGMENT_WINDOW = 140;

/** "The impugned order in Civil Appeal No. 5": the order that the appeal before the court is about. */
const ownAppeal =
  /\b(?:impugned|under\s+challenge|under\s+appeal|appealed\s+against)\b[^.;]{0,20}\bin\s+(?:the\s+)?Civil\s+Appeal/;
const OWN_APPEAL = 50;

/** Only the judgment with that case number or report is reversed: "the order in W.P. 5 of 1990 is set aside". */
function isSetAside(plain: string, one: Subject, gap: string): boolean {
  if (ownAppeal.test(plain.slice(Math.max(0, one.start - OWN_APPEAL), one.start + OWN_APPEAL))) return false;
  if (!(gap.toLowerCase().match(/[a-z]+/g) ?? []).every((word) => glue.has(word))) return false;
  const from = one.isPointer ? one.start : Math.max(0, one.start - JUDGMENT_WINDOW);
  const isItself =
    one.isReport && !one.isPointer && /\b(?:was|is|has\s+been|had\s+been|were|stands?)\s+[a-z\s]{0,24}$/.test(gap);
  return (
    ((isItself &&
      !/\b(?:in|of|by|to|from|under|with|upon|on)\s+$/.test(plain.slice(Math.max(0, one.start - 12), one.start))) ||
      judgmentWord.test(plain.slice(from, one.isPointer ? one.end : one.start))) &&
    !/ments\b|ions\b/.test(one.isPointer ? plain.slice(one.start, one.end) : '')
  );
}

/** Words of treatment with their context in the sentence. */
interface CueInSentence {
  readonly plain: string;
  readonly cue: Cue;
  readonly subjects: readonly Subject[];
  /** Cases that treated another case earlier in the sentence. */
  readonly agents: readonly Subject[];
  /** The next words of treatment. */
  readonly next: Cue | undefined;
}

/** Returns the cases to which words of treatment refer, on their side of the words; none if that is uncertain. */
export function objectsOf(found: CueInSentence, side: 'before' | 'after'): readonly Subject[] {
  return side === 'before' ? objectsBefore(found) : objectsAfter(found);
}

/** `X, in which it was held that …, is`: the clause in between does not treat X. */
const clause =
  /^[\s,)\].]*(?:\((?:[^()]{0,60})\)\s*)?(?:(?:up)?on\s+which|in\s+which|in\s+so\s+far\s+as|in\s+as\s+far\s+as|insofar\s+as|to\s+the\s+extent|wherein|where|which|that\s+is\s+to\s+say|namely|holding|laying\s+down|taking\s+the\s+view|relied\s+(?:up)?on|cited|referred\s+to|pressed\s+into\s+service|from\s+which|for\s+which)\b[^;]*,\s*(?=[a-z\s]{0,40}$)/i;

function withoutClause(gap: string): string {
  return gap.length < 4 ? gap : gap.replace(clause, ' ');
}

function objectsBefore({ plain, cue, subjects, agents }: CueInSentence): readonly Subject[] {
  const index = subjects.findLastIndex(
    (one) => one.end <= cue.start && !agents.includes(one) && !isAside(plain, subjects, one),
  );
  const nearest = subjects[index];
  if (nearest === undefined || cue.start - nearest.end > GAP_BEFORE) return [];
  // Words between skipped cases do not refer to this one.
  const passed = subjects.filter((one) => one.end <= cue.start && one.start >= nearest.start);
  const gap = withoutClause(plain.slice(Math.max(...passed.map(({ end }) => end)), cue.start));
  if (otherStatement.test(gap)) return [];
  if (cue.treatment === 'reversed' && !isSetAside(plain, nearest, gap)) return [];
  if (/arise$/i.test(plain.slice(cue.start, cue.end)) && /\bquestions?\b/i.test(gap)) return [];
  if (isOfOther(plain, cue, nearest, gap)) return [];
  if (cue.treatment === 'doubted' && /\b(?:matters?|questions?|issues?|appeals?|petitions?|points?)\b/i.test(gap))
    return [];
  if (/\b(?:which|who)\s+$/.test(gap) && / case/.test(plain.slice(cue.start, cue.end))) return [];
  if (nearest.isPointer && /^referred/i.test(plain.slice(cue.start, cue.end))) return [];
  if (nearest.isPointer && isElsewhere(plain, cue, nearest)) return [];
  let from = index;
  while (from > 0 && isList(plain, subjects[from - 1], subjects[from])) from -= 1;
  return subjects.slice(from, index + 1);
}

/** "X, by which Y was found not to be good law", "X, in view of which it was referred to a larger bench", "the subject matter of C.A. 5". */
function isOfOther(plain: string, { treatment, start, end }: Cue, nearest: Subject, gap: string): boolean {
  if (treatment !== 'overruled' && treatment !== 'doubted') return false;
  if (/\b(?:by|in|of)\s+which\b|\bwhereby\b/.test(plain.slice(nearest.end, start))) return true;
  if (/\breferred\b/i.test(plain.slice(start, end)) && /\bit\s*$/i.test(gap)) return true;
  return /\bsubject[-\s]matter\s+of\s+$/.test(plain.slice(Math.max(0, nearest.start - 24), nearest.start));
}

const deciders =
  'Tribunal|(?:trial|sessions|district|lower|labour|industrial)\\s+(?:court|judge)|magistrate|collector|commissioner';
const acting =
  '\\b[^.;]{0,60}\\b(?:h[eo]ld|allow|accept|reject|found|decid|dismiss|convict|acquit|took|set|pass|direct|order|fail|quash|claim|grant)';
const otherDeciders = new RegExp(`\\b(?:${deciders})${acting}`, 'i');
const reversedDeciders = new RegExp(`\\b(?:${deciders}|(?:High|District|Federal|Circuit)\\s+Courts?)\\b`, 'i');
/** Characters before "that decision" that may name another deciding court. */
const DECIDER = 260;

/** The text mentions another decision after the case: "The Tribunal allowed it. We are unable to agree with this decision." */
function isElsewhere(plain: string, cue: Cue, pointer: Subject): boolean {
  if (cue.treatment === 'overruled') return namesJudgment(plain, cue, pointer);
  const since = plain.slice(Math.max(0, pointer.start - DECIDER), pointer.start);
  if (cue.treatment === 'reversed') return reversedDeciders.test(since);
  return (cue.treatment === 'dissented' || cue.treatment === 'doubted') && otherDeciders.test(since);
}

/** "The view of the High Courts is wrong and the said decisions are overruled": not the judgments cited before. */
function namesJudgment(plain: string, cue: Span, pointer: Span): boolean {
  const from = Math.max(
    plain.lastIndexOf('. ', pointer.start),
    plain.lastIndexOf('\n', pointer.start),
    pointer.start - 240,
  );
  return (
    cue.start > from &&
    /\b(?:views?|decisions?|judge?ments?|rulings?)\b/i.test(plain.slice(Math.max(0, from), pointer.start))
  );
}

/** The start of another matter; none may be between words of treatment and the case after them. */
const otherMatter =
  /;|\b(?:but|which|who|contentions?|submissions?|arguments?|pleas?|objections?|contrary\s+to|inconsistent|in\s+conflict|in\s+view\s+of|in\s+(?:the\s+)?light|according\s+to|on\s+the\s+ground|where|as\s+in|because|therefore|accordingly|that(?!\s+(?:case|decision|judgment|ruling|authority)))\b/i;
/** The name of another case, whose citation is not read. */
const otherName = /\sv(?:s)?\.?\s+[A-Z]/;
/** "Covered by the special Act. 4 (2003) 7 SCC 389": a footnote that follows the sentence. */
const endOfSentence = /(?<!\b(?:[Pp]aras?|Nos))(?<=[A-Za-z][a-z]{2})\.\s+\d{1,3}\s*$/;
const judgmentWord = /\b(?:judge?ments?|decisions?|orders?|decree|award|view)\b/i;

/** Words before "set aside" that only ask for it, or forbid it. */
const mayNot =
  /\b(?:pray(?:er|ed|ing)?|sought|seek(?:s|ing)?|whether|liable|for|by|without|permissible|possible|necessary|jurisdiction|powers?|rights?|application|petition|quashing\s+and)\s+(?:(?:to|for|the|of|be|also|it|is|was)\s+){0,3}$/i;
const otherOrder =
  /\b(?:detention|termination|conviction|sentences?|election|sale|pendency|while|pursue|inasmuch|because|was|were|is|and\s+(?:dismiss|allow|restore|reject|quash|remit(?:ted)?|remand(?:ed)?|the\s+(?:writ|appeal|petition|suit))|dismissing|allowing)\b/i;

function isReversal(plain: string, cue: Cue, { isPointer, isReport, start, end }: Subject, gap: string): boolean {
  if (mayNot.test(plain.slice(Math.max(0, cue.start - 60), cue.start)) || otherOrder.test(gap)) return false;
  // "(X v. Y)" after a statement is its source.
  if (!isPointer) return judgmentWord.test(gap) && (!isReport || /\b(?:in|of|as|at|by)\s*[("“[]*$/.test(gap));
  return gap.trim() === '' && /^that\s+(?:decision|judgment)$/.test(plain.slice(start, end));
}

/** A name between two verbs is the object of the first: `overruled Daniel and approved …`. */
const namesOther = /\s(?!Court|Bench|Supreme|Full|Division|Constitution|Apex)[A-Z][a-z]{3,}/;

function objectsAfter({ plain, cue, subjects, next }: CueInSentence): readonly Subject[] {
  const index = subjects.findIndex((one) => one.start >= cue.end);
  const nearest = subjects[index];
  if (nearest === undefined || nearest.start - cue.end > GAP_AFTER) return [];
  if (
    next !== undefined &&
    next.start < nearest.start &&
    (next.side === 'before' || namesOther.test(plain.slice(cue.end, next.start)))
  )
    return [];
  // "A followed by B" is a sequence.
  if (cue.isBare && /^\s+(?:by|in)\b/.test(plain.slice(cue.end, cue.end + 4))) return [];
  const gap = plain.slice(cue.end, nearest.start);
  if (otherMatter.test(gap) || endOfSentence.test(gap) || otherName.test(gap)) return [];
  if (cue.treatment === 'reversed' && !isReversal(plain, cue, nearest, gap)) return [];
  if (nearest.isPointer && isElsewhere(plain, cue, nearest)) return [];
  let to = index + 1;
  while (to < subjects.length && isList(plain, subjects[to - 1], subjects[to])) to += 1;
  return subjects.slice(index, to);
}

/** `X is contrary to Y and not good law`, `In view of Y it is not …`: these do not treat Y. */
const leadsAside =
  /\b(?:contrary\s+to|(?:inconsistent|in\s+conflict|at\s+variance|conflicts?)\s+with|in\s+(?:view|the\s+light)\s+of|(?<!\b(?:cited|relied\s+(?:up)?on|referred\s+to)\s+)by|following|relying\s+(?:up)?on|according\s+to|based\s+(?:up)?on|in\s+accordance\s+with|as\s+held\s+in|overruled\s+in|followed\s+in)\s+(?:(?!that\s)[A-Za-z'’-]{1,14}(?:\s+|$)){0,12}$/i;
/** "In X, a majority said that Y is per incuriam": X speaks. */
const opensWith = /(?:^|[.;]\s|\n)(?:(?:However|But|Later|Subsequently|Recently),?\s)?In\s+(?:the\s+case\s+of\s+)?$/;
/** Characters before a case that may contain such words. */
const ASIDE = 90;

export function isAside(plain: string, subjects: readonly Subject[], one: Subject): boolean {
  let first = subjects.indexOf(one);
  while (first > 0 && isList(plain, subjects[first - 1], subjects[first])) first -= 1;
  const start = subjects[first]?.start ?? one.start;
  const before = plain.slice(Math.max(subjects[first - 1]?.end ?? 0, start - ASIDE), start);
  if (
    opensWith.test(before) &&
    /^\s*(?:\([^()]{0,40}\)\s*)?,\s+(?:an?|the|this|two|three)\s/.test(plain.slice(one.end, one.end + ASIDE))
  )
    return true;
  return leadsAside.test(before.slice(Math.max(before.lastIndexOf('. '), before.lastIndexOf(';')) + 1));
}

/** `X was overruled in Y`: Y overrules. */
export function agentsBehind(plain: string, cue: Cue, subjects: readonly Subject[]): readonly Subject[] {
  const next = subjects.find(({ start }) => start >= cue.end);
  if (next === undefined || next.start - cue.end > GAP_AFTER) return [];
  return /^\s*(?:up)?(?:on\s+)?(?:[a-z]{1,14}ly\s+)?(?:by|in)\b[^;]*$/i.test(plain.slice(cue.end, next.start))
    ? [next]
    : [];
}

function isList(plain: string, one: Subject | undefined, other: Subject | undefined): boolean {
  if (one === undefined || other === undefined || other.start - one.end > LIST_GAP) return false;
  if (one.isPointer !== other.isPointer) return false;
  const words: readonly string[] =
    plain
      .slice(Math.min(one.end, other.start), other.start)
      .toLowerCase()
      .match(/[a-z]+/g) ?? [];
  // "Distinguishing X, this Court in Y said" is not a list.
  if (words.includes('court') && !words.includes('of') && !words.includes('and')) return false;
  return words.every((word) => listWords.has(word));
}
