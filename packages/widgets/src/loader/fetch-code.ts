import { chunks } from './build-constants.js';
import { warn } from './warn.js';

/** Attempts to fetch the code of a widget; after the last one the page keeps its fallback. */
export const MOST_ATTEMPTS = 3;

/** Fetches the code of widgets from a folder, each once. */
export interface CodeFetcher {
  /** Resolves when the widget's tag is defined. Rejects when its code did not come; the next call asks again. */
  fetch(name: string): Promise<unknown>;
  /** Attempts that have failed. */
  failures: number;
}

/** Makes a fetcher for the chunks in `folder`. */
export function createCodeFetcher(folder: string): CodeFetcher {
  const codes: Record<string, Promise<unknown> | undefined> = {};
  const fetcher: CodeFetcher = {
    failures: 0,
    fetch(name) {
      // A module that failed stays failed under its address.
      const mark = chunks + (fetcher.failures || '');
      const chunk = (file: string): Promise<unknown> => import(/* @vite-ignore */ `${folder}${file}.js?v=${mark}`);
      // Both at once: the widget's own chunk would ask for the shared one only after its own arrival.
      return (codes[name] ??= Promise.all([chunk('shared'), chunk(name)]).catch((error: unknown) => {
        codes[name] = undefined;
        fetcher.failures++;
        warn(`${name} could not be loaded from ${folder}`, error);
        throw error;
      }));
    },
  };
  return fetcher;
}
