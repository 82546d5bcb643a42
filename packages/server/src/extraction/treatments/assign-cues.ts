import type { Speaker, Treatment } from '@headnote/core/contract';
import { type Cue, createCueFinder } from './find-cues.js';
import { meantBy } from './meant-by.js';
import type { Mention } from './mention.js';
import { agentsBehind, isOfJudgment, objectsOf, sideOf, type Subject } from './find-objects.js';
import type { Reading } from './reading.js';
import { isOwnWord } from './own-words.js';
import { isJoined, meantByPronoun, ofJudgments } from './pronouns.js';
import { isWithin, lastAt, type Span } from './span.js';
import type { Statement } from './statement.js';
import { agentOf, isNoVerdict } from './speakers.js';

/** A treatment in the text: its citations, speaker and sentence. */
export interface Place {
  readonly citations: readonly number[];
  readonly treatment: Treatment;
  /** The treatment that the words name, also if they are not the court's own. */
  readonly named: Treatment;
  readonly speaker: Speaker;
  readonly sentence: Span;
}

/** Characters around words of treatment that identify the speaker, and those before "Relying on …" that still open a sentence. */
const AGENT_WINDOW = 500;
const OPENING = 12;
/** Assigns words of treatment to cases, in one pass over the sentences that mention cases. */
export function assignCues(reading: Reading): Place[] {
  const { sentences, mentions, pointers } = reading;
  const cuesIn = createCueFinder(reading);
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
    for (const place of treatmentsIn(cuesIn(sentence), sentence, subjects, reading)) places.push(place);
    for (const subject of subjects) if (!subject.isPointer) known.push(subject);
  }
  return places;
}

function subjectOf(mention: Mention, { quotations }: Reading): Subject {
  return { ...mention, isQuoted: isWithin(quotations, mention.start), isPointer: false, isFar: false };
}

function treatmentsIn(all: readonly Cue[], sentence: Span, subjects: readonly Subject[], reading: Reading): Place[] {
  const { plain } = reading;
  const cues = all.filter(
    (cue) => !subjects.some(({ start, end, isPointer }) => !isPointer && start < cue.end && end > cue.start),
  );
  const places: Place[] = [];
  let agents: readonly Subject[] = [];
  let before: { readonly cue: Cue; readonly objects: readonly Subject[] } | undefined;
  for (const [index, cue] of cues.entries()) {
    const isQuoted = isWithin(reading.quotations, cue.start);
    const own = subjects.filter(
      (one) =>
        one.isQuoted === isQuoted &&
        (one.isReport || isOfJudgment(plain, one)) &&
        (!one.isFar || ofJudgments.includes(cue.treatment)),
    );
    const side = sideOf(plain, cue, own);
    const joined = before !== undefined && isJoined(plain, before.cue, cue) ? before.objects : [];
    const meant = meantByPronoun(plain, cue, sentence.start, own);
    const stated = meant ? [meant] : objectsOf({ plain, cue, subjects: own, agents, next: cues[index + 1] }, side);
    const objects = stated.length > 0 ? stated : joined;
    before = undefined;
    if (objects.length === 0) continue;
    if (side === 'before') {
      agents = [...agents, ...agentsBehind(plain, cue, own)];
      before = { cue, objects };
    }
    places.push({ ...placeOf(cue, { objects, side, isQuoted, sentence, reading }), sentence });
  }
  return places;
}

interface Judged {
  readonly objects: readonly Subject[];
  readonly side: 'before' | 'after';
  readonly isQuoted: boolean;
  readonly sentence: Span;
  readonly reading: Reading;
}

function placeOf(cue: Cue, { objects, side, isQuoted, sentence, reading }: Judged): Omit<Place, 'sentence'> {
  const { masked } = reading;
  const behind = Math.max(cue.end, objects.at(-1)?.end ?? 0);
  const before = masked.slice(Math.max(sentence.start, cue.start - AGENT_WINDOW), cue.start);
  const agent = agentOf({
    before,
    isOpening: cue.start - sentence.start < OPENING,
    cue: masked.slice(cue.start, cue.end),
    after: masked.slice(cue.end, Math.min(sentence.end, cue.end + AGENT_WINDOW)),
    behindCase: masked.slice(behind, Math.min(sentence.end, behind + AGENT_WINDOW)),
    isPassive: side === 'before',
  });
  const isOther =
    reading.judgmentStart > cue.start ||
    isWithin(reading.dissents, cue.start) ||
    isArgument(reading, sentence) ||
    isOthersWord(reading, sentence, cue, objects) ||
    (objects.every((one) => one.isPointer) && continuesArgument(reading, sentence));
  const speaker: Speaker = isQuoted ? 'quoted' : agent === 'counsel' ? 'counsel' : 'court';
  const lead = masked.slice(sentence.start, Math.min(cue.start, objects[0]?.start ?? cue.start)).slice(-AGENT_WINDOW);
  const isOpen = verdicts.includes(cue.treatment) && isNoVerdict(lead);
  const isOwn =
    speaker === 'court' &&
    !isOther &&
    agent !== 'below' &&
    !isOpen &&
    isOwnWord(statementOf(cue, { objects, side, sentence, masked }));
  const treatment = isOwn ? cue.treatment : 'referred';
  const citations = objects.flatMap(({ citations: all }) => all);
  return { citations, treatment, named: cue.treatment, speaker };
}

/** Words of treatment with their cases, and whether these are named only as "that decision". */
export interface Attribution {
  readonly sentence: Span;
  readonly cue: Span;
  readonly objects: readonly Span[];
  readonly isPointed: boolean;
}

/** Returns whether the words of a sentence are counsel's, a quotation's, a minority's, the headnote's or another court's, not the writing court's. */
export function isAnothersWord(reading: Reading, { sentence, cue, objects, isPointed }: Attribution): boolean {
  const { masked } = reading;
  if (reading.judgmentStart > cue.start || isWithin(reading.quotations, cue.start)) return true;
  if (isWithin(reading.dissents, cue.start)) return true;
  if (isArgument(reading, sentence) || isOthersWord(reading, sentence, cue, objects)) return true;
  if (
    (isPointed || opensPoint.test(masked.slice(sentence.start, sentence.start + POINT))) &&
    continuesArgument(reading, sentence)
  )
    return true;
  const agent = agentOf({
    before: masked.slice(Math.max(sentence.start, cue.start - AGENT_WINDOW), cue.start),
    isOpening: cue.start - sentence.start < OPENING,
    cue: masked.slice(cue.start, cue.end),
    after: masked.slice(cue.end, Math.min(sentence.end, cue.end + AGENT_WINDOW)),
    behindCase: '',
    isPassive: true,
  });
  return agent !== 'court';
}

/** "That, in the said judgment …": a point of counsel's list; "That decision …" is not. */
const opensPoint =
  /^[\s\d.()]*That(?:,|\s(?!(?:very\s|said\s)?(?:case|decision|judgment|ruling|view|authority|precedent|being|apart|is|was)\b))/;
const POINT = 40;

/** The end of a sentence that announces another's words, and a list of what counsel say. */
const announced = /:[\s—–-]*$/;
const listed =
  /\b(?:[Aa]rguments?|[Cc]ontentions?|[Ss]ubmissions?)\b(?![^.:]{0,80}\b(?:points?|questions?|issues?)\b)[^.:]{0,80}:\s*\(?(?:1|i|a)[).](?![^]*(?:\b(?:We|I)\s|\n\n\d))/;
const LISTED = 1_500;
/** `Vidya Rao [Vidya Rao v. State, (2021) 2 SCC 1]`: reports print names so in the judgments that a judgment quotes. */
const doubled = /\b([A-Z][a-z]{3,})\b[^[\]\n]{0,90}\[\s?(?:[A-Z]\.\s?){0,3}(?=\1\b)/;
const DOUBLED = 130;
/** A paragraph's number inside a paragraph: a judgment is quoted with its numbers. */
const numberBehind = /^\s\d{1,3}(?:\.\d{1,2})?\.\s["“(]?[A-Z]/;
const numberAtEnd = /[.;:”"]\s\d{1,3}(?:\.\d{1,2})?\.$/;
const numberBefore = /[.:;”"]\s["“]?\d{1,3}(?:\.\d{1,2})?\.\s$/;
/** "Under s. 28." ends with the number of a provision. */
const numbered =
  /\b(?:[Ss]s?|[Ss]ecs?|[Aa]rts?|[Nn]os?|[Pp]p?|[Pp]aras?|[Rr]r?|[Cc]ls?|O|Ch|Vol)\.\s\d{1,3}(?:\.\d{1,2})?\.\s?$/;

/** "Counsel submitted that rent was due. Therefore that decision applies": the second sentence is still counsel's. */
const argued =
  /\b(?:submitted|contended|urged|argued|submits|contends|argues|pointed\s+out\s+by\s+(?:the\s+)?learned)\b/;
const answers = /\b(?:[Ww]e|I|[Oo]ur|[Mm]y)\b|\b(?:no|not|without)\s+(?:any\s+)?(?:merit|substance|force)\b/;
/** Characters of the sentence before that show its speaker. */
const SAID_BEFORE = 500;

function continuesArgument({ masked, sentences }: Reading, sentence: Span): boolean {
  if (answers.test(masked.slice(sentence.start, sentence.end))) return false;
  const before = sentences[lastAt(sentences, sentence.start) - 1];
  if (before === undefined) return false;
  const said = masked.slice(Math.max(before.start, before.end - SAID_BEFORE), sentence.start);
  return argued.test(said) && !said.includes('\n\n') && !answers.test(said);
}

/** A sentence among counsel's arguments, without a word of the court. */
function isArgument({ plain, arguments: argued }: Reading, { start, end }: Span): boolean {
  return isWithin(argued, start) && !answers.test(plain.slice(start, end));
}

/** A closing mark without an opening one in the same sentence: the quotation began before. */
const innerQuotes = /“[^“”]{0,80}”/g;
const closes = /^[^"“”]*(?:”|"(?=[.,;)\]]|$)|(?<=[.?!])")/;

/** A quotation without marks, or counsel's points in a list. */
function isOthersWord({ plain }: Reading, sentence: Span, cue: Span, objects: readonly Span[]): boolean {
  if (closes.test(plain.slice(cue.end, sentence.end).replace(innerQuotes, ' '))) return true;
  const before = plain.slice(Math.max(0, sentence.start - LISTED), sentence.start);
  if (announced.test(plain.slice(Math.max(0, sentence.start - 6), sentence.start)) || listed.test(before)) return true;
  if (isFromReport(plain, sentence, objects) || numberBehind.test(plain.slice(sentence.end, sentence.end + 12)))
    return true;
  const end = plain.slice(Math.max(sentence.start, sentence.end - 12), sentence.end);
  if (numberAtEnd.test(end) && !numbered.test(end)) return true;
  const head = plain.slice(Math.max(0, sentence.start - 12), sentence.start);
  if (numberBefore.test(head) && !numbered.test(head)) return true;
  const first = objects[0]?.start ?? sentence.start;
  return doubled.test(plain.slice(Math.max(0, first - DOUBLED), first + DOUBLED));
}

/** `[(1973) 2 SCC 793 : 1973 SCC (Cri) 1033]`, `[Ed.: …]`: reports print parallel citations so in the judgments that a judgment quotes. */
const parallels =
  /^[[(\s]*\[?\s*(?:\(\d{4}\)\s*\d+|AIR\s+\d{4}|\d{4})\s[^\]\n]{3,30}\s?:\s(?:\(?\d{4}\)?|AIR)[^\]\n]{3,60}\]/;
const editors = /\[\s?Ed\.\s?:/;

function isFromReport(plain: string, { start, end }: Span, objects: readonly Span[]): boolean {
  const text = plain.slice(start, end);
  if (editors.test(text)) return true;
  if (answers.test(text) || here.test(text)) return false;
  return objects.some((one) => {
    const bracket = plain.indexOf('[', one.start);
    return bracket !== -1 && bracket < one.end + 4 && parallels.test(plain.slice(bracket, bracket + 120));
  });
}
const here = /\b(?:present|instant)\s+(?:case|appeals?|petitions?|matter)|\bin\s+hand\b|\bbefore\s+us\b/;

/** The words of treatment and the text around them, without the cases. */
function statementOf(
  { treatment, start, end, isBare }: Cue,
  { objects, side, sentence, masked }: Pick<Judged, 'objects' | 'side' | 'sentence'> & { readonly masked: string },
): Statement {
  const words = masked.slice(start, end);
  const first = objects[0]?.start ?? start;
  const last = objects.at(-1)?.end ?? end;
  const lead = masked.slice(
    sentence.start,
    Math.max(sentence.start, side === 'before' ? Math.min(first, start) : start),
  );
  const gap = side === 'before' ? masked.slice(last, start) : masked.slice(end, Math.max(end, first));
  const isReport = objects.every((one) => one.isReport);
  return { treatment, side, isBare, isReport, words, lead, gap, tail: masked.slice(Math.max(last, end), sentence.end) };
}

/** Treatments that a question, a request or reported speech must not produce. */
const verdicts: readonly Treatment[] = ['overruled', 'reversed', 'doubted', 'dissented'];
