import type { MessagePort } from 'node:worker_threads';
import type { Database } from 'better-sqlite3';
import { indexPath, openForReading } from '../index-file.js';
import { type PartnerStart, type RowsTask, SLOT, STATE } from './rows-task.js';
import { stampOf } from './stamp.js';

/** Rows between two looks whether the asker wants no more. */
const ROWS_PER_LOOK = 256;

/** Serves a search thread as its partner: finds rows in the upper part of the index. */
export function serveRows(port: MessagePort, { partnerOf, ready }: PartnerStart): void {
  const path = indexPath(partnerOf);
  let db: Database | undefined = openForReading(path);

  function find(task: RowsTask, control: Int32Array): number {
    db ??= openForReading(path);
    const current = db;
    return current.transaction(() => {
      if (stampOf(current) !== task.stamp) return STATE.refused;
      return writeRows(current, task, control);
    })();
  }

  port.on('message', (task: RowsTask) => {
    const control = new Int32Array(task.control);
    let state: number = STATE.refused;
    try {
      state = find(task, control);
    } catch {
      // The asker finds the rows itself, and meets the same error if it lasts.
    }
    if (state === STATE.refused) {
      // The file may have been replaced.
      db?.close();
      db = undefined;
    }
    Atomics.store(control, SLOT.state, state);
    Atomics.notify(control, SLOT.state);
  });
  Atomics.store(new Int32Array(ready), 0, 1);
}

function writeRows(db: Database, { text, above, rows }: RowsTask, control: Int32Array): number {
  const room = new Float64Array(rows);
  const statement = db.prepare('SELECT rowid FROM words WHERE words MATCH ? AND rowid > ?').pluck();
  let count = 0;
  // A row id bound as a plain number is a real, which the index does not use as a bound.
  for (const row of statement.iterate(text, BigInt(above)) as Iterable<number>) {
    if (count === room.length) return STATE.refused;
    room[count] = row;
    count += 1;
    if (count % ROWS_PER_LOOK === 0 && Atomics.load(control, SLOT.stop) === 1) return STATE.stopped;
  }
  Atomics.store(control, SLOT.count, count);
  return STATE.done;
}
