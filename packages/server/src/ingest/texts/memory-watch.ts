import { parentPort } from 'node:worker_threads';
import { MEASURE_MS } from './text-limits.js';

/** Ends the process when it takes more than it may. A thread, because the reader does not let others run for seconds. */
parentPort?.on('message', (most: number) => {
  const before = process.memoryUsage.rss();
  setInterval(() => {
    if (process.memoryUsage.rss() - before > most) process.kill(process.pid, 'SIGKILL');
  }, MEASURE_MS);
});
