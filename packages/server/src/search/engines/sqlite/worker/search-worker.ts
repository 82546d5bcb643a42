import { parentPort, workerData } from 'node:worker_threads';
import { serveRequests } from './serve-requests.js';
import type { WorkerStart } from './worker-messages.js';

// Entry of the threads of the search.
if (parentPort === null) throw new Error('This file runs as a worker thread of the search engine, not by itself.');
serveRequests(parentPort, workerData as WorkerStart);
