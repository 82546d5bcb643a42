import { searchLimits } from '@headnote/core/contract';
import type { Aggregation } from '../engine-request.js';
import { countedField, fieldRoles } from '../field-names.js';
import type { CountedField } from '../fields.js';
import type { Audience } from '../run-search.js';
import { member, readObject, readShape, readSingle, readWhole } from './read-json.js';
import { memberPath, refuse } from './refuse.js';

/** Values where the request says nothing. */
const DEFAULT_BUCKETS = 10;

/** Fields of which a search form needs more values than usual. */
const LARGE: ReadonlyMap<CountedField, number> = new Map<CountedField, number>([
  ['courtId', searchLimits.maxCourtBuckets],
  ['courtName', searchLimits.maxCourtBuckets],
  ['year', searchLimits.maxActBuckets],
  ['title', searchLimits.maxActBuckets],
]);

/** A name comes back as a key of the answer. */
const NAME = /^[a-z][\w-]{0,63}$/i;

/** `aggs`: counts of the values of exact fields. */
export function parseAggregations(value: unknown, path: string, audience: Audience): Aggregation[] {
  if (value === undefined) return [];
  const entries = Object.entries(readObject(value, path));
  if (entries.length > searchLimits.maxAggregations) refuse(path, `more than ${searchLimits.maxAggregations}`);
  return entries.map(([name, content]) => {
    const inner = memberPath(path, name);
    if (!NAME.test(name)) refuse(inner, 'a name has letters, digits, _ and -, and begins with a letter');
    return parseAggregation(name, content, { path: inner, audience });
  });
}

function parseAggregation(
  name: string,
  value: unknown,
  { path, audience }: { readonly path: string; readonly audience: Audience },
): Aggregation {
  const [type, content] = readSingle(value, path);
  const inner = memberPath(path, type);
  if (type !== 'terms') refuse(inner, type === 'date_histogram' ? 'not available yet' : 'not supported');
  const object = readShape(content, inner, { known: ['field', 'size'] });
  const field = readCounted(member(object, 'field'), memberPath(inner, 'field'), audience);
  const max = LARGE.get(field) ?? searchLimits.maxBuckets;
  const size = readWhole(member(object, 'size') ?? DEFAULT_BUCKETS, memberPath(inner, 'size'), { min: 1, max });
  return { name, field, size };
}

function readCounted(value: unknown, path: string, audience: Audience): CountedField {
  const roles = typeof value === 'string' ? fieldRoles(value) : undefined;
  if (roles === undefined) refuse(path, 'not a field');
  if (roles.text !== undefined && audience === 'visitor') refuse(path, 'the values of a text field are for members');
  const field = countedField(roles);
  if (field !== undefined) return field;
  return refuse(path, roles.text === undefined ? 'cannot be counted' : 'not available yet');
}
