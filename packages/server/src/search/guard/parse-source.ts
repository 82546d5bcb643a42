import type { FieldName } from '../../library/document-record.js';
import { allFieldNames } from '../../library/document-record.js';
import { englishName } from '../model/field-names.js';
import { readList } from './read-json.js';
import { refuse } from './refuse.js';

/** Maximum names in a list of source fields; cases and acts together have fewer. */
const MAX_NAMES = 100;

/** Parses `_source`: the fields to return. If missing or true, all except the text, which must be named. */
export function parseSource(value: unknown, path: string): FieldName[] {
  if (value === undefined || value === true) return allFieldNames.filter((name) => name !== 'content');
  if (value === false) return [];
  const names = readList(value, path, MAX_NAMES);
  const fields = Array.from(names, (name, index) => {
    const english = typeof name === 'string' ? englishName(name) : undefined;
    return english ?? refuse(`${path}[${index}]`, 'not a field');
  });
  return [...new Set(fields)];
}
