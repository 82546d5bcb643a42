import { searchLimits } from '@headnote/core/contract';
import type { Choice, Clause } from '../model/engine-request.js';
import type { ParsedAggregations } from './parse-aggregations.js';
import { readObject } from './read-json.js';
import { memberPath, refuse } from './refuse.js';

interface ChoicesContext extends ParsedAggregations {
  readonly parse: (value: unknown, path: string) => Clause;
}

/** Parses `choices`: conditions, each with the name of an aggregation. */
export function parseChoices(
  value: unknown,
  path: string,
  { aggregations, histograms = [], parse }: ChoicesContext,
): readonly Choice[] {
  const entries = value === undefined ? [] : Object.entries(readObject(value, path));
  if (entries.length > searchLimits.maxChoices) refuse(path, `more than ${searchLimits.maxChoices}`);
  const counted = new Set([...aggregations, ...histograms].map(({ name }) => name));
  return entries.map(([name, content]) => {
    const inner = memberPath(path, name);
    if (!counted.has(name)) refuse(inner, 'must have the name of an aggregation');
    const clause = parse(content, inner);
    if (!isCondition(clause)) refuse(inner, 'compares values; words belong into query');
    return { name, clause };
  });
}

/** True if a clause only compares values. */
function isCondition(clause: Clause): boolean {
  switch (clause.type) {
    case 'all':
    case 'none':
    case 'terms':
    case 'named':
    case 'range':
    case 'exists':
    case 'ids':
      return true;
    case 'bool':
      return [...clause.must, ...clause.should, ...clause.mustNot, ...clause.filter].every(isCondition);
    case 'match':
    case 'phrase':
    case 'multi':
    case 'prefix':
    case 'wildcard':
    case 'near':
      return false;
  }
}
