import type { Citation } from '../../citation/citation.js';
import type { Reference } from '../../citation/find-references.js';

/** A place of a text that names a judgment: a citation with its parallels and parties, or words that refer to one. */
export interface CitedAnchor {
  /** Where it begins, with the parties before the citation. */
  readonly start: number;
  readonly end: number;
  /** Index of the first character of the citation that it means. */
  readonly of: number;
  /** The same of the last of its parallels, if it has any. */
  readonly last?: number;
  /** Whether it refers to a citation elsewhere. */
  readonly isShort: boolean;
}

/** What a text cites, in its order. */
export interface CitedText {
  readonly citations: readonly Citation[];
  readonly references: readonly Reference[];
}

/** Characters between the parties and the citation. */
const BEFORE_CITATION = 40;

/** Finds where a text names judgments, in its order. Linear. */
export function findAnchors(text: string, { citations, references }: CitedText): CitedAnchor[] {
  const anchors: CitedAnchor[] = [];
  /** Positions of the anchors of parallel citations. */
  const groups = new Map<number, number>();
  for (const citation of citations) {
    const { kind, shortForm, parallelGroup, start, end } = citation;
    if (kind === 'provision' || shortForm) continue;
    const position = parallelGroup === undefined ? undefined : groups.get(parallelGroup);
    const group = position === undefined ? undefined : anchors[position];
    if (position !== undefined && group) {
      anchors[position] = { ...group, end: Math.max(group.end, end), last: start };
      continue;
    }
    if (parallelGroup !== undefined) groups.set(parallelGroup, anchors.length);
    anchors.push({ start: nameStart(text, citation), end, of: start, isShort: false });
  }
  for (const { kind, start, end, of } of references) {
    if (kind !== 'provision' && of !== undefined) anchors.push({ start, end, of, isShort: true });
  }
  return anchors.sort((one, other) => one.start - other.start);
}

/** Initials and honours that the reading of a name leaves out. */
const BEFORE_NAME = /(?:(?:M\/s|Messrs|Smt|Dr|Shri|Sri|Mr|Mrs|Ms|Mst|Kum|[A-Z])\b\.?\s{0,2}){1,4}$/;
/** Capitals between a bracket, a dash or a new line and a name are a part of it. */
const REST_OF_NAME =
  /(?<=(?:[([—–\n"“‘]|^)[ \t]{0,6}(?:(?:[sS]ee|[vV]ide|[pP]er|[cC]f\.?)[: ]{1,2})?)(?!(?:In|See|Vide|Per|As|From|Thus|Also|Cf|Refer|Source|Ref|Reliance|This|That|Later|Recently|Again|Further|Similarly|Relying|Following|Applying)\b|The (?:Supreme|High|Hon|Court|Apex|Full|Division|Constitution))(?:(?:\p{Lu}[\p{L}.’'/-]*|@|&|of|and|the|alias)\s+){1,8}$/u;
const LONGEST_BEFORE_NAME = 80;
/** The number of a footnote or an entry, which the reading of a name may take with it. */
const NUMBER = /^\d{1,3}[.)]?\s{1,3}(?:(?:of|in)\s(?:the\s)?)?/;

/** The court that decided it is no party: `This Court in A v. B`. */
const COURT = /^(?:[^\s.]+\s){0,5}(?:Court|Bench)\s(?:of\s[^\s.]+\s)?in\s/;

function nameStart(text: string, { start, caseName = '' }: Citation): number {
  if (caseName === '') return start;
  const from = Math.max(0, start - caseName.length - BEFORE_CITATION);
  const at = text.slice(from, start).indexOf(caseName.slice(0, 12));
  if (at < 0) return start;
  const court = COURT.exec(text.slice(from + at, start));
  if (court) return from + at + court[0].length;
  const name = from + at;
  const number = NUMBER.exec(text.slice(name, start));
  if (number) return name + number[0].length;
  const head = text.slice(Math.max(0, name - LONGEST_BEFORE_NAME), name);
  return name - ((REST_OF_NAME.exec(head) ?? BEFORE_NAME.exec(head))?.[0].length ?? 0);
}

/** Returns how many anchors begin before an offset. */
export function anchorsBefore(anchors: readonly CitedAnchor[], offset: number): number {
  let low = 0;
  let high = anchors.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((anchors[middle]?.start ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
