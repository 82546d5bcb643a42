import { scanWords } from '../../../text/analysis/scan-words.js';
import type { BoolClause, Clause, MatchClause, MultiMatchClause, PhraseClause } from '../../../model/engine-request.js';
import type { TextField } from '../../../model/fields.js';
import { OWN_NAME } from '../../../model/ranking-weights.js';
import { rankWordsOf, wholeFields } from '../indexing/rank-words.js';
import { indexFields, wordField } from '../names.js';
import { EVERYTHING, NOTHING, queryOfCondition } from './conditions.js';
import { type Places, placesOf, placesOfPhrase } from './places.js';
import type { Ranking } from './ranking.js';
import {
  type Expand,
  type WordLeaf,
  foldedWords,
  leafOfPattern,
  leavesOf,
  queryOfLeaves,
  termsOf,
} from './word-leaf.js';
import { unstemmedFields } from '../../../text/analysis/analyse.js';

/** What the compilation of one request needs. */
export interface CompileContext {
  readonly ranking: Ranking;
  readonly kind: 'case' | 'act' | undefined;
  readonly expand: Expand;
  /** Checks words at places that the index cannot decide; returns the ids of the matches, and whether they are all. */
  readonly check: (places: Places) => Promise<{ readonly ids: readonly string[]; readonly isWhole: boolean }>;
  /** True if a check ended early: matches may be missing, but none is wrong. */
  isPartial: boolean;
}

/**
 * How much a phrase in further fields adds. The embedded engine counts it in all fields together, of which each further
 * one adds less.
 */
const OTHER_FIELDS = 0.15;

/** Compiles a clause into the query of OpenSearch; `isScored` is false if its score is not used. */
export async function compile(clause: Clause, isScored: boolean, context: CompileContext): Promise<unknown> {
  switch (clause.type) {
    case 'all':
      return EVERYTHING;
    case 'none':
      return NOTHING;
    case 'match':
      return compileMatch(clause, isScored, context);
    case 'multi':
      return compileMulti(clause, isScored, context);
    case 'phrase':
      return compilePhrase(clause, isScored, context);
    case 'near':
      return compilePlaces(await placesOf(clause, context.expand), isScored, context);
    case 'prefix':
    case 'wildcard': {
      const leaf = await leafOfPattern(clause, context.expand);
      return leaf === undefined ? NOTHING : wordIn([leaf], isScored, context);
    }
    case 'bool':
      return compileBool(clause, isScored, context);
    case 'terms':
    case 'named':
    case 'range':
    case 'exists':
    case 'ids': {
      const query = queryOfCondition(clause);
      return isScored
        ? { constant_score: { filter: query, boost: clause.type === 'named' && !clause.isJudge ? OWN_NAME : 1 } }
        : query;
    }
  }
}

async function compileMatch(clause: MatchClause, isScored: boolean, context: CompileContext): Promise<unknown> {
  const leaves = different(await leavesOf(clause.field, clause.text, clause, context.expand));
  // Any of many words is one clause that finds, and one for each word that ranks.
  if (clause.operator === 'or' && leaves.length > 1) return withWords(queryOfLeaves(leaves), leaves, isScored, context);
  return joined(
    leaves.map((leaf) => wordIn([leaf], isScored, context)),
    clause.operator,
  );
}

async function compileMulti(clause: MultiMatchClause, isScored: boolean, context: CompileContext): Promise<unknown> {
  const { fields, text, mode, operator } = clause;
  const exact = clause.exact === true ? ({ exact: true } as const) : {};
  if (mode === 'phrase') {
    return compilePhrases(
      fields.map((field) => ({ type: 'phrase', field, text, ...exact })),
      isScored,
      context,
    );
  }
  if (mode === 'best') {
    const each = fields.map((field) =>
      compileMatch({ type: 'match', field, text, operator, ...exact }, isScored, context),
    );
    return joined(await Promise.all(each), 'or');
  }
  const words: unknown[] = [];
  for (const word of new Set(printedWords(text))) {
    const leaves = (await Promise.all(fields.map((field) => leavesOf(field, word, exact, context.expand)))).flat();
    if (leaves.length > 0) words.push(wordIn(leaves, isScored, context));
  }
  return joined(words, operator);
}

function printedWords(text: string): string[] {
  const words: string[] = [];
  scanWords(text, (start, end) => words.push(text.slice(start, end)));
  return words;
}

/** Compiles a phrase in any of several fields. */
async function compilePhrases(
  clauses: readonly PhraseClause[],
  isScored: boolean,
  context: CompileContext,
): Promise<unknown> {
  const phrases = clauses.map(printedPhrase);
  const counted = joined(
    phrases.map(({ query }) => query),
    'or',
  );
  const compiled: unknown[] = [];
  for (const [index, clause] of clauses.entries()) {
    const { words, query, index: field } = phrases[index]!;
    if (words.length < 2) compiled.push(await compilePhrase(clause, isScored, context));
    else if (isScored)
      compiled.push(context.ranking.ofPhrase({ field: clause.field, index: field, text: words.join(' '), counted }));
    else compiled.push(query);
  }
  return isScored && compiled.length > 1
    ? { dis_max: { queries: compiled, tie_breaker: OTHER_FIELDS } }
    : joined(compiled, 'or');
}

function printedPhrase({ field, text, exact }: PhraseClause) {
  const words = foldedWords(text);
  const index = wordField(field, { isExact: exact === true });
  return { words, index, query: { match_phrase: { [index]: { query: words.join(' ') } } } };
}

async function compilePhrase(clause: PhraseClause, isScored: boolean, context: CompileContext): Promise<unknown> {
  const { slop = 0 } = clause;
  const { words, index } = printedPhrase(clause);
  if (slop === 0 && words.length > 1) return compilePhrases([clause], isScored, context);
  const places = await placesOfPhrase(clause, context.expand);
  if (places === undefined) return NOTHING;
  if (places.width === 1) return wordIn(places.leaves, isScored, context);
  // Lucene does not find every sloppy phrase with a repeated word.
  const terms = places.leaves.flatMap(termsOf);
  if (new Set(terms).size < terms.length) return compilePlaces(places, isScored, context);
  return withWords({ match_phrase: { [index]: { query: words.join(' '), slop } } }, places.leaves, isScored, context);
}

async function compilePlaces(places: Places | undefined, isScored: boolean, context: CompileContext): Promise<unknown> {
  if (places === undefined) return NOTHING;
  if (places.isDecided) {
    const index = wordField(places.field, { isExact: false });
    return withWords({ intervals: { [index]: places.rule } }, places.leaves, isScored, context);
  }
  const { ids, isWhole } = await context.check(places);
  const query = ids.length === 0 ? NOTHING : { terms: { id: ids } };
  context.isPartial ||= !isWhole;
  return withWords(query, places.leaves, isScored, context);
}

/** Ranks what a query finds by words. */
function withWords(query: unknown, leaves: readonly WordLeaf[], isScored: boolean, context: CompileContext): unknown {
  if (!isScored) return query;
  const should = leaves.flatMap((leaf) => context.ranking.ofWord(leaf, [leaf.field]));
  return { bool: { filter: [query], should } };
}

/** A word in any of several fields: the same word, with a leaf for each field. */
function wordIn(leaves: readonly WordLeaf[], isScored: boolean, context: CompileContext): unknown {
  const fields = leaves.map(({ field }) => field);
  const [first] = leaves;
  const isExact = leaves.some(({ field, words }) => words !== undefined && !unstemmedFields.has(field));
  // Stems and unstemmed words are different words.
  const groups = [...Map.groupBy(leaves, ({ field }) => unstemmedFields.has(field)).values()];
  const query =
    isWhole(fields, context) && !isExact
      ? { terms: { [indexFields.rank]: groups.flatMap((group) => rankWordsOfGroup(group)) } }
      : queryOfLeaves(leaves);
  if (!isScored || first === undefined) return query;
  // In the whole document, citations and case numbers find a word and do not rank it, as in the embedded engine.
  const ranked = fields.includes('content') ? groups.filter(([leaf]) => !unstemmedFields.has(leaf!.field)) : groups;
  const should = ranked.flatMap((group) =>
    context.ranking.ofWord(
      group[0]!,
      group.map(({ field }) => field),
    ),
  );
  return { bool: { filter: [query], should } };
}

function rankWordsOfGroup(group: readonly WordLeaf[]): string[] {
  const fields = group.map(({ field }) => field);
  return termsOf(group[0]!).flatMap((term) => rankWordsOf(term, fields));
}

/** Whether these are all fields that count for a word of the whole document. */
function isWhole(fields: readonly TextField[], { kind }: CompileContext): boolean {
  if (kind === undefined || fields.length !== wholeFields[kind].size) return false;
  return fields.every((field) => wholeFields[kind].has(field));
}

function joined(parts: readonly unknown[], operator: 'and' | 'or'): unknown {
  const [only] = parts;
  if (parts.length === 0) return NOTHING;
  if (parts.length === 1) return only;
  return { bool: operator === 'and' ? { must: parts } : { should: parts } };
}

async function compileBool(clause: BoolClause, isScored: boolean, context: CompileContext): Promise<unknown> {
  const all = async (clauses: readonly Clause[], areScored: boolean) => {
    const compiled: unknown[] = [];
    for (const each of clauses) compiled.push(await compile(each, areScored, context));
    return compiled;
  };
  const { minimumShouldMatch: needed } = clause;
  const must = await all(different(clause.must), isScored);
  const filter = await all(different(clause.filter), false);
  const wasPartial = context.isPartial;
  context.isPartial = false;
  const mustNot = await all(different(clause.mustNot), false);
  // The documents to exclude are not all known, so no remaining match would be reliable.
  const isUnreliable = context.isPartial;
  context.isPartial ||= wasPartial;
  // Without a score, clauses that need not match say nothing.
  const together = isScored && needed === 1 ? await nearInAny(clause.should, context) : undefined;
  const should =
    needed === 0 && !isScored
      ? []
      : (together ?? (await all(needed > 1 ? clause.should : different(clause.should), isScored)));
  if (isUnreliable || needed > should.length) return NOTHING;
  if (must.length + filter.length === 0 && needed === 0) filter.push(EVERYTHING);
  return {
    bool: {
      ...(must.length === 0 ? {} : { must }),
      ...(filter.length === 0 ? {} : { filter }),
      ...(mustNot.length === 0 ? {} : { must_not: mustNot }),
      ...(should.length === 0 ? {} : { should, minimum_should_match: needed }),
    },
  };
}

function different<T>(values: readonly T[]): readonly T[] {
  return values.length < 2 ? values : [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}

/**
 * Words near each other in any of several fields: as in the embedded engine, the words of all fields rank, wherever they
 * are near each other. Undefined for other clauses.
 */
async function nearInAny(clauses: readonly Clause[], context: CompileContext): Promise<unknown[] | undefined> {
  if (clauses.length < 2) return undefined;
  const either: unknown[] = [];
  const leaves: WordLeaf[] = [];
  for (const clause of clauses) {
    const isPlain = clause.type === 'near' && typeof clause.within === 'number' && !clause.ordered;
    if (!isPlain || clause.of.some(({ type }) => type !== 'match')) return undefined;
    const places = await placesOf(clause, context.expand);
    if (places?.isDecided !== true) return undefined;
    either.push({ intervals: { [wordField(places.field, { isExact: false })]: places.rule } });
    leaves.push(...places.leaves);
  }
  return [withWords({ bool: { should: either } }, leaves, true, context)];
}
