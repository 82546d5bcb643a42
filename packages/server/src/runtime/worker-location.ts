import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { WorkerOptions } from 'node:worker_threads';

/** The file of a worker thread and the options that Node needs to run it. */
export interface WorkerLocation {
  readonly url: URL;
  readonly options: WorkerOptions;
}

/** The two names of a worker's file. */
export interface WorkerFile {
  /** Name in a build, where all entries are in one folder: `search-worker.js`. */
  readonly built: string;
  /** Path in the sources, relative to `src`. */
  readonly source: string;
}

/**
 * Finds the file of a worker thread: the built file next to this one in a build, the source file otherwise. Source
 * files run through tsx, in tests and in development.
 */
export function workerLocation({ built, source }: WorkerFile): WorkerLocation {
  const here = hereUrl();
  if (!here.endsWith('.ts')) {
    const beside = new URL(built, here);
    // The CommonJS build is in a folder below the other one, and shares its programs.
    return { url: existsSync(beside) ? beside : new URL(`../${built}`, here), options: {} };
  }
  const tsx = pathToFileURL(createRequire(here).resolve('tsx')).href;
  return {
    url: new URL(`../${source}`, here),
    options: { execArgv: ['--import', tsx, '--conditions=headnote-source'] },
  };
}

/** `import.meta` is empty in a CommonJS build, which has `__filename` instead. */
function hereUrl(): string {
  const url: string | undefined = import.meta.url;
  return url ?? pathToFileURL(__filename).href;
}
