import type { AfterHit, SortKey } from '../model/engine-request.js';
import type { Audience } from '../model/audience.js';
import { readDate, readId, readNumber } from './parse-values.js';
import { readList } from './read-json.js';
import { refuse } from './refuse.js';

/** Maximum length of a sort key's text; titles of acts have a few hundred characters. */
const MAX_TEXT = 2000;

interface AfterContext {
  readonly sort: readonly SortKey[];
  readonly from: number;
  readonly audience: Audience;
}

/** Parses `search_after`: the hit after which an export continues, with one value for each sort key, then its id. */
export function parseAfter(value: unknown, path: string, { sort, from, audience }: AfterContext): AfterHit | undefined {
  if (value === undefined) return undefined;
  if (audience === 'visitor') refuse(path, 'for members');
  if (sort.length === 0) refuse(path, 'needs sort');
  if (from !== 0) refuse(path, 'needs from 0');
  const items = readList(value, path, sort.length + 1);
  if (items.length !== sort.length + 1) refuse(path, 'one value for each key of sort, then the id');
  const values = sort.map((key, index) => readKey(items[index], `${path}[${index}]`, key.field));
  return { values, id: readId(items[sort.length], `${path}[${sort.length}]`) };
}

function readKey(value: unknown, path: string, field: SortKey['field']): string | number | null {
  if (value === null) return null;
  if (field === 'decidedOn') return readDate(value, path).first;
  if (field !== 'title' && field !== 'courtName') return readNumber(value, path);
  if (typeof value !== 'string' || value.length > MAX_TEXT) refuse(path, 'must be a text');
  return value;
}
