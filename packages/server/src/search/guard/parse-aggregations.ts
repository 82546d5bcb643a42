import { searchLimits } from '@headnote/core/contract';
import type { Aggregation, Histogram } from '../model/engine-request.js';
import { countedField, fieldRoles } from '../model/field-names.js';
import type { CountedField } from '../model/fields.js';
import type { Audience } from '../model/audience.js';
import { member, readChoice, readObject, readShape, readSingle, readWhole } from './read-json.js';
import { memberPath, refuse } from './refuse.js';

/** Number of values by default. */
const DEFAULT_BUCKETS = 10;

/** Fields with a higher limit, which search forms need. */
const LARGE: ReadonlyMap<CountedField, number> = new Map<CountedField, number>([
  ['courtId', searchLimits.maxCourtBuckets],
  ['courtName', searchLimits.maxCourtBuckets],
  ['year', searchLimits.maxActBuckets],
  ['title', searchLimits.maxActBuckets],
]);

/** Allowed names; they become keys of the answer. */
export const NAME = /^[a-z][\w-]{0,63}$/i;

/** The counts of a request: values, and documents per year or month. */
export interface ParsedAggregations {
  readonly aggregations: readonly Aggregation[];
  readonly histograms?: readonly Histogram[];
}

/** Parses `aggs`: counts of the values of exact fields, and of dates by year or month. */
export function parseAggregations(value: unknown, path: string, audience: Audience): ParsedAggregations {
  const entries = value === undefined ? [] : Object.entries(readObject(value, path));
  if (entries.length > searchLimits.maxAggregations) refuse(path, `more than ${searchLimits.maxAggregations}`);
  const aggregations: Aggregation[] = [];
  const histograms: Histogram[] = [];
  for (const [name, content] of entries) {
    const inner = memberPath(path, name);
    if (!NAME.test(name)) refuse(inner, 'a name has letters, digits, _ and -, and begins with a letter');
    const [type, options] = readSingle(content, inner);
    const place = memberPath(inner, type);
    if (type === 'terms') aggregations.push(parseTermsAggregation(name, options, { path: place, audience }));
    else if (type === 'date_histogram') histograms.push(parseHistogram(name, options, place));
    else refuse(place, 'not supported');
  }
  return { aggregations, ...(histograms.length === 0 ? {} : { histograms }) };
}

function parseTermsAggregation(
  name: string,
  value: unknown,
  { path, audience }: { readonly path: string; readonly audience: Audience },
): Aggregation {
  const object = readShape(value, path, { known: ['field', 'size'] });
  const field = readCounted(member(object, 'field'), memberPath(path, 'field'), audience);
  const max = LARGE.get(field) ?? searchLimits.maxBuckets;
  const size = readWhole(member(object, 'size') ?? DEFAULT_BUCKETS, memberPath(path, 'size'), { min: 1, max });
  return { name, field, size };
}

function parseHistogram(name: string, value: unknown, path: string): Histogram {
  const object = readShape(value, path, { known: ['field', 'calendar_interval'] });
  const wire = member(object, 'field');
  const field = typeof wire === 'string' ? fieldRoles(wire)?.date : undefined;
  if (field === undefined) refuse(memberPath(path, 'field'), 'not a date');
  const place = memberPath(path, 'calendar_interval');
  return { name, field, interval: readChoice(member(object, 'calendar_interval'), place, ['year', 'month']) };
}

function readCounted(value: unknown, path: string, audience: Audience): CountedField {
  const roles = typeof value === 'string' ? fieldRoles(value) : undefined;
  if (roles === undefined) refuse(path, 'not a field');
  if (roles.text !== undefined && audience === 'visitor') refuse(path, 'the values of a text field are for members');
  return countedField(roles) ?? refuse(path, 'cannot be counted');
}
