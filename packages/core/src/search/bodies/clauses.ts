import { YEAR } from '../../contract/records/act-names.js';
import { BENCH_STRENGTH, DECIDED_ON } from '../../contract/records/case-names.js';
import { EXACT, type Clause } from '../../contract/search/search-body.js';
import { omitEmpty } from '../omit-empty.js';
import { isPlain } from '../is-plain.js';
import type { NearTree, QueryTree, RangeTree } from '../language/query-tree.js';
import { isOneWord } from '../words.js';
import type { KnownCourt } from './courts.js';
import { actScopes, caseScopes, matchAll, type Scope, type Scopes } from './scopes.js';

/** Maximum number of fields searched for a pattern, most relevant first. Each field is a clause. */
const MAX_PATTERN_FIELDS = 4;

/** Options that affect the clauses. */
export interface ClauseOptions {
  /** The documents to search; `cases` by default. */
  readonly kind?: 'cases' | 'acts';
  /** The courts of the library. `court:` finds only these; without the list, only the Supreme Court and High Courts. */
  readonly courts?: readonly KnownCourt[];
}

/** The clauses of a `bool` query. */
export interface Clauses {
  readonly must: Clause[];
  readonly must_not: Clause[];
  readonly filter: Clause[];
}

/** Converts parts of a tree to clauses of `must`, `must_not` and `filter`. */
export function clausesOf(parts: readonly QueryTree[], options: ClauseOptions, scope = scopesOf(options).all): Clauses {
  const words = plainWords(parts);
  const clauses: Clauses = { must: [], must_not: [], filter: [] };
  let isFirst = true;
  for (const part of parts) {
    if (isPlain(part)) {
      // All plain words of a group become one clause, at the position of the first.
      if (isFirst) clauses.must.push(wordsClause(words.join(' '), scope));
      isFirst = false;
    } else if (part.type === 'not') clauses.must_not.push(clauseOf(part.of, options, scope));
    else {
      const clause = clauseOf(part, options, scope);
      clauses['range' in clause || 'terms' in clause ? 'filter' : 'must'].push(clause);
    }
  }
  return clauses;
}

/** Returns the parts that are words and that the index also counts as one word. */
export function plainWords(parts: readonly QueryTree[]): readonly string[] {
  return parts.filter(isPlain).map(({ text }) => text);
}

function scopesOf({ kind }: ClauseOptions): Scopes {
  return kind === 'acts' ? actScopes : caseScopes;
}

/** Matches any of the clauses; matches nothing if there are none. */
function anyOf(should: readonly Clause[]): Clause {
  return should.length > 1 ? { bool: { should, minimum_should_match: 1 } } : (should[0] ?? { match_none: {} });
}

function clauseOf(tree: QueryTree, options: ClauseOptions, scope: Scope): Clause {
  const inside = (part: QueryTree): Clause => clauseOf(part, options, scope);
  switch (tree.type) {
    case 'all':
      return scope.words[0] ? { match_all: {} } : anyOf([]);
    case 'word':
      return scope.value?.(tree.text, options) ?? wordsClause(tree.text, scope);
    case 'phrase':
      return scope.value?.(tree.text, options) ?? exactClause(tree.text, tree.slop, scope);
    case 'pattern':
      return anyOf(scope.phrases.slice(0, MAX_PATTERN_FIELDS).map((field) => patternClause(tree.text, field + EXACT)));
    case 'and':
      return { bool: scope.value ? { must: tree.of.map(inside) } : omitEmpty(clausesOf(tree.of, options, scope)) };
    case 'not':
      return { bool: { must_not: [inside(tree.of)] } };
    case 'or':
      return anyOf(tree.of.map(inside));
    case 'near':
      return anyOf(scope.near.map((field) => nearClause(tree, options, field)));
    case 'field': {
      const place = scopesOf(options).fields[tree.name];
      return place ? clauseOf(tree.of, options, place) : anyOf([]);
    }
    case 'range':
      return rangeClause(tree, options);
  }
}

/** Matches the words of a text in all their forms. A word that the index splits must match as a phrase. */
function wordsClause(query: string, { words, phrases }: Scope): Clause {
  const [only = '', other] = words;
  // The index removes possessive endings, so it may split a word with an apostrophe.
  if (only === '')
    return /^[\p{L}\p{N}\p{M}]+$/u.test(query)
      ? { match: { [phrases[0] ?? '']: query } }
      : phraseClause(query, phrases);
  if (!/\s/.test(query) && !isOneWord(query)) return phraseClause(query, phrases);
  return other
    ? { multi_match: { query, fields: words, type: 'cross_fields', operator: 'and' } }
    : matchAll(only, query);
}

/** Matches a phrase in one of the fields. */
export function phraseClause(query: string, fields: readonly string[]): Clause {
  return fields[1]
    ? { multi_match: { query, fields, type: 'phrase' } }
    : anyOf(fields.map((field) => ({ match_phrase: { [field]: query } })));
}

/** Matches words exactly as printed, with at most `slop` other words between them. */
function exactClause(query: string, slop: number | undefined, { phrases, near }: Scope): Clause {
  const exact = (field: string): string => field + EXACT;
  return slop
    ? anyOf(near.map((field) => ({ match_phrase: { [exact(field)]: { query, slop } } })))
    : phraseClause(query, phrases.map(exact));
}

/** Matches words exactly as printed; stems have lost the endings that a pattern may contain. */
function patternClause(text: string, field: string): Clause {
  const beginning = text.slice(0, -1);
  return /[*?]/.test(beginning) || !text.endsWith('*')
    ? { wildcard: { [field]: text } }
    : { prefix: { [field]: beginning } };
}

function nearClause({ of, within, ordered }: NearTree, options: ClauseOptions, field: string): Clause {
  const place = { words: [], phrases: [field], near: [field] };
  const parts = of.map((part) => clauseOf(part, options, place));
  return { near: omitEmpty({ field, of: parts, within, ordered: ordered || undefined }) };
}

function rangeClause({ name, from, to }: RangeTree, { kind }: ClauseOptions): Clause {
  const isActs = kind === 'acts';
  if (isActs && name !== 'year') return anyOf([]);
  const isBench = name === 'bench';
  const bound = (text: string | undefined): string | number | undefined =>
    text && (isActs || isBench) ? Number(text) : text;
  const field = isActs ? YEAR : isBench ? BENCH_STRENGTH : DECIDED_ON;
  return { range: { [field]: omitEmpty({ gte: bound(from), lte: bound(to) }) } };
}
