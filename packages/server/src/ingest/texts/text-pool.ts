import type { PagesRead } from '@headnote/core/contract';
import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { workerLocation } from '../../runtime/worker-location.js';
import { sealedStart } from './sealed-start.js';
import { importLimits, LEAST_MEMORY, MEMORY_IS_FULL, type ReadLimits } from './text-limits.js';
import type { TextMessage, TextOrder, TextReply, TextRequest } from './text-messages.js';

/** More processes than this wait for the disk and the database. */
const MAX_PROCESSES = 4;

const ENDED = { ok: false, reason: 'The import has ended.' } as const;

/** A process that has kept more than this share of its memory is replaced: the next file would have too little. */
const GROWN = 0.75;

/**
 * Reads several files at once, each in a process of its own: no file can fill the memory of the import.
 * Files that are read at once share the memory of one, unless the limits say otherwise; a file that needs more is read again, alone.
 */
export interface TextPool {
  /** How many at once. */
  readonly size: number;
  /** Returns the words of a file, pages apart, or why there are none. */
  read(request: TextRequest, hears?: Hears): Promise<TextReply>;
  close(): Promise<void>;
}

/** What a caller hears, and how he stops. */
export interface Hears {
  /** Called after each page of an upload. */
  readonly onPage?: (read: PagesRead) => void;
  /** Ends the work; the process ends with it. */
  readonly signal?: AbortSignal;
}

interface Job extends Hears {
  readonly request: TextRequest;
  readonly done: (reply: TextReply) => void;
}

/** Starts a process when the first file comes, and as many as there are processors when more come. */
export function openTextPool(
  size = Math.min(availableParallelism(), MAX_PROCESSES),
  limits: ReadLimits = importLimits,
): TextPool {
  const { memory: most, time } = limits;
  const tooLarge = {
    ok: false,
    reason: `Reading the file takes more than ${most / 1_000_000} MB of memory.`,
    problem: 'memory',
  } as const;
  const idle: ChildProcess[] = [];
  const all = new Set<ChildProcess>();
  const waiting: Job[] = [];
  const large: Job[] = [];
  const shared = limits.sharesMemory ? Math.min(most, Math.max(most / size, LEAST_MEMORY)) : most;
  let running = 0;
  let isAlone = false;
  let isClosed = false;

  function next(): void {
    if (isAlone || isClosed) return;
    if (waiting.length > 0) {
      const child = idle.pop() ?? (all.size < size ? start() : undefined);
      const job = child && waiting.shift();
      if (job) run(child, job, shared);
      return;
    }
    const job = running === 0 ? large.shift() : undefined;
    if (job === undefined) return;
    isAlone = true;
    for (const child of idle.splice(0)) child.kill('SIGKILL');
    run(start(), job, most);
  }

  function start(): ChildProcess {
    const { url, options } = workerLocation({ built: './text-process.js', source: 'ingest/texts/text-process.ts' });
    const child = fork(fileURLToPath(url), [], {
      ...(limits.isSealed ? sealedStart(url, options.execArgv) : { execArgv: options.execArgv ?? [] }),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    all.add(child);
    // One that ends while it waits for work, as one that an operator kills, is replaced by the next file.
    child.once('exit', () => {
      all.delete(child);
      const at = idle.indexOf(child);
      if (at !== -1) idle.splice(at, 1);
      next();
    });
    return child;
  }

  function run(child: ChildProcess, job: Job, memory: number): void {
    const finish = (reply: TextReply | undefined) => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onExit).off('error', onError);
      job.signal?.removeEventListener('abort', onAbort);
      running -= 1;
      if (memory === most) isAlone = false;
      if (reply !== undefined) job.done(reply);
      else if (isClosed) job.done(ENDED);
      else large.push(job);
    };
    const stop = (reason: string, problem?: string) => {
      finish({ ok: false, reason, ...(problem !== undefined && { problem }) });
      child.kill('SIGKILL');
    };
    const onAbort = () => stop('Nobody waits for the file any more.', 'stopped');
    const onExit = (code: number | null, signal: NodeJS.Signals | null) => {
      // The system too kills a process that takes too much.
      if (code !== MEMORY_IS_FULL && signal !== 'SIGKILL')
        finish({ ok: false, reason: `The program that reads the file ended (${code}).` });
      else finish(memory < most ? undefined : tooLarge);
      next();
    };
    const onError = (error: Error) => stop(error.message);
    const onMessage = (message: TextMessage) => {
      if ('progress' in message) {
        job.onPage?.(message.progress);
        return;
      }
      const { reply, memory: kept } = message;
      finish(reply);

      // Its end starts the next file.
      if (limits.isFresh || kept > shared * GROWN) child.kill('SIGKILL');
      else {
        idle.push(child);
        next();
      }
    };
    const timer = setTimeout(() => stop(`Reading the file took more than ${time / 1000} seconds.`, 'time'), time);
    if (job.signal?.aborted) queueMicrotask(onAbort);
    else job.signal?.addEventListener('abort', onAbort, { once: true });
    running += 1;
    child.on('message', onMessage).on('exit', onExit).on('error', onError);
    child.send({ request: job.request, memory } satisfies TextOrder);
  }

  return {
    size,
    read: (request, hears = {}) =>
      new Promise((resolve) => {
        waiting.push({ request, done: resolve, ...hears });
        next();
      }),
    async close() {
      isClosed = true;
      // A stopped import leaves files that wait; without this, a process would start for each.
      for (const { done } of [...waiting.splice(0), ...large.splice(0)]) done(ENDED);
      const ended = [...all].map((child) => new Promise((resolve) => child.once('exit', resolve)));
      for (const child of all) child.kill('SIGKILL');
      await Promise.all(ended);
    },
  };
}
