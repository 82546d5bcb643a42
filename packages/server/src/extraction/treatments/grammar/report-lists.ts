import { type Citation, extractCitations } from '@headnote/core/citation';
import { type Treatment, treatments } from '@headnote/core/contract';
import type { ListedLine } from '../../new-document.js';
import { findMentions } from '../mentions.js';
import { lastAt, type Span } from '../span.js';
import { namedCases } from './named-cases.js';
import type { CaseStatement } from './statement.js';
import type { NamedCase } from './tokens.js';

/** A case in the list of a report, with what the list says of it. */
export interface ListedCase extends ListedLine {
  /** The citations of the case; empty if none could be read. */
  readonly citations: readonly Citation[];
}

/** The words of a report's list by their letters: `over-ruled` is `overruled`. */
const words: ReadonlyMap<string, Treatment | 'other'> = new Map([
  ['overruled', 'overruled'],
  ['overruledpartly', 'overruled'],
  ['partlyoverruled', 'overruled'],
  ['overruledinpart', 'overruled'],
  ['doubted', 'doubted'],
  ['dissentedfrom', 'dissented'],
  ['dissented', 'dissented'],
  ['disapproved', 'dissented'],
  ['notfollowed', 'dissented'],
  ['notapproved', 'dissented'],
  ['departedfrom', 'dissented'],
  ['distinguished', 'distinguished'],
  ['heldinapplicable', 'distinguished'],
  ['inapplicable', 'distinguished'],
  ['notapplicable', 'distinguished'],
  ['explained', 'explained'],
  ['clarified', 'explained'],
  ['approved', 'approved'],
  ['affirmed', 'approved'],
  ['reaffirmed', 'approved'],
  ['upheld', 'approved'],
  ['followed', 'followed'],
  ['applied', 'followed'],
  ['reliedon', 'relied-on'],
  ['reliedupon', 'relied-on'],
  ['referredto', 'other'],
  ['referred', 'other'],
  ['considered', 'other'],
  ['discussed', 'other'],
  ['reversed', 'reversed'],
  ['cited', 'other'],
  ['quotedwithapproval', 'approved'],
  ['citedwithapproval', 'approved'],
  ['referredtowithapproval', 'approved'],
]);

const part =
  '(?:(?:quoted|cited|referred\\sto)\\swith\\sapproval|[Oo]ver-?\\s?ruled(?:\\s(?:partly|in\\spart))?|partly\\sover-?ruled|doubted|dissented(?:\\sfrom)?|disapproved|not\\s(?:followed|approved|applicable)|departed\\sfrom|distin-?\\s?guished|held\\sinapplicable|inapplicable|explained|clarified|approved|(?:re)?affirmed|upheld|followed|applied|relied\\s?(?:up)?on|referred(?:\\sto)?|considered|discussed|reversed|cited)';
/** A word of the list behind a case, with the sign that ends the entry. */
const entry = new RegExp(
  `(?<=[\\s,.;)\\]\\d–—-])${part}(?:,?\\s(?:and|&)\\s${part}|,\\s?${part})?(?=\\s*(?:[.;,[(]|$|\\n|\\d|[A-Z]|in\\sso\\sfar\\b|to\\sthe\\s(?:extent|facts|present|instant|case)\\b|on\\s(?:this|another)\\spoint\\b))`,
  'g',
);

/** Characters before a word that may hold the cases of its entry. */
const WINDOW = 1_600;
/** Between the last case and the word, and between two cases. */
const LONGEST_GAP = 160;

/** Words between two cases of one entry: pages and names of courts, no sentence. */
const glueWords = new Set(
  'and or also at p pp page ors anr others another etc in of the case cases v vs supra reported decided on dated no nos observations decision decisions judgment view per th st nd rd by'.split(
    ' ',
  ),
);
/** Words of a misprinted name that a gap may have, `Municipal council`; letters alone are misprinted citations. */
const MOST_OTHERS = 2;
function isGlue(gap: string): boolean {
  const others = (gap.match(/\p{L}+/gu) ?? []).filter(
    (word) => word.length > 2 && !/^\p{Lu}/u.test(word) && !glueWords.has(word),
  );
  return (
    others.length === 0 ||
    (others.length <= MOST_OTHERS && gap.includes(';') && !others.some((word) => word.endsWith('ed')))
  );
}

/** An entry of a list: its cases, and the word behind them. */
interface Entry<T> {
  readonly cases: readonly T[];
  readonly treatment: Treatment;
  readonly word: string;
  /** Where the word is, and where it ends. */
  readonly at: number;
  readonly end: number;
}

/**
 * Reads the lists in the head of a report: `A v. B, [1960] 2 SCR 319; C v. D, distinguished.` A word belongs to all cases back to the
 * word before. Only cases, citations and words are taken: facts, not the reporter's text. Never throws; linear in the text.
 */
export function readReportLists(head: string): ListedCase[] {
  return entriesOf(head, (from, to) => casesBefore(head.slice(from, to))).flatMap(({ cases, treatment, word }) =>
    cases.map((one) => ({ treatment, word: oneLine(word), ...one })),
  );
}

/** Reads the same lists where they stand in the text of a judgment, up to `end`. `cases` are those of the text, in order. */
export function listStatements(plain: string, end: number, cases: readonly NamedCase[]): CaseStatement[] {
  return entriesOf(plain.slice(0, end), (from, to) => {
    const listed = listedBefore(plain, { start: from, end: to }, cases);
    return joinedNames(plain, listed);
  }).map(({ cases: listed, treatment, at, end: to }) => ({
    treatment,
    source: 'list',
    cases: listed,
    sentence: { start: listed[0]?.start ?? at, end: to },
    at,
  }));
}

function entriesOf<T>(text: string, casesIn: (from: number, to: number) => readonly T[]): Entry<T>[] {
  const found: Entry<T>[] = [];
  let floor = 0;
  for (const match of text.matchAll(entry)) {
    const at = match.index;
    const treatment = worstOf(match[0]);
    if (treatment === undefined || !endsInCase.test(text.slice(Math.max(0, at - LAST), at))) continue;
    const cases = treatment === 'other' ? [] : casesIn(Math.max(floor, at - WINDOW), at);
    if (treatment !== 'other' && cases.length === 0) continue;
    floor = at + match[0].length;
    if (treatment !== 'other') found.push({ cases, treatment, word: match[0], at, end: floor });
  }
  return found;
}

function worstOf(said: string): Treatment | 'other' | undefined {
  const all = said
    .toLowerCase()
    .split(/,|\band\b|&/)
    .flatMap((one) => words.get(one.replace(/[^a-z]/g, '')) ?? []);
  return treatments.find((one) => all.includes(one)) ?? all[0];
}

/** The cases at the end of a text, back to the first words that are none. */
function casesBefore(text: string): Pick<ListedCase, 'text' | 'citations'>[] {
  const citations = extractCitations(text);
  const cases = namedCases(text, findMentions(text, citations), citations);
  const listed = joinedNames(text, listedBefore(text, { start: 0, end: text.length }, cases));
  return listed.map((named, index) => ({
    text: oneLine(
      text.slice(named.start, index === listed.length - 1 && named.citations.length === 0 ? text.length : named.end),
    ),
    citations: named.citations.flatMap((one) => citations[one] ?? []),
  }));
}

function listedBefore(text: string, { start, end }: Span, cases: readonly NamedCase[]): NamedCase[] {
  const found: NamedCase[] = [];
  let to = end;
  for (let index = lastAt(cases, end); index >= 0; index -= 1) {
    const named = cases[index];
    if (named === undefined || named.start < start || named.end > to) break;
    if (to - named.end > LONGEST_GAP || !isGlue(text.slice(named.end, to))) break;
    found.unshift(named);
    to = named.start;
  }
  return found;
}

/** A name and the citation behind it are one case, whatever court stands between: `Sewa v. Misri, A.I.R. 1952 Raj. 12`. */
function joinedNames(text: string, cases: readonly NamedCase[]): NamedCase[] {
  const kept: NamedCase[] = [];
  for (const one of cases) {
    const before = kept.at(-1);
    // `[[1960] INSC 68]; [[1960] 3 S.C.R. 499]`: LII puts its number before the citation of the report.
    const isInserted =
      before !== undefined &&
      /INSC\s\d+\]?$/.test(text.slice(before.start, before.end)) &&
      !/\p{L}/u.test(text.slice(before.end, one.start));
    const isSame = isInserted && one.citations.length > 0 && /^[[(\d]|^A\.?I\.?R/.test(text.slice(one.start, one.end));
    if (before !== undefined && isSame) {
      kept[kept.length - 1] = { ...before, end: one.end, citations: [...before.citations, ...one.citations] };
      continue;
    }
    const isOne =
      before !== undefined &&
      before.citations.length === 0 &&
      one.citations.length > 0 &&
      !/\b(?:and|v|vs)\b|;/.test(text.slice(before.end, one.start)) &&
      !/\sv(?:s)?\.?\s/.test(text.slice(one.start, one.end));
    if (isOne) kept[kept.length - 1] = { ...one, start: before.start };
    else kept.push(one);
  }
  return kept;
}

/** A page or year, or the name of a case, at the end: otherwise the word ends a sentence. */
const endsInCase = /\d[^\d]{0,40}$|\sv(?:s)?\.?\s[^\n]{2,80}$|\b(?:[Cc]ase|[Ss]upra)\b[^a-z]{0,6}$/;
const LAST = 100;

const oneLine = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[\s,;.(]+$/, '')
    .trim();
