import Sqlite from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { openRowAllocator } from './row-ids.js';
import { SCHEMA } from './schema.js';

const DATED = 2 ** 31;

function open(...rows: number[]) {
  const db = new Sqlite(':memory:');
  db.exec(SCHEMA);
  const columns = (db.pragma('table_info(documents)') as { name: string }[]).map((column) => column.name);
  const values = columns.map((name) => (name === 'row' || name === 'id' ? '?' : "''"));
  const add = db.prepare(`INSERT INTO documents VALUES (${values.join(', ')})`);
  for (const row of rows) add.run(BigInt(row), String(row));
  return openRowAllocator(db);
}

describe('row ids', () => {
  it('follow the order of dates, undated documents first', () => {
    const rows = open();
    expect([rows.next(2), rows.next(1), rows.next(2), rows.next(null), rows.next(null)]).toEqual([
      DATED + 2 * 4096,
      DATED + 4096,
      DATED + 2 * 4096 + 1,
      1,
      2,
    ]);
  });

  it('give a later document the next slot of its day', () => {
    const rows = open(7, DATED + 4096, DATED + 4096 + 5, DATED + 3 * 4096);
    expect(rows.next(1)).toBe(DATED + 4096 + 6);
    expect(rows.next(2)).toBe(DATED + 2 * 4096);
    expect(rows.next(null)).toBe(8);
  });

  it('never assign a row id that is kept for a rewritten document', () => {
    const rows = open();
    rows.reserve(DATED + 4096);
    expect(rows.next(1)).toBe(DATED + 4096 + 1);
  });

  it('skip used row ids after a full day', () => {
    const full = DATED + 4096 + 4095;
    const rows = open(full, full + 1, full + 2, full + 4);
    expect([rows.next(1), rows.next(1), rows.next(2)]).toEqual([full + 3, full + 5, full + 6]);
  });
});
