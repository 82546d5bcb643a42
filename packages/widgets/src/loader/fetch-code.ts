import { chunks, version } from './build-constants.js';
import { warn } from '../parts/warn.js';

/** Milliseconds before the second attempt: enough for a connection to recover. */
const SECOND_ATTEMPT_MS = 4000;

/**
 * Creates the function that fetches a widget's code from a folder, once. Its promise resolves when the widget's tag is
 * defined, and rejects when both attempts have failed.
 */
export function createCodeFetcher(folder: string): (name: string) => Promise<unknown> {
  const codes: Record<string, Promise<unknown> | undefined> = {};
  const chunk = (file: string): Promise<unknown> => import(/* @vite-ignore */ `${folder}${file}.js?v=${chunks}`);
  return (name) =>
    // Both at once: the widget's chunk would load the shared chunk only after it has arrived itself.
    (codes[name] ??= Promise.all([chunk('shared'), chunk(name)]).catch(async (error: unknown) => {
      warn(`${name} could not be loaded from ${folder}`, error);
      await new Promise((resolve) => {
        setTimeout(resolve, SECOND_ATTEMPT_MS);
      });
      // A browser may cache a failed module; the pinned file has another address.
      return chunk(`../${version}/${name}`);
    }));
}
