import type { Citation } from '@headnote/core/citation';
import { createAliases } from './aliases.js';
import { findCaseNames, type PrintedName } from './case-names.js';
import { createMarkFinder } from './footnotes.js';
import type { Mention } from './mention.js';
import { lastAt, type Span } from './span.js';

/** Maximum characters between a case's name and its citation. */
const NAME_GAP = 60;

/** Finds every mention of a text's cited cases, in order; mentions of different cases do not overlap. */
export function findMentions(plain: string, citations: readonly Citation[]): Mention[] {
  const groups = groupsOf(citations);
  if (groups.length === 0) return [];
  const names = findCaseNames(plain, groups);
  const marksOf = createMarkFinder(plain);
  const mentions: Mention[] = [];
  const named: { readonly name: PrintedName; readonly mention: Mention }[] = [];
  for (const group of groups) {
    const name = nameBefore(plain, names, group);
    const own = { ...group, start: name === undefined ? group.start : startOf(plain, name) };
    const marks = group.isReport ? marksOf(own) : [];
    const places = marks.map((mark) => {
      const marked = nameBefore(plain, names, mark, 2);
      const mention = { ...group, start: marked?.start ?? shortNameStart(plain, mark.start), end: mark.end };
      if (marked) named.push({ name: marked, mention });
      return mention;
    });
    if (places.length === 0) places.push(own);
    if (name) named.push({ name, mention: places[0] ?? own });
    for (const place of places) mentions.push(place);
  }
  const aliased = createAliases(named).find(plain, mentions);
  return withCaseWord(
    plain,
    [...mentions, ...aliased].sort((one, other) => one.start - other.start || other.end - one.end),
  );
}

/** `Nikhil Merchant's case (supra)`: the words behind a short name belong to it. */
const caseWord = /^(?:['’]s?|s['’])?\s[Cc]ase\b(?:\s?\([Ss]upra\))?/;
const CASE_WORD = 16;

/** The mentions, each with the word "case" behind it. */
function withCaseWord(plain: string, mentions: readonly Mention[]): Mention[] {
  return mentions.map((one, index) => {
    const word = caseWord.exec(plain.slice(one.end, one.end + CASE_WORD))?.[0].length ?? 0;
    const end = Math.min(one.end + word, mentions[index + 1]?.start ?? plain.length);
    return end > one.end ? { ...one, end } : one;
  });
}

/** `4 National Insurance Co. v. Pranay Sethi, (2017) 16 SCC 680`: the number of the footnote is no part of the name. */
const startOf = (plain: string, { start }: PrintedName): number =>
  start + (/^\d{1,2}\s(?=\p{Lu})/u.exec(plain.slice(start, start + NUMBER))?.[0].length ?? 0);
const NUMBER = 4;

/** Maximum characters of a short name before a footnote mark: `Mangilal's Case`. */
const SHORT_NAME = 60;

function shortNameStart(plain: string, mark: number): number {
  const from = Math.max(0, mark - SHORT_NAME);
  const name =
    /(?:[A-Z][A-Za-z.&-]{0,24}(?:['’]s?)?\s){0,4}[A-Z][A-Za-z.&-]{0,24}(?:['’]s?)?(?:\s[Cc]ase)?[.,]?\s?$/.exec(
      plain.slice(from, mark),
    );
  return name === null ? mark : from + name.index;
}

/** Groups parallel citations of one place; omits provisions. */
function groupsOf(citations: readonly Citation[]): Mention[] {
  const groups: { start: number; end: number; citations: number[]; isReport: boolean; parallel: number | undefined }[] =
    [];
  citations.forEach((citation, index) => {
    if (citation.kind === 'provision') return;
    const last = groups.at(-1);
    const parallel = citation.shortForm === undefined ? citation.parallelGroup : undefined;
    if (last !== undefined && parallel !== undefined && last.parallel === parallel) {
      last.citations.push(index);
      last.end = citation.end;
      return;
    }
    const { start, end } = citation;
    groups.push({ start, end, citations: [index], isReport: citation.kind !== 'docket', parallel });
  });
  return groups;
}

/** `Rao v. State and others(2)`: what may stand between a name and its footnote mark, and its characters. */
const andOthers = /^,?\s(?:and|&)\s(?:Ors|Anr|[Oo]thers|[Aa]nother)\.{0,2}\s?$/;
const AND_OTHERS = 14;

function nameBefore(
  plain: string,
  names: readonly PrintedName[],
  { start }: Span,
  gap: number = NAME_GAP,
): PrintedName | undefined {
  const name = names[lastAt(names, start)];
  if (name === undefined || name.end > start + 1 || start - name.end > Math.max(gap, AND_OTHERS)) return undefined;
  const between = plain.slice(name.end, start);
  if (gap < between.length) return andOthers.test(between) ? name : undefined;
  return /^[^A-Za-z]*(?:(?:reported|since|in|at|as|supra|Ors|Anr|others|another|etc|and|AIR)\b[^A-Za-z]*){0,4}$/i.test(
    between,
  ) ||
    (gap > 2 &&
      /^,?\s?[A-Z][A-Za-z. ]{1,24}(?:\s(?:&|and)\s(?:Ors|Anr|[Oo]thers|[Aa]nother)\b\.{0,2})?,?[\s([]*$/.test(between))
    ? name
    : undefined;
}
