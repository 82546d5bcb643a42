import type { Store } from '../store/database.js';
import type { SearchEngine } from './engine.js';

/** What a run of the queue has done so far. */
export interface DrainProgress {
  readonly done: number;
  readonly left: number;
}

/** How a run of the queue reports and stops. */
export interface DrainOptions {
  onProgress?(progress: DrainProgress): void;
  readonly signal?: AbortSignal;
}

/**
 * Hands every change of the library that the engine does not have yet to the engine; a new or lost index gets all
 * documents. May be stopped or killed at any point: the next run goes on. Answers the number of changes handed over.
 */
export async function drainIndexQueue(store: Store, engine: SearchEngine, options: DrainOptions = {}): Promise<number> {
  throw new Error(`Not written yet: ${String(store)} ${String(engine)} ${String(options.signal)}`);
}
