import { searchLimits } from '@headnote/core/contract';
import type { BoolClause, Clause } from '../model/engine-request.js';
import type { ClauseContext, ClauseParser } from './clause-context.js';
import { parseExists, parseIds, parseRange, parseTerm, parseTerms } from './parse-exact-clauses.js';
import { parseNear } from './parse-near.js';
import { parsePrefix, parseWildcard } from './parse-patterns.js';
import { parseMatch, parseMatchPhrase, parseMultiMatch } from './parse-text-clauses.js';
import { member, readShape, readSingle, readWhole } from './read-json.js';
import { memberPath, refuse } from './refuse.js';
import { checkForVisitor } from './visitor-clauses.js';

const parsers: ReadonlyMap<string, ClauseParser> = new Map<string, ClauseParser>([
  ['match_all', (value, path) => parseEmpty(value, path, { type: 'all' })],
  ['match_none', (value, path) => parseEmpty(value, path, { type: 'none' })],
  ['bool', parseBool],
  ['match', parseMatch],
  ['match_phrase', parseMatchPhrase],
  ['multi_match', parseMultiMatch],
  ['prefix', parsePrefix],
  ['wildcard', parseWildcard],
  ['near', parseNear],
  ['term', parseTerm],
  ['terms', parseTerms],
  ['range', parseRange],
  ['exists', parseExists],
  ['ids', parseIds],
]);

/** Parses one clause with all nested clauses. */
export function parseClause(value: unknown, path: string, context: ClauseContext): Clause {
  context.allowance.clause(path, context.depth);
  const [name, content] = readSingle(value, path);
  const inner = memberPath(path, name);
  const parse = parsers.get(name);
  if (parse === undefined) refuse(inner, 'not supported');
  const clause = parse(content, inner, context);
  if (context.audience === 'visitor') checkForVisitor(clause, inner);
  return clause;
}

function parseEmpty(value: unknown, path: string, clause: Clause): Clause {
  readShape(value, path, { known: [] });
  return clause;
}

const PARTS = ['must', 'should', 'must_not', 'filter'] as const;

function parseBool(value: unknown, path: string, context: ClauseContext): BoolClause {
  const object = readShape(value, path, { known: [...PARTS, 'minimum_should_match'] });
  const [must, should, mustNot, filter] = PARTS.map((part) =>
    parseClauses(member(object, part), memberPath(path, part), { ...context, depth: context.depth + 1 }),
  ) as [Clause[], Clause[], Clause[], Clause[]];
  const wanted = member(object, 'minimum_should_match');
  const isNeeded = must.length === 0 && filter.length === 0 && should.length > 0;
  const minimumShouldMatch =
    wanted === undefined
      ? Number(isNeeded)
      : readWhole(wanted, memberPath(path, 'minimum_should_match'), { min: 0, max: searchLimits.maxClauses });
  return { type: 'bool', must, should, mustNot, filter, minimumShouldMatch };
}

function parseClauses(value: unknown, path: string, context: ClauseContext): Clause[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) return [parseClause(value, path, context)];
  if (value.length > searchLimits.maxClauses) refuse(path, `more than ${searchLimits.maxClauses} clauses`);
  return Array.from(value, (each: unknown, index) => parseClause(each, `${path}[${index}]`, context));
}
