import { OFFENCE, PROVISION, PROVISION_ONLY, searchLimits } from '@headnote/core/contract';
import type { Clause, RangeClause } from '../model/engine-request.js';
import { textFields } from '../model/fields.js';
import { type FieldRoles, fieldRoles } from '../model/field-names.js';
import { offenceTimes, keyOfOffence } from '../../citator/keys/offence-keys.js';
import { keysOfTyped } from '../../citator/keys/typed-keys.js';
import type { Allowance } from './allowance.js';
import type { ClauseContext } from './clause-context.js';
import { readDate, readId, readNumber, readValue } from './parse-values.js';
import { member, readList, readShape, readSingle } from './read-json.js';
import { memberPath, refuse } from './refuse.js';

/** Parses `term`: an exact field equals a value. */
export function parseTerm(value: unknown, path: string, { allowance }: ClauseContext): Clause {
  const [wire, content] = readSingle(value, path);
  return clauseOfValue(wire, content, memberPath(path, wire), allowance);
}

/** Parses `terms`: an exact field equals one of several values. */
export function parseTerms(value: unknown, path: string, { allowance }: ClauseContext): Clause {
  const [wire, content] = readSingle(value, path);
  const inner = memberPath(path, wire);
  const values = readList(content, inner, searchLimits.maxTerms);
  return clauseOfValues(wire, values, { path: inner, allowance, placeOf: (index) => `${inner}[${index}]` });
}

/** Compares a field with one value. */
export function clauseOfValue(wire: string, value: unknown, path: string, allowance: Allowance): Clause {
  return clauseOfValues(wire, [value], { path, allowance, placeOf: () => path });
}

interface ValuesContext {
  readonly path: string;
  readonly allowance: Allowance;
  placeOf(index: number): string;
}

function clauseOfValues(wire: string, values: readonly unknown[], context: ValuesContext): Clause {
  const { path, allowance } = context;
  allowance.terms(path, values.length);
  if (wire === PROVISION || wire === PROVISION_ONLY)
    return clauseOfProvisions(values, context, { withPair: wire === PROVISION });
  if (wire === OFFENCE) return anyOf(values.map((value, index) => clauseOfOffence(value, context.placeOf(index))));
  const roles = readRoles(wire, path);
  if (roles.isId)
    return { type: 'ids', values: Array.from(values, (value, index) => readId(value, context.placeOf(index))) };
  const field = roles.number ?? roles.date ?? roles.keyword;
  if (field === undefined) {
    refuse(path, roles.text === undefined ? 'cannot be searched' : 'a text field; use match or match_phrase');
  }
  const read = Array.from(values, (value, index) => readValue(value, context.placeOf(index), { roles, allowance }));
  return { type: 'terms', field, values: read };
}

/** Judgments that name any of the provisions, all of a list (`302/34 IPC`), or their pairs in the other code; a text that is none is searched by its words. */
function clauseOfProvisions(
  values: readonly unknown[],
  context: ValuesContext,
  { withPair }: { readonly withPair: boolean },
): Clause {
  const should = values.map((value, index): Clause => {
    const text = context.allowance.text(value, context.placeOf(index));
    const named = keysOfTyped(text, { withPair })?.map((keys): Clause => ({ type: 'named', keys }));
    const [only, ...others] = named ?? [];
    for (const _ of others) context.allowance.clause(context.placeOf(index), 0);
    if (only === undefined) return { type: 'multi', fields: CASE_TEXTS, text, mode: 'cross', operator: 'and' };
    if (others.length === 0) return only;
    return { type: 'bool', must: [], should: [], mustNot: [], filter: named ?? [], minimumShouldMatch: 0 };
  });
  return anyOf(should);
}

/** Judgments on an offence of that time; of an unknown time are those on a penal code that have no other. */
function clauseOfOffence(value: unknown, path: string): Clause {
  const time = offenceTimes.find((one) => one === value);
  if (time === undefined) refuse(path, `must be ${offenceTimes.join(', ')}`);
  return { type: 'named', keys: [keyOfOffence(time)] };
}

function anyOf(should: readonly Clause[]): Clause {
  const [only] = should;
  if (only !== undefined && should.length === 1) return only;
  return { type: 'bool', must: [], should, mustNot: [], filter: [], minimumShouldMatch: 1 };
}

/** The texts of a judgment. */
const CASE_TEXTS = textFields.filter((field) => field !== 'title');

const BOUNDS = { gte: 'atLeast', gt: 'above', lte: 'atMost', lt: 'below' } as const;

/** Parses `range`: a number or a date between bounds. A bound that is a month or a year includes all of it. */
export function parseRange(value: unknown, path: string): RangeClause {
  const [wire, content] = readSingle(value, path);
  const inner = memberPath(path, wire);
  const roles = readRoles(wire, inner);
  const field = roles.number ?? roles.date;
  if (field === undefined) refuse(inner, 'not a number or a date');
  const object = readShape(content, inner, { known: Object.keys(BOUNDS) });
  const bounds: Partial<Record<(typeof BOUNDS)[keyof typeof BOUNDS], number>> = {};
  for (const name of ['gte', 'gt', 'lte', 'lt'] as const) {
    const bound = member(object, name);
    if (bound === undefined) continue;
    const place = memberPath(inner, name);
    bounds[BOUNDS[name]] = roles.date === undefined ? readNumber(bound, place) : readDateBound(bound, place, name);
  }
  if (Object.keys(bounds).length === 0) refuse(inner, 'needs gte, gt, lte or lt');
  return { type: 'range', field, ...bounds };
}

function readDateBound(value: unknown, path: string, name: keyof typeof BOUNDS): number {
  const { first, last } = readDate(value, path);
  return name === 'gte' || name === 'lt' ? first : last;
}

/** Parses `exists`: a field is not empty. */
export function parseExists(value: unknown, path: string): Clause {
  const object = readShape(value, path, { known: ['field'] });
  const inner = memberPath(path, 'field');
  const wire = member(object, 'field');
  if (typeof wire !== 'string') refuse(inner, 'must be a text');
  const roles = readRoles(wire, inner);
  if (roles.isId) return { type: 'all' };
  const field = roles.text ?? roles.number ?? roles.date ?? roles.keyword;
  return field === undefined ? refuse(inner, 'cannot be searched') : { type: 'exists', field };
}

/** Parses `ids`: documents by their ids. */
export function parseIds(value: unknown, path: string, { allowance }: ClauseContext): Clause {
  const object = readShape(value, path, { known: ['values'] });
  const inner = memberPath(path, 'values');
  const values = readList(member(object, 'values'), inner, searchLimits.maxTerms);
  allowance.terms(inner, values.length);
  return { type: 'ids', values: Array.from(values, (id, index) => readId(id, `${inner}[${index}]`)) };
}

function readRoles(wire: string, path: string): FieldRoles {
  return fieldRoles(wire) ?? refuse(path, 'not a field');
}
