import { searchLimits } from '@headnote/core/contract';
import type { SortKey } from '../model/engine-request.js';
import { fieldRoles } from '../model/field-names.js';
import { member, readChoice, readList, readShape, readSingle } from './read-json.js';
import { memberPath, refuse } from './refuse.js';

const SCORE = '_score';

/** Parses `sort`: at most three keys. A plain field sorts ascending, the plain score descending. */
export function parseSort(value: unknown, path: string): SortKey[] {
  if (value === undefined) return [];
  const keys = readList(value, path, searchLimits.maxSortKeys);
  return Array.from(keys, (key, index) => parseKey(key, `${path}[${index}]`));
}

function parseKey(value: unknown, path: string): SortKey {
  if (typeof value === 'string') {
    const field = readSortField(value, path);
    return { field, descending: field === 'score' };
  }
  const [wire, order] = readSingle(value, path);
  const inner = memberPath(path, wire);
  const field = readSortField(wire, inner);
  return { field, descending: readOrder(order, inner) === 'desc' };
}

function readOrder(value: unknown, path: string): 'asc' | 'desc' {
  if (typeof value === 'string') return readChoice(value, path, ['asc', 'desc']);
  const object = readShape(value, path, { known: ['order', 'missing'] });
  const missing = member(object, 'missing');
  if (missing !== undefined) readChoice(missing, memberPath(path, 'missing'), ['_last']);
  return readChoice(member(object, 'order'), memberPath(path, 'order'), ['asc', 'desc']);
}

function readSortField(wire: string, path: string): SortKey['field'] {
  if (wire === SCORE) return 'score';
  return fieldRoles(wire)?.sort ?? refuse(path, 'cannot be sorted by');
}
