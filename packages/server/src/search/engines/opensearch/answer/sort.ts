import type { AfterHit, EngineRequest, SortKey } from '../../../model/engine-request.js';
import { sortField } from '../names.js';
import { sortText } from '../indexing/sort-text.js';

/** A value behind all others, in each direction and for each type: missing values come last. */
const LAST = { number: { asc: 2 ** 31 - 1, desc: -(2 ** 31) }, text: { asc: '\u{10ffff}', desc: '' } } as const;

type Direction = 'asc' | 'desc';

/** Returns the keys of OpenSearch. Equal documents are sorted newest first, those of one day by id. */
export function sortOf(keys: readonly SortKey[]): unknown[] {
  const own = keys.map(({ field, descending }) => {
    const order = directionOf(descending);
    if (field === 'score') return { _score: { order } };
    if (isText(field)) return { [sortField(field)]: { order, missing: LAST.text[order] } };
    return { [field]: { order, missing: LAST.number[order] } };
  });
  return [...own, { decidedOn: { order: 'desc', missing: LAST.number.desc } }, { id: { order: 'asc' } }];
}

/** The values of a hit that sort it; titles and courts as they are written. */
export interface SortSource {
  readonly sort: readonly (string | number)[];
  readonly title?: string | undefined;
  readonly courtName?: string | undefined;
}

/** Returns a hit's value for each key, as `after` expects it; null if it has none. */
export function keyValues(
  { sort, title, courtName }: SortSource,
  keys: readonly SortKey[],
): (string | number | null)[] {
  return keys.map(({ field, descending }, index) => {
    if (field === 'title') return title ?? null;
    if (field === 'courtName') return courtName ?? null;
    const value = sort[index] ?? null;
    return field !== 'score' && value === LAST.number[directionOf(descending)] ? null : value;
  });
}

/**
 * Returns the place after a hit. `decidedOn` is that of the hit, undefined if it was removed: it then has no place among
 * its equals, so they all follow and none is missed.
 */
export function afterOf(
  { values, id }: AfterHit,
  { sort }: EngineRequest,
  hit: { readonly decidedOn: number | null } | undefined,
): (string | number)[] {
  const own = sort.map(({ field, descending }, index) => {
    const value = values[index] ?? null;
    const order = directionOf(descending);
    if (isText(field)) return value === null ? LAST.text[order] : sortText(String(value));
    return value === null ? LAST.number[order] : Number(value);
  });
  if (hit === undefined) return [...own, LAST.number.asc, ''];
  return [...own, hit.decidedOn ?? LAST.number.desc, id];
}

function isText(field: SortKey['field']): field is 'title' | 'courtName' {
  return field === 'title' || field === 'courtName';
}

function directionOf(descending: boolean): Direction {
  return descending ? 'desc' : 'asc';
}
