import { YEAR } from '../../contract/records/act-names.js';
import { BENCH_STRENGTH, DECIDED_ON } from '../../contract/records/case-names.js';
import { EXACT, type Clause } from '../../contract/search/search-body.js';
import { given } from '../given.js';
import { isPlain } from '../is-plain.js';
import type { NearTree, QueryTree, RangeTree } from '../language/query-tree.js';
import { isOneWord } from '../words.js';
import type { KnownCourt } from './courts.js';
import { actScopes, caseScopes, type Scope, type Scopes } from './scopes.js';

/** Words and prefixes are looked for in this many fields at most, the most telling first; each is a clause. */
const MAX_PATTERN_FIELDS = 4;

/** What the making of clauses depends on. */
export interface ClauseOptions {
  readonly kind?: 'cases' | 'acts';
  readonly courts?: readonly KnownCourt[];
}

/** The clauses of a `bool`. */
export interface Clauses {
  readonly must: Clause[];
  readonly must_not: Clause[];
  readonly filter: Clause[];
}

/** Parts of a tree as clauses of `must`, `must_not` and `filter`. */
export function clausesOf(parts: readonly QueryTree[], options: ClauseOptions, scope = scopesOf(options).all): Clauses {
  const words = plainWords(parts);
  const clauses: Clauses = { must: [], must_not: [], filter: [] };
  let isFirst = true;
  for (const part of parts) {
    if (isPlain(part)) {
      // All plain words of a group are one clause: each in any field, in the place of the first.
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

/** The words among parts that are one word to the index too. */
export function plainWords(parts: readonly QueryTree[]): readonly string[] {
  return parts.filter(isPlain).map(({ text }) => text);
}

function scopesOf({ kind }: ClauseOptions): Scopes {
  return kind === 'acts' ? actScopes : caseScopes;
}

/** Any of the clauses; nothing where there is none. */
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
      return { bool: scope.value ? { must: tree.of.map(inside) } : given(clausesOf(tree.of, options, scope)) };
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

/** Words of a text, in all their forms; what is more than one word to the index stands side by side. */
function wordsClause(query: string, { words, phrases }: Scope): Clause {
  const [only = '', other] = words;
  // A possessive is cut off by the index, so that beside others what has an apostrophe may be more than one word to it.
  if (only === '')
    return /^[\p{L}\p{N}\p{M}]+$/u.test(query)
      ? { match: { [phrases[0] ?? '']: query } }
      : phraseClause(query, phrases);
  if (!/\s/.test(query) && !isOneWord(query)) return phraseClause(query, phrases);
  const operator = 'and';
  return other
    ? { multi_match: { query, fields: words, type: 'cross_fields', operator } }
    : { match: { [only]: { query, operator } } };
}

/** Words side by side in one of the fields. */
export function phraseClause(query: string, fields: readonly string[]): Clause {
  return fields[1]
    ? { multi_match: { query, fields, type: 'phrase' } }
    : anyOf(fields.map((field) => ({ match_phrase: { [field]: query } })));
}

/** Words as they are printed, with so many others between them perhaps. */
function exactClause(query: string, slop: number | undefined, { phrases, near }: Scope): Clause {
  const exact = (field: string): string => field + EXACT;
  return slop
    ? anyOf(near.map((field) => ({ match_phrase: { [exact(field)]: { query, slop } } })))
    : phraseClause(query, phrases.map(exact));
}

/** Stems have lost their endings, so the letters of a pattern are compared with words as they are printed. */
function patternClause(text: string, field: string): Clause {
  const beginning = text.slice(0, -1);
  return /[*?]/.test(beginning) || !text.endsWith('*')
    ? { wildcard: { [field]: text } }
    : { prefix: { [field]: beginning } };
}

function nearClause({ of, within, ordered }: NearTree, options: ClauseOptions, field: string): Clause {
  const place = { words: [], phrases: [field], near: [field] };
  const parts = of.map((part) => clauseOf(part, options, place));
  return { near: given({ field, of: parts, within, ordered: ordered || undefined }) };
}

function rangeClause({ name, from, to }: RangeTree, { kind }: ClauseOptions): Clause {
  const isActs = kind === 'acts';
  if (isActs && name !== 'year') return anyOf([]);
  const isBench = name === 'bench';
  const bound = (text: string | undefined): string | number | undefined =>
    text && (isActs || isBench) ? Number(text) : text;
  const field = isActs ? YEAR : isBench ? BENCH_STRENGTH : DECIDED_ON;
  return { range: { [field]: given({ gte: bound(from), lte: bound(to) }) } };
}
