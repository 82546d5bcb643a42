import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { WorkerOptions } from 'node:worker_threads';

/** File of the search thread and how Node has to be told to run it. */
export interface WorkerLocation {
  readonly url: URL;
  readonly options: WorkerOptions;
}

/**
 * Finds the file of the search thread beside this one: `search-worker.js` in a build, `worker.ts` in the sources,
 * which run through tsx in tests and in development.
 */
export function workerLocation(): WorkerLocation {
  const here = hereUrl();
  if (!here.endsWith('.ts')) return { url: new URL('./search-worker.js', here), options: {} };
  const tsx = pathToFileURL(createRequire(here).resolve('tsx')).href;
  return {
    url: new URL('./worker.ts', here),
    options: { execArgv: ['--import', tsx, '--conditions=headnote-source'] },
  };
}

/** In a CommonJS build `import.meta` is empty, and the file's name stands in `__filename`. */
function hereUrl(): string {
  const url: string | undefined = import.meta.url;
  return url ?? pathToFileURL(__filename).href;
}
