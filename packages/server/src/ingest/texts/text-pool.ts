import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { workerLocation } from '../../runtime/worker-location.js';
import { LARGEST_MEMORY, LEAST_MEMORY, LONGEST_MS, MEMORY_IS_FULL } from './text-limits.js';
import type { TextMessage, TextOrder, TextReply, TextRequest } from './text-messages.js';

/** More processes than this wait for the disk and the database. */
const MAX_PROCESSES = 4;

const TOO_LARGE = `Reading the file takes more than ${LARGEST_MEMORY / 1_000_000} MB of memory.`;

const ENDED = { ok: false, reason: 'The import has ended.' } as const;

/** A process that has kept more than this share of its memory is replaced: the next file would have too little. */
const GROWN = 0.75;

/**
 * Reads several files at once, each in a process of its own: no file can fill the memory of the import.
 * Files that are read at once share the memory of one; a file that needs more is read again, alone.
 */
export interface TextPool {
  /** How many at once. */
  readonly size: number;
  /** Returns the words of a file, pages apart, or why there are none. */
  read(request: TextRequest): Promise<TextReply>;
  close(): Promise<void>;
}

interface Job {
  readonly request: TextRequest;
  readonly done: (reply: TextReply) => void;
}

/** Starts a process when the first file comes, and as many as there are processors when more come. */
export function openTextPool(size = Math.min(availableParallelism(), MAX_PROCESSES)): TextPool {
  const idle: ChildProcess[] = [];
  const all = new Set<ChildProcess>();
  const waiting: Job[] = [];
  const large: Job[] = [];
  const shared = Math.min(LARGEST_MEMORY, Math.max(LARGEST_MEMORY / size, LEAST_MEMORY));
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
    run(start(), job, LARGEST_MEMORY);
  }

  function start(): ChildProcess {
    const { url, options } = workerLocation({ built: './text-process.js', source: 'ingest/texts/text-process.ts' });
    const child = fork(fileURLToPath(url), [], {
      execArgv: options.execArgv ?? [],
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
      running -= 1;
      if (memory === LARGEST_MEMORY) isAlone = false;
      if (reply !== undefined) job.done(reply);
      else if (isClosed) job.done(ENDED);
      else large.push(job);
    };
    const stop = (reason: string) => {
      finish({ ok: false, reason });
      child.kill('SIGKILL');
    };
    const onExit = (code: number | null, signal: NodeJS.Signals | null) => {
      // The system too kills a process that takes too much.
      if (code !== MEMORY_IS_FULL && signal !== 'SIGKILL')
        finish({ ok: false, reason: `The program that reads the file ended (${code}).` });
      else finish(memory < LARGEST_MEMORY ? undefined : { ok: false, reason: TOO_LARGE });
      next();
    };
    const onError = (error: Error) => stop(error.message);
    const onMessage = ({ reply, memory: kept }: TextMessage) => {
      finish(reply);
      // Its end starts the next file.
      if (kept > shared * GROWN) child.kill('SIGKILL');
      else {
        idle.push(child);
        next();
      }
    };
    const timer = setTimeout(() => stop(`Reading the file took more than ${LONGEST_MS / 1000} seconds.`), LONGEST_MS);
    running += 1;
    child.on('message', onMessage).on('exit', onExit).on('error', onError);
    child.send({ ...job.request, memory } satisfies TextOrder);
  }

  return {
    size,
    read: (request) =>
      new Promise((resolve) => {
        waiting.push({ request, done: resolve });
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
