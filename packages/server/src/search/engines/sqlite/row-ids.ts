import type { Database } from 'better-sqlite3';

/** First row id of dated documents; undated ones count up from 1. */
const FIRST_DATED = 2 ** 31;

/** Row ids of one day. */
const SLOTS = 4096;

/** Assigns row ids in the order of dates, so newest first means largest row id first. */
export interface RowAllocator {
  /** Returns the next free row id of a day, or of the undated documents. */
  next(day: number | null): number;
  /** Keeps the row id of a document that is written again. */
  reserve(row: number): void;
}

/**
 * Row ids: `2^31 + day * 4096 + slot`; a later document takes the next slot of its day. A day's documents beyond 4,096
 * take the next free row ids, out of order by a few days; the columns detect that and then sort by date.
 */
export function openRowAllocator(db: Database): RowAllocator {
  const last = db.prepare('SELECT max(row) FROM documents WHERE row BETWEEN ? AND ?').pluck();
  const isTaken = db.prepare('SELECT 1 FROM documents WHERE row = ?').pluck();
  const given = new Map<number, number>();
  const givenRows = new Set<number>();

  return {
    reserve: (row) => void givenRows.add(row),
    next(day) {
      const start = day === null ? 1 : FIRST_DATED + day * SLOTS;
      const end = day === null ? FIRST_DATED : start + SLOTS;
      const stored = last.get(BigInt(start), BigInt(end - 1)) as number | null;
      let row = given.get(start) ?? (stored === null ? start : stored + 1);
      while (givenRows.has(row) || (row >= end && isTaken.get(BigInt(row)) !== undefined)) row += 1;
      given.set(start, row + 1);
      givenRows.add(row);
      return row;
    },
  };
}
