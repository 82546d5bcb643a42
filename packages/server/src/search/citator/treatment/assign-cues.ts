import type { Speaker, Treatment } from '@headnote/core/contract';
import { findCues, type Cue } from './find-cues.js';
import type { Mention } from './mentions.js';
import type { Pointer } from './pointers.js';
import { isWithin, type Span } from './span.js';
import { agentOf } from './speakers.js';

/** A treatment found: of which citations, by whom, in which sentence. */
export interface Place {
  readonly citations: readonly number[];
  readonly treatment: Treatment;
  readonly speaker: Speaker;
  readonly sentence: Span;
}

export interface Reading {
  readonly plain: string;
  readonly sentences: readonly Span[];
  readonly quotations: readonly Span[];
  readonly mentions: readonly Mention[];
  readonly pointers: readonly Pointer[];
}

/** Something in a sentence that stands for cases. */
interface Subject extends Span {
  readonly citations: readonly number[];
  readonly isQuoted: boolean;
  /** False of case numbers, which "that case" never means. */
  readonly isReport: boolean;
  /** Words such as "that decision", not a case by name. */
  readonly isPointer: boolean;
  /** Of "these cases", those that stand next to them: all that so grave a word as "overruled" is believed of. */
  readonly nearest?: readonly number[];
}

/** Characters behind the last mention in which "that case" still means it: about five paragraphs. */
const POINTER_WINDOW = 5_000;
/** Cases that "these decisions" mean at most, and how far back they stand. */
const MAX_MEANT = 12;
const PLURAL_WINDOW = 1_500;
/** Characters between words of treatment and the case that they speak of at most. */
const GAP_BEFORE = 400;
const GAP_AFTER = 220;
/** Characters around words of treatment that tell who speaks, and those in front of "Relying on …" that still open a sentence. */
const AGENT_WINDOW = 500;
const OPENING = 12;
/** Characters between two cases of one list at most. */
const LIST_GAP = 60;

const listWords = new Set(
  'and or also in the case cases of decision decisions judgment as well see another then supra reported at page pp p ors anr court this'.split(
    ' ',
  ),
);

/** Gives every word of treatment the cases that it speaks of. One walk over the sentences that speak of cases. */
export function assignCues(reading: Reading): Place[] {
  const { plain, sentences, mentions, pointers } = reading;
  const places: Place[] = [];
  const known: Subject[] = [];
  let nextMention = 0;
  let nextPointer = 0;
  for (const sentence of sentences) {
    const subjects: Subject[] = [];
    for (; (mentions[nextMention]?.start ?? Infinity) < sentence.end; nextMention += 1) {
      const mention = mentions[nextMention];
      if (mention) subjects.push(subjectOf(mention, reading));
    }
    for (; (pointers[nextPointer]?.start ?? Infinity) < sentence.end; nextPointer += 1) {
      const pointer = pointers[nextPointer];
      const subject = pointer && meantBy(pointer, { known, subjects, sentence, reading });
      if (subject) subjects.push(subject);
    }
    if (subjects.length === 0) continue;
    subjects.sort((one, other) => one.start - other.start);
    places.push(...treatmentsIn(plain, sentence, subjects, reading));
    for (const subject of subjects) if (!subject.isPointer) known.push(subject);
  }
  return places;
}

function subjectOf(mention: Mention, { quotations }: Reading): Subject {
  return { ...mention, isQuoted: isWithin(quotations, mention.start), isPointer: false };
}

interface Context {
  readonly known: readonly Subject[];
  readonly subjects: readonly Subject[];
  readonly sentence: Span;
  readonly reading: Reading;
}

function meantBy(pointer: Pointer, { known, subjects, sentence, reading }: Context): Subject | undefined {
  const isQuoted = isWithin(reading.quotations, pointer.start);
  if (subjects.some(({ start, end }) => start < pointer.end && end > pointer.start)) return undefined;
  const sees = (one: Subject): boolean =>
    one.isReport && one.isQuoted === isQuoted && !one.isPointer && one.end <= pointer.start;
  const last = subjects.findLast(sees) ?? lastSeen(known, pointer.start - POINTER_WINDOW, sees);
  if (last === undefined) return undefined;
  const isIt = reading.plain.startsWith('It', pointer.start);
  if (isIt && (pointer.start !== sentence.start || pointer.start - last.end > LIST_GAP * 4)) return undefined;
  const place = { start: pointer.start, end: pointer.end, isQuoted, isReport: true, isPointer: true };
  if (!pointer.isPlural) return { ...place, citations: last.citations };
  const all = [...known.slice(-MAX_MEANT), ...subjects].filter(
    (one) => sees(one) && one.start > last.end - PLURAL_WINDOW,
  );
  const near = all.filter((one) => one.end > last.start - LIST_GAP * 4);
  return { ...place, citations: citationsOf(all.slice(-MAX_MEANT)), nearest: citationsOf(near) };
}

const citationsOf = (subjects: readonly Subject[]): number[] => [
  ...new Set(subjects.flatMap(({ citations }) => citations)),
];

/** The last of the subjects that is seen and ends behind `floor`; looks at few, however many there are. */
function lastSeen(known: readonly Subject[], floor: number, sees: (one: Subject) => boolean): Subject | undefined {
  for (let index = known.length - 1; index >= 0; index -= 1) {
    const one = known[index];
    if (one === undefined || one.end < floor) return undefined;
    if (sees(one)) return one;
  }
  return undefined;
}

function treatmentsIn(plain: string, sentence: Span, subjects: readonly Subject[], reading: Reading): Place[] {
  const cues = findCues(plain, sentence).filter(
    (cue) => !subjects.some(({ start, end, isPointer }) => !isPointer && start < cue.end && end > cue.start),
  );
  const places: Place[] = [];
  let agents: readonly Subject[] = [];
  for (const [index, cue] of cues.entries()) {
    const isQuoted = isWithin(reading.quotations, cue.start);
    const own = subjects.filter((one) => one.isQuoted === isQuoted && (one.isReport || isOfJudgment(plain, one)));
    const side = sideOf(plain, cue, own);
    const objects =
      side === 'before' ? objectsBefore(plain, cue, own, agents) : objectsAfter(plain, cue, own, cues[index + 1]);
    if (objects.length === 0) continue;
    if (side === 'before') agents = [...agents, ...agentsBehind(plain, cue, own)];
    const behind = Math.max(cue.end, objects.at(-1)?.end ?? 0);
    const agent = agentOf({
      before: plain.slice(Math.max(sentence.start, cue.start - AGENT_WINDOW), cue.start),
      isOpening: cue.start - sentence.start < OPENING,
      cue: plain.slice(cue.start, cue.end),
      after: plain.slice(cue.end, Math.min(sentence.end, cue.end + AGENT_WINDOW)),
      behindCase: plain.slice(behind, Math.min(sentence.end, behind + AGENT_WINDOW)),
      isPassive: side === 'before',
    });
    const speaker: Speaker = isQuoted ? 'quoted' : agent === 'counsel' ? 'counsel' : 'court';
    const treatment = agent === 'below' ? 'referred' : cue.treatment;
    const meant = objects.flatMap(({ citations, nearest = citations }) => (isGrave(treatment) ? nearest : citations));
    places.push({ citations: meant, treatment, speaker, sentence });
  }
  return places;
}

const isGrave = (treatment: Treatment): boolean => treatment === 'overruled' || treatment === 'reversed';

/** A case number is a judgment's where the text calls it one; else it is an appeal or petition that something is done with. */
function isOfJudgment(plain: string, { start }: Subject): boolean {
  return judgmentWord.test(plain.slice(Math.max(0, start - JUDGMENT_WINDOW), start));
}

/** A bare participle speaks of the case in front of it where none is behind: `X, distinguished.`, `the cases relied on by counsel`. */
function sideOf(plain: string, cue: Cue, subjects: readonly Subject[]): 'before' | 'after' {
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

/** Between a case and the words that speak of it no other statement begins. */
const otherStatement =
  /;|\b(?:that|whether|if|because|when|where|wherein|held|observed|said|provided|section|sections|article|articles|rule|rules|act|but|we|this court)\b/i;

const glue = new Set(
  'dated reported and also which hereby therefore is was were are has have had been be being accordingly on in appeal stand stands stood by this court ors anr others since later of supra the same to subsequently'.split(
    ' ',
  ),
);
/** Characters in front of a case in which the judgment is named that is set aside. */
const JUDGMENT_WINDOW = 140;

/** Only the judgment that the case number or report names is reversed: "the order in W.P. 5 of 1990 is set aside". */
function isSetAside(plain: string, one: Subject, gap: string): boolean {
  if (!(gap.toLowerCase().match(/[a-z]+/g) ?? []).every((word) => glue.has(word))) return false;
  const from = one.isPointer ? one.start : Math.max(0, one.start - JUDGMENT_WINDOW);
  return (
    judgmentWord.test(plain.slice(from, one.isPointer ? one.end : one.start)) &&
    !/ments\b|ions\b/.test(one.isPointer ? plain.slice(one.start, one.end) : '')
  );
}

function objectsBefore(
  plain: string,
  cue: Cue,
  subjects: readonly Subject[],
  agents: readonly Subject[],
): readonly Subject[] {
  const index = subjects.findLastIndex(
    (one) => one.end <= cue.start && !agents.includes(one) && !isAside(plain, subjects, one),
  );
  const nearest = subjects[index];
  if (nearest === undefined || cue.start - nearest.end > GAP_BEFORE) return [];
  // What stands between cases that are passed over says nothing of this one.
  const passed = subjects.filter((one) => one.end <= cue.start && one.start >= nearest.start);
  const gap = plain.slice(Math.max(...passed.map(({ end }) => end)), cue.start);
  if (otherStatement.test(gap)) return [];
  if (cue.treatment === 'reversed' && !isSetAside(plain, nearest, gap)) return [];
  if (/\b(?:which|who)\s+$/.test(gap) && / case/.test(plain.slice(cue.start, cue.end))) return [];
  if (nearest.isPointer && /^referred/i.test(plain.slice(cue.start, cue.end))) return [];
  let from = index;
  while (from > 0 && isList(plain, subjects[from - 1], subjects[from])) from -= 1;
  return subjects.slice(from, index + 1);
}

/** Between words of treatment and the case behind them no other matter begins. */
const otherMatter =
  /;|\b(?:but|which|who|contentions?|submissions?|arguments?|pleas?|objections?|contrary\s+to|inconsistent|in\s+conflict|in\s+view\s+of|in\s+the\s+light|according\s+to|on\s+the\s+ground|that\s+(?!case|decision|judgment|ruling|authority))\b/i;
const judgmentWord = /\b(?:judge?ments?|decisions?|orders?|decree|award|view)\b/i;

/** A name between two verbs is what the first is about: `overruled Daniel and approved …`. */
const namesOther = /\s(?!Court|Bench|Supreme|Full|Division|Constitution|Apex)[A-Z][a-z]{3,}/;

function objectsAfter(
  plain: string,
  cue: Cue,
  subjects: readonly Subject[],
  next: Cue | undefined,
): readonly Subject[] {
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
  if (cue.isBare && /^\s+by\b/.test(plain.slice(cue.end, cue.end + 4))) return [];
  const gap = plain.slice(cue.end, nearest.start);
  if (otherMatter.test(gap) || (cue.treatment === 'reversed' && !judgmentWord.test(gap))) return [];
  let to = index + 1;
  while (to < subjects.length && isList(plain, subjects[to - 1], subjects[to])) to += 1;
  return subjects.slice(index, to);
}

/** `X is contrary to Y and not good law`, `In view of Y it is not …`: nothing is said of Y. */
const leadsAside =
  /\b(?:contrary\s+to|(?:inconsistent|in\s+conflict|at\s+variance|conflicts?)\s+with|in\s+(?:view|the\s+light)\s+of|by|following|relying\s+(?:up)?on|according\s+to|based\s+(?:up)?on|in\s+accordance\s+with|as\s+held\s+in|overruled\s+in|followed\s+in)\s+(?:[A-Za-z'’-]{1,14}\s+){0,8}$/i;
/** Characters in front of a case that tell this. */
const ASIDE = 90;

function isAside(plain: string, subjects: readonly Subject[], one: Subject): boolean {
  let first = subjects.indexOf(one);
  while (first > 0 && isList(plain, subjects[first - 1], subjects[first])) first -= 1;
  const start = subjects[first]?.start ?? one.start;
  const before = plain.slice(Math.max(subjects[first - 1]?.end ?? 0, start - ASIDE), start);
  return leadsAside.test(before.slice(Math.max(before.lastIndexOf('. '), before.lastIndexOf(';')) + 1));
}

/** `X was overruled in Y`: Y does it. */
function agentsBehind(plain: string, cue: Cue, subjects: readonly Subject[]): readonly Subject[] {
  const next = subjects.find(({ start }) => start >= cue.end);
  if (next === undefined || next.start - cue.end > GAP_AFTER) return [];
  return /^\s*(?:up)?(?:on\s+)?(?:[a-z]{1,14}ly\s+)?(?:by|in)\b[^;]*$/i.test(plain.slice(cue.end, next.start))
    ? [next]
    : [];
}

function isList(plain: string, one: Subject | undefined, other: Subject | undefined): boolean {
  if (one === undefined || other === undefined || other.start - one.end > LIST_GAP) return false;
  if (one.isPointer !== other.isPointer) return false;
  const words =
    plain
      .slice(Math.min(one.end, other.start), other.start)
      .toLowerCase()
      .match(/[a-z]+/g) ?? [];
  return words.every((word) => listWords.has(word));
}
