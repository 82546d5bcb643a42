import { joinTrees, parseQuery, type KnownCourt, type QueryProblem, type QueryTree } from '@headnote/core/search';
import {
  courtsOf,
  printCourts,
  printQuery,
  type FieldName,
  type NearTree,
  type RangeTree,
} from '@headnote/core/search/bodies';

/** The fields of the form that are one field of the search language each. */
export const namedFields = {
  appellant: 'party',
  respondent: 'party',
  advocate: 'advocate',
  judge: 'judge',
  subject: 'subject',
  decision: 'decision',
  act: 'act',
  section: 'section',
  caseType: 'casetype',
  caseNumber: 'casenumber',
  citation: 'citation',
} as const satisfies Record<string, FieldName>;

/** A field of the form that is one field of the search language. */
export type NamedField = keyof typeof namedFields;

/** Distances of the form, as the language writes them. */
export const distances = ['/s', '/p', '/5', '/15', '/50'] as const;
/** Sizes of the bench, as the language writes them; empty for any. */
export const benches = ['', '1', '2+', '3+', '5+', '7+', '9+'] as const;

/** What the form contains: the same search as the line, field by field. */
export interface SearchForm extends Readonly<Record<NamedField, string>> {
  /** Two texts that are close together, and how close. */
  readonly near: string;
  readonly other: string;
  readonly distance: (typeof distances)[number];
  /** Words, and everything of the language that has no field of its own. */
  readonly all: string;
  readonly phrase: string;
  readonly any: string;
  readonly none: string;
  /** Ids of courts. */
  readonly courts: readonly string[];
  readonly from: string;
  readonly to: string;
  readonly bench: (typeof benches)[number];
}

/** A form for every judgment. */
export const emptyForm: SearchForm = {
  near: '',
  other: '',
  distance: '/s',
  all: '',
  phrase: '',
  any: '',
  none: '',
  courts: [],
  from: '',
  to: '',
  bench: '',
  appellant: '',
  respondent: '',
  advocate: '',
  judge: '',
  subject: '',
  decision: '',
  act: '',
  section: '',
  caseType: '',
  caseNumber: '',
  citation: '',
};

/** All of them. */
export const namedKeys = Object.keys(namedFields) as readonly NamedField[];
const treeOf = (text: string): QueryTree => parseQuery(text).tree;
const plain = (text: string): string => text.replaceAll(/["“”]/g, ' ').replaceAll(/\s+/g, ' ').trim();

/** Writes the search of a form in the search language. */
export function textOf(form: SearchForm, known: readonly KnownCourt[]): string {
  const courts = known.filter(({ courtId }) => form.courts.includes(String(courtId)));
  const dates = datesText(form);
  const dateTree = treeOf(dates);
  const tree = joinTrees(
    treeOf(nearText(form)),
    treeOf(form.all),
    phraseTree(form.phrase),
    anyTree(form.any),
    noneTree(form.none),
    courts.length > 0 ? treeOf(`court:${printCourts(courts, known)}`) : ALL,
    dateTree,
    form.bench === '' ? ALL : treeOf(`bench:${form.bench}`),
    ...namedKeys.map((key) => namedTree(namedFields[key], form[key])),
  );
  // A date that does not exist has no tree. It stays in the line, which says what is wrong.
  const text = printQuery(tree);
  if (dates === '' || dateTree.type !== 'all') return text;
  // `a OR b` and another part without brackets would be `a`, or `b` with that part.
  return [tree.type === 'or' ? `(${text})` : text, dates].filter(Boolean).join(' ');
}

const ALL: QueryTree = { type: 'all' };

/** The dates of a form as the language writes them; empty for all dates. */
export function datesText({ from, to }: Pick<SearchForm, 'from' | 'to'>): string {
  const [first, last] = [from, to].map((date) => date.replaceAll(/\s+/g, ''));
  if (!first && !last) return '';
  return first === last ? `date:${first ?? ''}` : `date:${first ?? ''}..${last ?? ''}`;
}

function nearText({ near, other, distance }: SearchForm): string {
  const parts = [near, other].map((text) => nearPart(treeOf(text), distance)).filter(Boolean);
  return parts.join(` ${distance} `);
}

/** Several words next to each other are a phrase; words with patterns are all as close as the form says. */
function nearPart(tree: QueryTree, distance: string): string {
  if (tree.type === 'or') return `(${printQuery(tree)})`;
  if (tree.type !== 'and') return printQuery(tree);
  const words = tree.of.flatMap((part) => (part.type === 'word' ? part.text : []));
  if (words.length === tree.of.length) return `"${words.join(' ')}"`;
  return tree.of.map((part) => nearPart(part, distance)).join(` ${distance} `);
}

function phraseTree(text: string): QueryTree {
  return plain(text) === '' ? ALL : treeOf(`"${plain(text)}"`);
}

function anyTree(text: string): QueryTree {
  const tree = treeOf(text);
  return tree.type === 'and'
    ? { type: 'or', of: tree.of.flatMap((part) => (part.type === 'or' ? part.of : part)) }
    : tree;
}

function noneTree(text: string): QueryTree {
  const tree = treeOf(text);
  const parts = tree.type === 'and' || tree.type === 'or' ? tree.of : tree.type === 'all' ? [] : [tree];
  return joinTrees(...parts.map((of): QueryTree => (of.type === 'not' ? of : { type: 'not', of })));
}

function namedTree(name: FieldName, text: string): QueryTree {
  const value = plain(text);
  if (value === '') return ALL;
  return treeOf(/\s/.test(value) ? `${name}:"${value}"` : `${name}:(${value})`);
}

/** A line of the search language as a form, with the problems of the line. */
export interface ReadForm {
  readonly form: SearchForm;
  readonly problems: readonly QueryProblem[];
}

/** Reads a line into the form. Every part goes into the first free field that can show it; the rest goes into `all`. */
export function readForm(text: string, known: readonly KnownCourt[]): ReadForm {
  const { tree, problems } = parseQuery(text);
  const parts = tree.type === 'and' ? tree.of : tree.type === 'all' ? [] : [tree];
  const rest: QueryTree[] = [];
  let form = { ...emptyForm, ...wrongDates(text, problems) };
  for (const part of parts) {
    const change = fieldFor(part, form, known);
    if (change) form = { ...form, ...change };
    else rest.push(part);
  }
  return { form: { ...form, all: printQuery(joinTrees(...rest)) }, problems };
}

type Change = Partial<SearchForm> | undefined;

/** The field that shows a part; undefined when none is free. */
function fieldFor(part: QueryTree, form: SearchForm, known: readonly KnownCourt[]): Change {
  switch (part.type) {
    case 'near':
      return nearField(part, form);
    case 'phrase':
      return form.phrase === '' && part.slop === undefined ? { phrase: part.text } : undefined;
    case 'or':
      return form.any === '' && part.of.every(isSimple) ? { any: part.of.map(printQuery).join(' ') } : undefined;
    case 'not':
      return isSimple(part.of) ? { none: `${form.none} ${printQuery(part.of)}`.trim() } : undefined;
    case 'range':
      return rangeField(part, form);
    case 'field':
      return part.name === 'court' ? courtField(part.of, form, known) : namedField(part, form);
    case 'all':
    case 'and':
    case 'word':
    case 'pattern':
      return undefined;
  }
}

function isSimple(tree: QueryTree): boolean {
  return tree.type === 'word' || tree.type === 'pattern' || (tree.type === 'phrase' && tree.slop === undefined);
}

function nearField({ of, within, ordered }: NearTree, form: SearchForm): Change {
  const distance = distances.find((one) => one === `/${typeof within === 'number' ? within : within[0]}`);
  const [near, other, ...more] = of;
  if (!distance || ordered || form.near !== '' || !near || !other || more.length > 0) return undefined;
  if (!isSimple(near) || !isSimple(other)) return undefined;
  return { near: shownPart(near), other: shownPart(other), distance };
}

/** A phrase of several words needs no quotation marks here. */
function shownPart(tree: QueryTree): string {
  return tree.type === 'phrase' && /\s/.test(tree.text) ? tree.text : printQuery(tree);
}

function rangeField({ name, from = '', to = '' }: RangeTree, form: SearchForm): Change {
  if (name !== 'bench') return form.from + form.to === '' ? { from, to } : undefined;
  const bench = benches.find((one) => one !== '' && one === (from === to ? from : to === '' ? `${from}+` : ''));
  return bench && form.bench === '' ? { bench } : undefined;
}

function courtField(of: QueryTree, form: SearchForm, known: readonly KnownCourt[]): Change {
  const names = of.type === 'or' ? of.of : [of];
  const found = names.map((name) => ('text' in name ? courtsOf(name.text, known) : []));
  if (form.courts.length > 0 || found.some((ids) => ids.length === 0)) return undefined;
  return { courts: Array.from(new Set(found.flat().map(String))) };
}

function namedField({ name, of }: Extract<QueryTree, { type: 'field' }>, form: SearchForm): Change {
  const key = namedKeys.find((one) => namedFields[one] === name && form[one] === '');
  return key && (of.type === 'word' || of.type === 'phrase') && !('slop' in of) ? { [key]: of.text } : undefined;
}

/** The dates of a problem: the form shows what was typed. */
function wrongDates(text: string, problems: readonly QueryProblem[]): Change {
  const written = problems.map(({ start, end }) => text.slice(start, end)).find((part) => part.startsWith('date:'));
  if (written === undefined) return undefined;
  const [from = '', to = from] = written.slice('date:'.length).split('..');
  return { from, to };
}
