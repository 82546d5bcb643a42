import { dayBounds } from '../model/days.js';
import { type FieldRoles, flagFields } from '../model/field-names.js';
import type { Allowance } from './allowance.js';
import { refuse } from './refuse.js';

/** Maximum length of an id; ours have 13 characters. */
const MAX_ID = 100;

/** Reads an id; a number is read as its digits. */
export function readId(value: unknown, path: string): string {
  const id = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value;
  if (typeof id !== 'string') refuse(path, 'must be a text');
  if (id.length > MAX_ID) refuse(path, `at most ${MAX_ID} characters`);
  return id;
}

/** Reads a value to compare with an exact field, in the engine's form. */
export function readValue(
  value: unknown,
  path: string,
  { roles, allowance }: { readonly roles: FieldRoles; readonly allowance: Allowance },
): string | number {
  if (roles.number !== undefined) {
    if (flagFields.has(roles.number)) return readFlag(value, path);
    return readNumber(value, path);
  }
  if (roles.date !== undefined) {
    const bounds = readDate(value, path);
    if (bounds.first !== bounds.last) refuse(path, 'must be a whole date, YYYY-MM-DD');
    return bounds.first;
  }
  if (typeof value === 'string') return allowance.value(value, path);
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return refuse(path, 'must be a text or a number');
}

/** Reads a number, or the digits of one. */
export function readNumber(value: unknown, path: string): number {
  const number = typeof value === 'string' && /^-?\d{1,15}(?:\.\d{1,6})?$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) refuse(path, 'must be a number');
  return number;
}

/** Reads the first and last day of a date, a month or a year. */
export function readDate(value: unknown, path: string): { readonly first: number; readonly last: number } {
  const bounds = typeof value === 'string' && value.length <= 40 ? dayBounds(value) : undefined;
  if (bounds === undefined) refuse(path, 'must be a date: YYYY-MM-DD, YYYY-MM or YYYY');
  return bounds;
}

function readFlag(value: unknown, path: string): number {
  if (value === true || value === 1 || value === 'true' || value === '1') return 1;
  if (value === false || value === 0 || value === 'false' || value === '0') return 0;
  return refuse(path, 'must be true or false');
}
