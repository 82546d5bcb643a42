import type { MessagePort } from 'node:worker_threads';
import type { Database } from 'better-sqlite3';
import { indexPath, openForReading } from '../index-file.js';
import { storedBlocks } from '../postings/blocks.js';
import { findSequences } from '../postings/find-sequences.js';
import { weightsOf } from '../postings/weights-of.js';
import { type PartnerStart, type PartnerTask, SLOT, STATE } from './partner-task.js';

/** Serves a search thread as its partner: finds phrases in the blocks that it is given. */
export function servePartner(port: MessagePort, { partnerOf, ready }: PartnerStart): void {
  const path = indexPath(partnerOf);
  let db: Database | undefined = openForReading(path);

  function find(task: PartnerTask, control: Int32Array): number {
    db ??= openForReading(path);
    const current = db;
    return current.transaction(() => findInBlocks(current, task, control))();
  }

  port.on('message', (task: PartnerTask) => {
    const control = new Int32Array(task.control);
    let state: number = STATE.refused;
    try {
      state = find(task, control);
    } catch {
      // The asker finds them itself, and meets the same error if it lasts.
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

function findInBlocks(db: Database, task: PartnerTask, control: Int32Array): number {
  const { fields, sequences, nearness, within } = task;
  const blocks = storedBlocks(db, new Map(task.blocks.map(({ id, ordinals }) => [id, ordinals])));
  // A block never changes, but may have been joined with others since.
  if (blocks.length < task.blocks.length) return STATE.refused;
  let isStopped = false;
  findSequences(
    { fields, sequences: sequences.map((words) => () => words), ...(nearness && { nearness }) },
    {
      blocks,
      within,
      weights: new Float32Array(task.weights),
      weightOf: weightsOf(fields),
      budget: { expired: () => Atomics.load(control, SLOT.stop) === 1 },
      onCut() {
        isStopped = true;
      },
    },
  );
  return isStopped ? STATE.stopped : STATE.done;
}
