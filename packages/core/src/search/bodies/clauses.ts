import { actFields } from '../../contract/records/act-fields.js';
import { caseFields } from '../../contract/records/case-fields.js';
import { EXACT, type BoolOptions, type Clause } from '../../contract/search/search-body.js';
import { courtIdsOf, type KnownCourt } from './courts.js';
import type { NearTree, QueryTree, RangeTree } from '../language/query-tree.js';
import { actScopes, caseScopes, type Scope } from './scopes.js';
import { isOneWord } from '../words.js';

/** How the decisions of the library read. */
const decisions = ['Allowed', 'Dismissed', 'Partly allowed', 'Disposed of', 'Remanded'];

/** Words and prefixes are looked for in this many fields at most, the most telling first; each is a clause. */
const MAX_PATTERN_FIELDS = 4;

const nothing: Clause = { match_none: {} };

/** What the making of clauses depends on. */
export interface ClauseOptions {
  readonly kind: 'cases' | 'acts';
  readonly courts?: readonly KnownCourt[];
}

/** A part of a tree becomes clauses of `must`, `must_not` and `filter`. */
export function boolOf(
  parts: readonly QueryTree[],
  options: ClauseOptions,
  scope = scopesOf(options).all,
): BoolOptions {
  const plain = parts.filter(isPlain);
  const must: Clause[] = [];
  const must_not: Clause[] = [];
  const filter: Clause[] = [];
  for (const part of parts) {
    if (isPlain(part)) {
      // All plain words of a group are one clause: each in any field, in the place of the first.
      if (part === plain[0]) must.push(wordsClause(plain.map(({ text }) => text).join(' '), scope));
    } else if (part.type === 'not') must_not.push(clauseOf(part.of, options, scope));
    else {
      const clause = clauseOf(part, options, scope);
      ('range' in clause || 'terms' in clause ? filter : must).push(clause);
    }
  }
  return {
    ...(must.length > 0 ? { must } : {}),
    ...(must_not.length > 0 ? { must_not } : {}),
    ...(filter.length > 0 ? { filter } : {}),
  };
}

function scopesOf({ kind }: ClauseOptions): typeof caseScopes {
  return kind === 'acts' ? actScopes : caseScopes;
}

/** A word that is one word to the index too. */
export function isPlain(tree: QueryTree): tree is QueryTree & { type: 'word' } {
  return tree.type === 'word' && isOneWord(tree.text);
}

function anyOf(should: readonly Clause[]): Clause {
  const [only = nothing, ...others] = should;
  return others.length === 0 ? only : { bool: { should, minimum_should_match: 1 } };
}

function clauseOf(tree: QueryTree, options: ClauseOptions, scope: Scope): Clause {
  switch (tree.type) {
    case 'all':
      return { match_all: {} };
    case 'word':
      return isPlain(tree) ? wordsClause(tree.text, scope) : phraseClause(tree.text, scope.phrases);
    case 'phrase': {
      const { text, slop } = tree;
      if (slop === undefined) return phraseClause(text, scope.phrases.map(exact));
      return anyOf(scope.near.map((field) => ({ match_phrase: { [exact(field)]: { query: text, slop } } })));
    }
    case 'pattern':
      return anyOf(scope.phrases.slice(0, MAX_PATTERN_FIELDS).map((field) => patternClause(tree.text, field)));
    case 'and':
    case 'not':
      return { bool: boolOf(tree.type === 'and' ? tree.of : [tree], options, scope) };
    case 'or':
      return anyOf(tree.of.map((part) => clauseOf(part, options, scope)));
    case 'near':
      return anyOf(scope.near.map((field) => nearClause(tree, field)));
    case 'field':
      return fieldClause(tree, options);
    case 'range':
      return rangeClause(tree, options.kind);
  }
}

function exact(field: string): string {
  return field + EXACT;
}

function wordsClause(query: string, { words }: Scope): Clause {
  const [only = '', ...others] = words;
  if (others.length === 0) return { match: { [only]: { query, operator: 'and' } } };
  return { multi_match: { query, fields: words, type: 'cross_fields', operator: 'and' } };
}

/** Words side by side in one of the fields. */
export function phraseClause(query: string, fields: readonly string[]): Clause {
  const [only = '', ...others] = fields;
  return others.length === 0 ? { match_phrase: { [only]: query } } : { multi_match: { query, fields, type: 'phrase' } };
}

/** Stems have lost their endings, so the letters of a pattern are compared with words as they are printed. */
function patternClause(text: string, field: string): Clause {
  return /^[^*?]*\*$/.test(text)
    ? { prefix: { [exact(field)]: text.slice(0, -1) } }
    : { wildcard: { [exact(field)]: text } };
}

function nearClause({ of, within, ordered }: NearTree, field: string): Clause {
  return { near: { field, of: of.map((part) => nearPart(part, field)), within, ...(ordered ? { ordered } : {}) } };
}

function nearPart(tree: QueryTree, field: string): Clause {
  switch (tree.type) {
    case 'near':
      return nearClause(tree, field);
    case 'or':
      return anyOf(tree.of.map((part) => nearPart(part, field)));
    case 'pattern':
      return patternClause(tree.text, field);
    case 'phrase':
      return phraseClause(tree.text, [exact(field)]);
    case 'word':
      // A possessive is cut off by the index, so that what has an apostrophe may be more than one word to it.
      return /^[\p{L}\p{N}\p{M}]+$/u.test(tree.text)
        ? { match: { [field]: tree.text } }
        : phraseClause(tree.text, [field]);
    case 'all':
    case 'and':
    case 'not':
    case 'field':
    case 'range':
      return nothing;
  }
}

function fieldClause({ name, of }: QueryTree & { type: 'field' }, options: ClauseOptions): Clause {
  const scope = scopesOf(options).fields[name];
  if (scope) return clauseOf(of, options, scope);
  if (options.kind === 'acts' || (name !== 'court' && name !== 'decision')) return nothing;
  return valueClause(of, (text) => (name === 'court' ? courtClause(text, options) : decisionClause(text)));
}

/** A field that is compared as a whole takes words and phrases, and their `and`, `or` and `not`. */
function valueClause(tree: QueryTree, clauseFor: (text: string) => Clause): Clause {
  switch (tree.type) {
    case 'word':
    case 'phrase':
      return clauseFor(tree.text);
    case 'or':
      return anyOf(tree.of.map((part) => valueClause(part, clauseFor)));
    case 'and':
      return { bool: { must: tree.of.map((part) => valueClause(part, clauseFor)) } };
    case 'not':
      return { bool: { must_not: [valueClause(tree.of, clauseFor)] } };
    case 'all':
    case 'pattern':
    case 'near':
    case 'field':
    case 'range':
      return nothing;
  }
}

function courtClause(text: string, { courts }: ClauseOptions): Clause {
  const ids = courtIdsOf(text, courts);
  return ids.length === 0 ? nothing : { terms: { [caseFields.courtId]: ids } };
}

function decisionClause(text: string): Clause {
  const known = decisions.filter((decision) => decision.toLowerCase().startsWith(text.toLowerCase()));
  return { terms: { [caseFields.decision]: known.length > 0 ? known : [text] } };
}

function rangeClause({ name, from, to }: RangeTree, kind: ClauseOptions['kind']): Clause {
  const isNumber = name === 'bench' || kind === 'acts';
  if (kind === 'acts' && name !== 'year') return nothing;
  const field = kind === 'acts' ? actFields.year : name === 'bench' ? caseFields.benchStrength : caseFields.decidedOn;
  const bound = (text: string): string | number => (isNumber ? Number(text) : text);
  return {
    range: {
      [field]: {
        ...(from === undefined ? {} : { gte: bound(from) }),
        ...(to === undefined ? {} : { lte: bound(to) }),
      },
    },
  };
}
