import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { workerLocation } from '../../runtime/worker-location.js';
import type { PdfReply, PdfRequest } from './pdf-messages.js';

/** More threads than this wait for the disk and the database. */
const MAX_THREADS = 4;
/** A judgment of a thousand pages takes seconds; a file that takes longer never ends. */
const LONGEST_MS = 60_000;

/** Reads several PDFs at once, each in a thread of its own. */
export interface PdfPool {
  /** How many at once. */
  readonly size: number;
  /** Returns the words of a PDF, pages apart, or why there are none. */
  read(path: string): Promise<PdfReply>;
  close(): Promise<void>;
}

interface Job {
  readonly path: string;
  readonly done: (reply: PdfReply) => void;
}

/** Starts a thread when the first PDF comes, and as many as there are processors when more come. */
export function openPdfPool(size = Math.min(availableParallelism(), MAX_THREADS)): PdfPool {
  const idle: Worker[] = [];
  const all = new Set<Worker>();
  const waiting: Job[] = [];

  function next(): void {
    const job = waiting[0];
    const worker = idle.pop() ?? (all.size < size ? start() : undefined);
    if (job === undefined || worker === undefined) {
      if (worker !== undefined) idle.push(worker);
      return;
    }
    waiting.shift();
    run(worker, job);
  }

  function start(): Worker {
    const { url, options } = workerLocation({ built: './pdf-worker.js', source: 'ingest/texts/pdf-worker.ts' });
    // The library complains that it has no canvas to draw on. It draws nothing here, and errors come as messages.
    const worker = new Worker(url, { ...options, stdout: true, stderr: true });
    all.add(worker);
    return worker;
  }

  function run(worker: Worker, { path, done }: Job): void {
    const drop = (reason: string) => {
      finish({ ok: false, reason });
      all.delete(worker);
      void worker.terminate();
      next();
    };
    const onError = (error: unknown) => drop(error instanceof Error ? error.message : String(error));
    const onMessage = (reply: PdfReply) => {
      finish(reply);
      idle.push(worker);
      next();
    };
    const timer = setTimeout(() => drop(`Reading the PDF took more than ${LONGEST_MS / 1000} seconds.`), LONGEST_MS);
    const finish = (reply: PdfReply) => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onError);
      done(reply);
    };
    worker.on('message', onMessage).on('error', onError);
    worker.postMessage({ path } satisfies PdfRequest);
  }

  return {
    size,
    read: (path) =>
      new Promise((resolve) => {
        waiting.push({ path, done: resolve });
        next();
      }),
    async close() {
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
}
