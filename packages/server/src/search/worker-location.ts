import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { WorkerOptions } from 'node:worker_threads';

/** File of a thread and how Node has to be told to run it. */
export interface WorkerLocation {
  readonly url: URL;
  readonly options: WorkerOptions;
}

/** Names of a thread's file: in a build, where all lie side by side, and in the sources, seen from this folder. */
export interface WorkerFile {
  readonly built: string;
  readonly source: string;
}

const SEARCH: WorkerFile = { built: './search-worker.js', source: './worker.ts' };

/**
 * Finds the file of a thread, of the search unless another is named: `search-worker.js` in a build, `worker.ts` in the
 * sources, which run through tsx in tests and in development.
 */
export function workerLocation(file: WorkerFile = SEARCH): WorkerLocation {
  const here = hereUrl();
  if (!here.endsWith('.ts')) return { url: new URL(file.built, here), options: {} };
  const tsx = pathToFileURL(createRequire(here).resolve('tsx')).href;
  return {
    url: new URL(file.source, here),
    options: { execArgv: ['--import', tsx, '--conditions=headnote-source'] },
  };
}

/** In a CommonJS build `import.meta` is empty, and the file's name stands in `__filename`. */
function hereUrl(): string {
  const url: string | undefined = import.meta.url;
  return url ?? pathToFileURL(__filename).href;
}
