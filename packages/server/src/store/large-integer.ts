import type { ColumnType } from 'kysely';

/** A 64-bit integer as a database returns it: a number from SQLite, a string from PostgreSQL. */
export type LargeInteger = number | string | bigint;

/** A column of 64-bit integers, such as a time in milliseconds. Programs write numbers into it. */
export type LargeIntegerColumn = ColumnType<LargeInteger, number, number>;

/** The same for a column that may be null. */
export type NullableLargeIntegerColumn = ColumnType<LargeInteger | null, number | null, number | null>;

/** Converts a 64-bit integer to a number. Throws a RangeError beyond 2^53, where numbers are not exact. */
export function readInteger(value: LargeInteger): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${String(value)} is not an integer below 2^53.`);
  return number;
}
