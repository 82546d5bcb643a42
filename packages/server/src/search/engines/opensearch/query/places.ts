import type { NearClause, NearPart, PhraseClause } from '../../../model/engine-request.js';
import type { TextField } from '../../../model/fields.js';
import type { SpanQuery } from '../../../text/spans/span-query.js';
import { unitMarks, wordField } from '../names.js';
import {
  type Expand,
  type WordLeaf,
  foldedWords,
  leafOfPattern,
  leavesOf,
  queryOfLeaf,
  ruleOfLeaf,
  termsOf,
} from './word-leaf.js';
import type { WordSets } from './word-sets.js';
import { unstemmedFields } from '../../../text/analysis/analyse.js';

/** Words at places of one field, with their search in the index. */
export interface Places {
  readonly field: TextField;
  /** The documents with the words at any places; every match is among them. */
  readonly presence: unknown;
  /** The words, by which documents rank. */
  readonly leaves: readonly WordLeaf[];
  /** The rule of an `intervals` query. */
  readonly rule: unknown;
  /** True if the rule finds the right documents. If not, the words of those with `presence` are checked. */
  readonly isDecided: boolean;
  /** Number of words of every stretch; undefined if they differ or are not all found by the rule. */
  readonly width: number | undefined;
  /** The same for a check. */
  spans(sets: WordSets): SpanQuery;
}

/** Parts in any order that may share a word are searched in every order, up to this number of parts. */
const MAX_ORDERS = 3;

/** Compiles words at places; undefined if they can match nothing. */
export async function placesOf(part: NearPart, expand: Expand): Promise<Places | undefined> {
  switch (part.type) {
    case 'match': {
      const [leaf] = await leavesOf(part.field, part.text, part, expand);
      return leaf === undefined ? undefined : placesOfLeaf(leaf);
    }
    case 'prefix':
    case 'wildcard': {
      const leaf = await leafOfPattern(part, expand);
      return leaf === undefined ? undefined : placesOfLeaf(leaf);
    }
    case 'phrase':
      return placesOfPhrase(part, expand);
    case 'any':
      return placesOfAny(part.of, expand);
    case 'near':
      return placesOfNear(part, expand);
  }
}

function placesOfLeaf(leaf: WordLeaf): Places {
  return {
    field: leaf.field,
    presence: queryOfLeaf(leaf),
    leaves: [leaf],
    rule: ruleOfLeaf(leaf),
    isDecided: true,
    width: 1,
    spans: (sets) => ({ type: 'word', set: sets.add(leaf) }),
  };
}

/** Compiles a phrase; a phrase of one word is that word. */
export async function placesOfPhrase(clause: PhraseClause, expand: Expand): Promise<Places | undefined> {
  const { field, text, exact, slop = 0 } = clause;
  const leaves = await leavesOf(field, text, exact === true ? { exact } : {}, expand);
  const [first] = leaves;
  if (first === undefined || leaves.length === 1) return first === undefined ? undefined : placesOfLeaf(first);
  const isExact = exact === true && !unstemmedFields.has(field);
  const query = foldedWords(text).join(' ');
  return {
    field,
    presence: { bool: { filter: leaves.map(queryOfLeaf) } },
    leaves,
    rule: {
      match: {
        query,
        ordered: true,
        max_gaps: 0,
        ...(isExact ? { use_field: wordField(field, { isExact }) } : {}),
      },
    },
    isDecided: slop === 0,
    width: slop === 0 ? leaves.length : undefined,
    spans: (sets) => ({ type: 'phrase', sets: leaves.map((leaf) => sets.add(leaf)), slop }),
  };
}

async function placesOfAny(of: readonly NearPart[], expand: Expand): Promise<Places | undefined> {
  const parts = (await Promise.all(of.map((each) => placesOf(each, expand)))).filter((each) => each !== undefined);
  const [only] = parts;
  if (only === undefined || parts.length === 1) return only;
  const isSameWidth = only.width !== undefined && parts.every(({ width }) => width === only.width);
  return {
    field: only.field,
    presence: { bool: { should: parts.map(({ presence }) => presence) } },
    leaves: parts.flatMap(({ leaves }) => leaves),
    rule: { any_of: { intervals: parts.map(({ rule }) => rule) } },
    isDecided: parts.every(({ isDecided }) => isDecided),
    width: isSameWidth ? only.width : undefined,
    spans: (sets) => ({ type: 'any', of: parts.map((part) => part.spans(sets)) }),
  };
}

async function placesOfNear(clause: NearClause, expand: Expand): Promise<Places | undefined> {
  const { field, within, ordered: isOrdered } = clause;
  const compiled = await Promise.all(clause.of.map((each) => placesOf(each, expand)));
  const parts = compiled.filter((each) => each !== undefined);
  // Words next to each other have the distance 1.
  const gaps = typeof within === 'number' ? within - (parts.length - 1) : undefined;
  if (parts.length < compiled.length || (gaps !== undefined && gaps < 0)) return undefined;
  const orders = isOrdered || areApart(parts) ? [parts] : parts.length <= MAX_ORDERS ? ordersOf(parts) : [];
  const rules = orders.map((order) => ({
    all_of: {
      ordered: isOrdered || orders.length > 1,
      intervals: order.map(({ rule }) => rule),
      ...(gaps === undefined ? {} : { max_gaps: gaps }),
      ...(typeof within === 'number' ? {} : { filter: { contained_by: unitRule(within) } }),
    },
  }));
  return {
    field,
    presence: { bool: { filter: parts.map(({ presence }) => presence) } },
    leaves: parts.flatMap(({ leaves }) => leaves),
    rule: rules.length === 1 ? rules[0] : { any_of: { intervals: rules } },
    isDecided: orders.length > 0 && parts.every(({ isDecided, width }) => isDecided && width !== undefined),
    width: undefined,
    spans: (sets) => ({ type: 'near', of: parts.map((part) => part.spans(sets)), within, isOrdered }),
  };
}

/** Returns whether no word can belong to two of the parts. */
function areApart(parts: readonly Places[]): boolean {
  const seen = new Set<string>();
  for (const { leaves } of parts) {
    const terms = new Set(leaves.flatMap(termsOf));
    for (const term of terms) if (seen.has(term)) return false;
    for (const term of terms) seen.add(term);
  }
  return true;
}

function ordersOf(parts: readonly Places[]): Places[][] {
  if (parts.length < 2) return [[...parts]];
  return parts.flatMap((first, index) =>
    ordersOf(parts.filter((_, place) => place !== index)).map((rest) => [first, ...rest]),
  );
}

/** The stretches of whole sentences or paragraphs. */
function unitRule(unit: keyof typeof unitMarks): unknown {
  const { start, end } = unitMarks[unit];
  return { all_of: { ordered: true, intervals: [{ match: { query: start } }, { match: { query: end } }] } };
}
