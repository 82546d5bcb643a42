import { parentPort, workerData } from 'node:worker_threads';
import type { PartnerStart } from '../partner/partner-task.js';
import { servePartner } from '../partner/serve-partner.js';
import { serveRequests } from './serve-requests.js';
import type { WorkerStart } from './worker-messages.js';

// Entry of the threads of the search: those that answer requests, and the partner of each.
if (parentPort === null) throw new Error('This file runs as a worker thread of the search engine, not by itself.');
const start = workerData as WorkerStart | PartnerStart;
if ('partnerOf' in start) servePartner(parentPort, start);
else serveRequests(parentPort, start);
