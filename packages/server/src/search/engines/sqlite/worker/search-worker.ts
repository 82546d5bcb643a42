import { parentPort, workerData } from 'node:worker_threads';
import type { PartnerStart } from '../partner/rows-task.js';
import { serveRows } from '../partner/serve-rows.js';
import { serveRequests } from './serve-requests.js';
import type { WorkerStart } from './worker-messages.js';

// Entry of the threads of the search: those that answer requests, and the partner of each.
if (parentPort === null) throw new Error('This file runs as a worker thread of the search engine, not by itself.');
const start = workerData as WorkerStart | PartnerStart;
if ('partnerOf' in start) serveRows(parentPort, start);
else serveRequests(parentPort, start);
