import type { Database } from 'better-sqlite3';
import type { Clause, RangeClause } from '../../model/engine-request.js';
import { type ExactField, type SearchField, textFields } from '../../model/fields.js';
import type { Columns, ColumnKeyword } from './columns.js';

/** A condition on the columns, or on the tables of citations and names. */
export type Condition =
  | { readonly type: 'all' }
  | { readonly type: 'none' }
  | { readonly type: 'kind'; readonly kind: 'case' | 'act' }
  | KeysCondition
  | (Clause & { readonly type: 'terms' | 'range' | 'exists' | 'ids' });

/** Any of these keys of citations, or of names. */
export interface KeysCondition {
  readonly type: 'citations' | 'names';
  readonly keys: readonly string[];
}

/** The data for checking conditions. */
export interface ConditionSources {
  readonly db: Database;
  readonly columns: Columns;
}

/** Marks the documents that meet a condition: one byte per ordinal. */
export function maskOf(condition: Condition, { db, columns }: ConditionSources): Uint8Array {
  const mask = new Uint8Array(columns.size);
  switch (condition.type) {
    case 'all':
      return mask.fill(1);
    case 'none':
      return mask;
    case 'kind':
      return fill(mask, (ordinal) => (columns.isAct[ordinal] === 1) === (condition.kind === 'act'));
    case 'ids':
      for (const id of condition.values) {
        const ordinal = columns.ordinalOf.get(id);
        if (ordinal !== undefined) mask[ordinal] = 1;
      }
      return mask;
    case 'citations':
    case 'names':
      return maskOfKeys(mask, condition, { db, columns });
    case 'terms':
      return maskOfTerms(mask, condition, columns);
    case 'range':
      return maskOfRange(mask, condition, columns);
    case 'exists':
      return maskOfField(mask, condition.field, columns);
  }
}

function maskOfKeys(mask: Uint8Array, { type, keys }: KeysCondition, { db, columns }: ConditionSources): Uint8Array {
  const find = db.prepare(`SELECT row FROM ${type} WHERE key = ?`).pluck();
  for (const key of keys) {
    for (const row of find.all(key) as number[]) {
      const ordinal = ordinalOfRow(columns, row);
      if (ordinal >= 0) mask[ordinal] = 1;
    }
  }
  return mask;
}

function maskOfTerms(mask: Uint8Array, clause: Clause & { type: 'terms' }, columns: Columns): Uint8Array {
  const numbers = numbersOf(columns, clause.field);
  if (numbers !== undefined) {
    const wanted = new Set(clause.values.map(Number));
    return fill(mask, (ordinal) => wanted.has(numbers[ordinal]!));
  }
  const { codes, codeOf } = columns.keywords[clause.field as ColumnKeyword];
  const wanted = new Set(clause.values.map((value) => codeOf.get(String(value))).filter((code) => code !== undefined));
  // The empty text is a missing value, which equals nothing.
  wanted.delete(0);
  return wanted.size === 0 ? mask : fill(mask, (ordinal) => wanted.has(codes[ordinal]!));
}

function maskOfRange(mask: Uint8Array, clause: RangeClause, columns: Columns): Uint8Array {
  const numbers = numbersOf(columns, clause.field);
  if (numbers === undefined) return mask;
  const { atLeast = -Infinity, above = -Infinity, atMost = Infinity, below = Infinity } = clause;
  // A missing value is NaN and fails every comparison.
  return fill(mask, (ordinal) => {
    const value = numbers[ordinal]!;
    return value >= atLeast && value > above && value <= atMost && value < below;
  });
}

function maskOfField(mask: Uint8Array, field: SearchField, columns: Columns): Uint8Array {
  const bit = textFields.indexOf(field as (typeof textFields)[number]);
  if (bit >= 0) return fill(mask, (ordinal) => ((columns.present[ordinal]! >> bit) & 1) === 1);
  const numbers = numbersOf(columns, field as ExactField);
  if (numbers !== undefined) return fill(mask, (ordinal) => !Number.isNaN(numbers[ordinal]));
  const { codes } = columns.keywords[field as ColumnKeyword];
  return fill(mask, (ordinal) => codes[ordinal] !== 0);
}

function fill(mask: Uint8Array, test: (ordinal: number) => boolean): Uint8Array {
  for (let ordinal = 0; ordinal < mask.length; ordinal += 1) if (test(ordinal)) mask[ordinal] = 1;
  return mask;
}

/** Returns the number column of a field; undefined for a text field. */
export function numbersOf(columns: Columns, field: ExactField): Float64Array | undefined {
  return (columns.numbers as Readonly<Record<string, Float64Array | undefined>>)[field];
}

/** Returns the ordinal of a row id; -1 for a row that is not in the columns (yet). */
export function ordinalOfRow({ rows }: Columns, row: number): number {
  let low = 0;
  let high = rows.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const value = rows[middle]!;
    if (value === row) return middle;
    if (value < row) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
