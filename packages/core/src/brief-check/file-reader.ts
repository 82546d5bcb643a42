import { systemClock, createAlarm, type MachineClock } from '../machines/clock.js';
import { threadLimits } from './document-limits.js';
import { type DocumentRead, readDocument } from './read-document.js';
import type { ReadPdf } from './read-pdf-with.js';

/** What a reading of a file needs. */
export interface ReadTask {
  /** Ends the reading, which then rejects with the signal's reason. */
  readonly signal: AbortSignal;
  /** Called after each page of a PDF. */
  readonly onPage: (done: number, total: number) => void;
}

/** Reads the words of a file on this device; `createFileReader` makes one. */
export type ReadFile = (file: Blob, task: ReadTask) => Promise<DocumentRead>;

/** What the worker says: that it runs, that it begins to read or has read a page, and at last the text. */
type Told =
  | { readonly kind: 'started' }
  | { readonly kind: 'page'; readonly done: number; readonly total: number }
  | { readonly kind: 'read'; readonly read: DocumentRead };

/** The part of a `Worker` that a reader uses. */
export interface ReaderWorker {
  postMessage(file: Blob): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
  terminate(): void;
}

/** The part of a worker's global scope that `serveFileReader` uses. */
export interface ReaderScope {
  postMessage(told: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

/** Times after which a worker is ended, in milliseconds. */
export const readingLimits = {
  /** Until it runs, and until the PDF reader is loaded: the code is fetched on a slow line. */
  maxLoad: 60_000,
  /** For one page of a PDF, or for a whole Word document. A full page takes a tenth of a second on a phone. */
  maxStep: 15_000,
  /** For the whole file. */
  maxTime: 300_000,
} as const;

const noReader: () => Promise<ReadPdf> = () => Promise.reject(new Error('There is no PDF reader.'));

/**
 * Creates a reader that reads each file in a worker of its own, which is ended after `readingLimits`, so that no file stops the
 * page. The worker's script calls `serveFileReader`. Where the worker does not start, because the page forbids it for
 * example, and without `startWorker`, the page's own thread reads Word documents, with lower limits, and no PDF: nothing could end that.
 *
 * ```ts
 * const readFile = createFileReader(() => new Worker(new URL('./file.worker.ts', import.meta.url), { type: 'module' }));
 * ```
 */
export function createFileReader(startWorker?: () => ReaderWorker, clock: MachineClock = systemClock): ReadFile {
  return async (file, task) => {
    const read = startWorker && (await readInWorker(file, { ...task, startWorker, clock }));
    task.signal.throwIfAborted();
    return read ?? readDocument(file, { limits: threadLimits, loadPdfReader: noReader, onPage: task.onPage });
  };
}

interface WorkerTask extends ReadTask {
  readonly startWorker: () => ReaderWorker;
  readonly clock: MachineClock;
}

/** Undefined if the worker does not start. */
async function readInWorker(
  file: Blob,
  { signal, onPage, startWorker, clock }: WorkerTask,
): Promise<DocumentRead | undefined> {
  signal.throwIfAborted();
  let worker: ReaderWorker;
  try {
    worker = startWorker();
  } catch {
    return undefined;
  }
  const step = createAlarm(clock);
  const whole = createAlarm(clock);
  let end: (() => void) | undefined;
  try {
    return await new Promise<DocumentRead | undefined>((resolve, reject) => {
      let isStarted = false;
      let isReading = false;
      const tooSlow = () => {
        if (isReading) return resolve({ problem: 'too-slow' });
        resolve(isStarted ? { problem: 'no-reader' } : undefined);
      };
      end = () => reject(signal.reason as Error);
      signal.addEventListener('abort', end, { once: true });
      worker.addEventListener('error', () => resolve(isStarted ? { problem: 'unreadable' } : undefined));
      worker.addEventListener('message', ({ data }) => {
        const told = data as Told;
        if (told.kind === 'read') return resolve(told.read);
        isReading = told.kind === 'page';
        step.set(isReading ? readingLimits.maxStep : readingLimits.maxLoad, tooSlow);
        if (told.kind === 'page') return told.total > 0 && onPage(told.done, told.total);
        isStarted = true;
        worker.postMessage(file);
      });
      step.set(readingLimits.maxLoad, tooSlow);
      whole.set(readingLimits.maxTime, tooSlow);
    });
  } finally {
    worker.terminate();
    step.clear();
    whole.clear();
    if (end) signal.removeEventListener('abort', end);
  }
}

/**
 * Serves `createFileReader` in a worker. `loadPdfReader` loads the PDF reader, for example
 * `async () => (await import('@headnote/widgets/pdf-reader')).readPdf`.
 */
export function serveFileReader(scope: ReaderScope, loadPdfReader: () => Promise<ReadPdf>): void {
  const tell = (told: Told): void => scope.postMessage(told);
  scope.addEventListener('message', ({ data }) => {
    const onPage = (done: number, total: number): void => tell({ kind: 'page', done, total });
    void readDocument(data as Blob, { loadPdfReader, onPage })
      .catch((): DocumentRead => ({ problem: 'unreadable' }))
      .then((read) => tell({ kind: 'read', read }));
  });
  tell({ kind: 'started' });
}
