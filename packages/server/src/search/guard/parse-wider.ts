import { searchLimits } from '@headnote/core/contract';
import type { Clause } from '../model/engine-request.js';
import { NAME } from './parse-aggregations.js';
import { readObject } from './read-json.js';
import { memberPath, refuse } from './refuse.js';

/** A wider query, by the name under which the answer counts it. */
export interface WiderQuery {
  readonly name: string;
  readonly query: Clause;
}

/** Parses `wider`. Each query is one that `parse` takes as the query of a body. */
export function parseWider(
  value: unknown,
  path: string,
  parse: (value: unknown, path: string) => Clause,
): readonly WiderQuery[] {
  const entries = value === undefined ? [] : Object.entries(readObject(value, path));
  if (entries.length > searchLimits.maxWider) refuse(path, `more than ${searchLimits.maxWider}`);
  return entries.map(([name, query]) => {
    const inner = memberPath(path, name);
    if (!NAME.test(name)) refuse(inner, 'a name has letters, digits, _ and -, and begins with a letter');
    return { name, query: parse(query, inner) };
  });
}
