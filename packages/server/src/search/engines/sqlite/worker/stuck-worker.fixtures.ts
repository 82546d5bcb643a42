import { parentPort, workerData } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';
import type { WorkerReply, WorkerRequest, WorkerStart } from './worker-messages.js';

// A search thread that, for searches of size 0, stays in a SQLite statement far beyond the deadline.
const STUCK_MS = 10_000;
const searching = new Int32Array((workerData as WorkerStart).searching);
const db = new Sqlite(':memory:');
const STUCK = `WITH RECURSIVE n (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n LIMIT 2000000) SELECT count(*) FROM n`;

parentPort?.on('message', ({ id, task }: WorkerRequest) => {
  Atomics.store(searching, 0, task.name === 'search' ? id : 0);
  const isStuck = task.name === 'search' && task.request.size === 0;
  const end = performance.now() + STUCK_MS;
  while (isStuck && performance.now() < end) db.prepare(STUCK).get();
  Atomics.store(searching, 0, 0);
  const reply: WorkerReply = { id, ok: true, value: task.name, took: 0 };
  parentPort?.postMessage(reply);
});
