import { chunks } from './build-constants.js';
import { warn } from '../parts/warn.js';

/** Milliseconds before the second attempt: long enough for a connection to come back. */
const SECOND_ATTEMPT_MS = 4000;

/**
 * Makes the function that fetches a widget's code from a folder, once. It resolves when the widget's tag is defined,
 * and rejects when both attempts failed.
 */
export function createCodeFetcher(folder: string): (name: string) => Promise<unknown> {
  const codes: Record<string, Promise<unknown> | undefined> = {};
  const chunk = (file: string): Promise<unknown> => import(/* @vite-ignore */ `${folder}${file}.js?v=${chunks}`);
  return (name) =>
    // Both at once: the widget's own chunk would ask for the shared one only after its own arrival.
    (codes[name] ??= Promise.all([chunk('shared'), chunk(name)]).catch(async (error: unknown) => {
      warn(`${name} could not be loaded from ${folder}`, error);
      await new Promise((resolve) => {
        setTimeout(resolve, SECOND_ATTEMPT_MS);
      });
      // A browser may remember a module as failed; the file with everything in it has another address.
      return chunk('pinned/' + name);
    }));
}
