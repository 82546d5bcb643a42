import { conditionsOf, partsOf } from '../bodies/conditions-of.js';
import { words } from './explain-words.js';
import type { NearTree, QueryTree, RangeTree } from './query-tree.js';
import { atReadings, reading } from './reading-marks.js';
import { isLikeOperator } from './word-tree.js';

/** How a search is explained. */
export interface ExplainOptions {
  /** What is searched. Default `cases`. */
  readonly kind?: 'cases' | 'acts';
  /** Marks the reader's words in a condition, after the search was split into its conditions; none by default. */
  readonly mark?: (condition: QueryTree) => QueryTree;
}

/** A part of an explanation. */
export interface ExplainedPart {
  readonly text: string;
  /** True for our reading of the search, such as a distance, a date or a bench. */
  readonly isReading: boolean;
}

/**
 * Describes a search in words, for a line above its results: `judgments containing “land acquisition” within 5 words of
 * compensation, decided from 24 April 1973 to 1980 by 5 judges or more`. Returns plain text.
 */
export function explain(tree: QueryTree, options: ExplainOptions = {}): string {
  return explainParts(tree, options)
    .map(({ text }) => text)
    .join('');
}

/** The description of `explain` in parts, which together are its text. */
export function explainParts(
  tree: QueryTree,
  { kind, mark = (condition) => condition }: ExplainOptions = {},
): ExplainedPart[] {
  return atReadings(describeSearch(tree, { isActs: kind === 'acts', mark }))
    .map((text, index) => ({ text, isReading: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

interface Description extends Required<Pick<ExplainOptions, 'mark'>> {
  readonly isActs: boolean;
}

function describeSearch(tree: QueryTree, { isActs, mark }: Description): string {
  const documents = isActs ? words.acts : words.judgments;
  if (tree.type === 'all') return words.all(documents);
  const { parts: conditions, leftOut } = conditionsOf(partsOf(tree), { isActs });
  const parts = conditions.map(mark);
  const texts = parts.filter((part) => !isAboutField(part));
  const contents = texts.length > 0 ? [words.containing(list(texts, words.and))] : [];
  const found = words.found(documents, [...contents, ...describeFields(parts.filter(isAboutField))].join(', '));
  return leftOut.length > 0 ? `${found} ${words.leftOut(leftOut.join(', '))}` : found;
}

function isAboutField(tree: QueryTree): boolean {
  return 'name' in tree || ('of' in tree && [tree.of].flat().some(isAboutField));
}

/** Joins date and judges where one follows the other: decided in 1980 by 5 judges. */
function describeFields(parts: readonly QueryTree[]): string[] {
  const described: string[] = [];
  for (let index = 0; index < parts.length; index += 1) {
    const [part, next] = [parts[index], parts[index + 1]];
    if (!part) continue;
    if (part.type === 'range' && next?.type === 'range' && part.name !== 'bench' && next.name === 'bench') {
      described.push(words.decidedThenBy(when(part), bench(next)));
      index += 1;
    } else described.push(describe(part));
  }
  return described;
}

function describe(tree: QueryTree, isNested = false): string {
  const group = (text: string): string => (isNested ? `(${text})` : text);
  switch (tree.type) {
    case 'all':
      return words.anything;
    case 'word':
      return isLikeOperator(tree.text) ? `“${tree.text}”` : tree.text;
    case 'phrase':
      return tree.slop ? group(words.between(`“${tree.text}”`, tree.slop)) : `“${tree.text}”`;
    case 'pattern':
      return /^[^*?]*\*$/.test(tree.text) ? words.beginning(tree.text.slice(0, -1)) : words.like(tree.text);
    case 'and':
      return group(list(tree.of, words.and));
    case 'or':
      return group(words.either(list(tree.of, words.or)));
    case 'not':
      return words.not(describe(tree.of, true));
    case 'near':
      return group(describeNear(tree));
    case 'field':
      if (tree.name === 'offence' && 'text' in tree.of) {
        // The word may be marked.
        const time = words.offences.get(tree.of.text.replace(/[^a-z]/g, ''));
        if (time) return reading(time);
      }
      return `${words.fields[tree.name as keyof typeof words.fields]} ${describe(tree.of, true)}`;
    case 'range':
      return tree.name === 'bench' ? words.decidedBy(bench(tree)) : words.decided(when(tree));
  }
}

/** `a, b and c`. */
function list(trees: readonly QueryTree[], last: string): string {
  const texts = trees.map((tree) => describe(tree, trees.length > 1));
  const end = texts.pop() ?? '';
  return texts.length === 0 ? end : `${texts.join(', ')}${last}${end}`;
}

function describeNear({ of, within, ordered }: NearTree): string {
  const texts = of.map((part) => describe(part, true));
  if (typeof within !== 'number') return words.inOne[within](texts.join(ordered ? words.before : words.and));
  return texts.join(ordered ? words.atMostBefore(within) : words.within(within));
}

function bench({ from = '', to = '' }: RangeTree): string {
  if (from === to) return words.judges(Number(to));
  if (!to) return words.judgesOrMore(Number(from));
  return from ? words.judgesFromTo(from, Number(to)) : words.judgesOrFewer(Number(to));
}

function when({ from = '', to = '' }: RangeTree): string {
  const [first, last] = [formatDate(from), formatDate(to)];
  if (from === to) return from.length > 7 ? words.onDay(first) : words.inPeriod(first);
  if (!to) return words.from(first);
  return from ? words.fromTo(first, last) : words.until(last);
}

/** `24 April 1973`, `April 1973` or `1973`. */
function formatDate(iso: string): string {
  if (iso[4] !== '-') return iso;
  const text = new Date(iso).toLocaleDateString(words.locale, { dateStyle: 'long', timeZone: 'UTC' });
  // A month is parsed as its first day; remove that day.
  return iso.length > 7 ? text : text.slice(2);
}
