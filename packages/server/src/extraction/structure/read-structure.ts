import type { Announced } from './announcement.js';
import { courtOrderAfter, isDivided } from './court-order.js';
import { isSameJudge } from './judge-names.js';
import {
  agreementOf,
  endsInAgreement,
  kindOfNote,
  kindOfWords,
  type Outcome,
  outcomeOf,
  withPronouns,
} from './opinion-kind.js';
import type { OpinionStart } from './opinion-start.js';
import { findOpinionStarts } from './opinion-starts.js';
import { readParts } from './read-parts.js';
import type { Opinion, OpinionKind, ReportPage, StructureParagraph, TextStructure } from './text-structure.js';

/** What the import knows of a text besides its paragraphs. */
export interface StructureMarks {
  /** The pages of the report that it marked. */
  readonly pages?: readonly ReportPage[];
  /** The paragraphs in which it marked the beginning of an opinion; absent before the import has marked any. */
  readonly opinions?: ReadonlySet<number>;
  /** The bench, if it is known. */
  readonly judges?: readonly string[];
}

/**
 * Reads what a judgment consists of: its parts, the opinion of each judge with its paragraphs, and the pages of the report. Pure, and
 * linear in the text.
 */
export function readStructure(
  paragraphs: readonly StructureParagraph[],
  { pages = [], opinions: marked, judges = [] }: StructureMarks = {},
): TextStructure {
  const found = findOpinionStarts(paragraphs, judges);
  const { announced, announcement } = found;
  const starts = found.starts.filter(({ paragraph }) => marked?.has(paragraph) ?? true);
  const last = starts.at(-1);
  const order = starts.length > 1 && last !== undefined ? courtOrderAfter(paragraphs, last.paragraph) : undefined;
  const parts = readParts(paragraphs, { first: starts[0]?.paragraph, announcement, order });
  const end = parts.findLast(({ kind }) => kind === 'judgment')?.to ?? paragraphs.length;
  const drafts = starts.map((start, index) =>
    draftOf(start, { paragraphs, announced, to: starts[index + 1]?.paragraph ?? end }),
  );
  const opinions = nameKinds(drafts, orderOfMajority(paragraphs, order));
  return { parts, opinions: isOpen(opinions, paragraphs) ? opinions.map(withoutSide) : opinions, pages };
}

/** Whether the judges leave the case to another bench, because they differ. */
function isOpen(opinions: readonly Opinion[], paragraphs: readonly StructureParagraph[]): boolean {
  const last = opinions.at(-1);
  if (last === undefined || opinions.length < 2 || opinions.some(({ kind }) => kind === 'concurring')) return false;
  return isDivided(paragraphs, last.from);
}

/** Where another bench must decide, no opinion is the court's, and none dissents from it. */
const withoutSide = (opinion: Opinion): Opinion => ({ ...opinion, kind: 'unknown' });

interface Draft extends Omit<Opinion, 'number'> {
  /** Whether the report says its kind. */
  readonly isSaid: boolean;
  /** Words of the sentence in which it agrees, in small letters: with whom. */
  readonly supports: readonly string[];
  /** What it would do with the case, if its end says so. */
  readonly outcome: Outcome | undefined;
  readonly endsInAgreement: boolean;
}

interface Place {
  readonly paragraphs: readonly StructureParagraph[];
  readonly announced: readonly Announced[];
  readonly to: number;
}

/** Paragraphs at the end of an opinion that say what becomes of the case. */
const LAST = 2;
/** A sentence of a judge; `Petition allowed.` is the reporter's, and the order of the majority is the court's. */
const sentence = /\b(?:I|[Ww]e|is|are|be|must|should|fails?|there)\b/;
const othersEnd = /^Agents?\b|\bmajority\b/;
const isOwnEnd = (text: string): boolean => sentence.test(text) && !othersEnd.test(text);

function draftOf(start: OpinionStart, { paragraphs, announced, to }: Place): Draft {
  const entry = announced.find(({ author }) => start.authors.some((one) => isSameJudge(one, author)));
  const said = [kindOfNote(start.note), entry?.kind ?? 'unknown'].find((kind) => kind !== 'unknown');
  const own = paragraphs.slice(start.paragraph, to).filter(({ kind }) => kind === undefined || kind === 'heading');
  const [first, ...rest] = own.map(({ text }) => withPronouns(text));
  const words = [first?.slice(start.own) ?? '', ...rest].join('\n');
  const ending = rest.filter(isOwnEnd).slice(-LAST).join('\n');
  return {
    kind: said ?? kindOfWords(words),
    isSaid: said !== undefined,
    supports: agreementOf(words),
    outcome: outcomeOf(ending),
    endsInAgreement: endsInAgreement(ending),
    authors: start.authors,
    agreeing: entry?.others ?? [],
    from: start.paragraph,
    to,
  };
}

/**
 * One opinion is the only one. Of several, the court's is the one with the most judges: its author, those for whom he spoke, and those who
 * say that they agree with him; the first of those that do not dissent where the others agree with nobody by name. None where two have as many.
 */
function nameKinds(drafts: readonly Draft[], ordered: Outcome | undefined): Opinion[] {
  if (drafts.length === 1) return drafts.map((draft) => finish(draft, 0, 'sole'));
  const weights = drafts.map(
    (draft) => 1 + draft.agreeing.length + (draft.kind === 'majority' && draft.isSaid ? MANY : 0),
  );
  for (const [index, { kind, supports }] of drafts.entries()) {
    const names = drafts.findIndex(
      (other, at) => at !== index && other.authors.some((one) => supports.includes(lastWord(one))),
    );
    if (kind !== 'concurring' || (index === 0 && names === -1)) continue;
    const target = names === -1 ? 0 : names;
    weights[target] = (weights[target] ?? 0) + (weights[index] ?? 0);
  }
  const candidates = drafts
    .map((_draft, index) => index)
    .filter((index) => !isDissent(drafts, index) && !isConcurrence(drafts, index));
  const most = Math.max(...candidates.map((index) => weights[index] ?? 0));
  const best = candidates.filter((index) => weights[index] === most);
  const heaviest = best.length === 1 ? best[0] : undefined;
  const isOther = ordered !== undefined && (drafts[heaviest ?? -1]?.outcome ?? ordered) !== ordered;
  // What the order of the majority says outweighs who agrees with whom.
  const majority = heaviest === undefined || isOther ? onlyWith(drafts, ordered) : heaviest;
  return drafts.map((draft, index) => {
    if (index === majority) return finish(draft, index, 'majority');
    const isWord = index > 0 || draft.isSaid || isConcurrence(drafts, index);
    // What the first opinion cannot agree with is another opinion only where another one is the court's.
    const isMinority = draft.kind === 'dissenting' && majority !== undefined;
    const isUnsaid = draft.kind === 'majority' || (!isWord && !isMinority);
    const kind = isUnsaid ? 'unknown' : draft.kind;
    return finish(draft, index, kindBeside(drafts[majority ?? -1]?.outcome ?? ordered, draft, kind));
  });
}

/**
 * An opinion that does not say whether it agrees ends as the court's does, or otherwise. One that agrees on some point and would decide
 * the case otherwise dissents.
 */
function kindBeside(court: Outcome | undefined, draft: Draft, kind: OpinionKind): OpinionKind {
  if (court === undefined || draft.outcome === undefined || draft.isSaid) return kind;
  if (court !== draft.outcome) return draft.endsInAgreement ? kind : 'dissenting';
  return kind === 'unknown' ? 'concurring' : kind;
}

/** Characters behind `majority` in which an order says what becomes of the case. */
const LONGEST_ORDER = 200;

/** What the order of the court says that the majority would do with the case. */
function orderOfMajority(paragraphs: readonly StructureParagraph[], order: number | undefined): Outcome | undefined {
  const text =
    order === undefined
      ? ''
      : paragraphs
          .slice(order, order + LAST)
          .map((one) => one.text)
          .join('\n');
  const at = text.search(/\bmajority\b/i);
  // A long order says first what becomes of the case, and then of the sentences.
  return at === -1 ? undefined : (outcomeOf(text) ?? outcomeOf(text.slice(at, at + LONGEST_ORDER)));
}

/** The one opinion that is left, if all others would do the opposite. */
function onlyWith(drafts: readonly Draft[], ordered: Outcome | undefined): number | undefined {
  if (ordered === undefined) return undefined;
  const left = drafts.flatMap(({ outcome }, index) => (outcome === undefined || outcome === ordered ? [index] : []));
  return left.length === 1 ? left[0] : undefined;
}

/** Outweighs any bench. */
const MANY = 100;

/** Whether an opinion dissents; of the first one, with nothing before it, its words do not say so. */
function isDissent(drafts: readonly Draft[], index: number): boolean {
  const draft = drafts[index];
  return draft?.kind === 'dissenting' && (index > 0 || draft.isSaid);
}

/** Whether an opinion concurs; the first one, with nothing before it, only where it names the judge with whom it agrees. */
function isConcurrence(drafts: readonly Draft[], index: number): boolean {
  const draft = drafts[index];
  if (draft?.kind !== 'concurring') return false;
  if (index > 0 || draft.isSaid) return true;
  return drafts.some(
    (other, at) =>
      at > 0 &&
      !(other.isSaid && other.kind === 'dissenting') &&
      other.authors.some((one) => draft.supports.includes(lastWord(one))),
  );
}

function finish(
  { isSaid: _isSaid, supports: _supports, outcome: _outcome, endsInAgreement: _agreement, ...opinion }: Draft,
  index: number,
  kind: OpinionKind,
): Opinion {
  return { number: index + 1, ...opinion, kind };
}

const lastWord = (name: string): string => name.toLowerCase().split(' ').at(-1) ?? '';
