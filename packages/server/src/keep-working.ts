import type { FastifyBaseLogger } from 'fastify';
import { keepIndexed } from './keep-indexed.js';
import { keepSending } from './keep-sending.js';
import type { Transport } from './messages/message.js';
import type { SearchEngine } from './search/engine.js';
import type { Store } from './store/database.js';

/** Expired data is invalid in any case; it is deleted once a day. */
const PURGE_MS = 24 * 60 * 60 * 1000;

interface Dependencies {
  readonly store: Store;
  readonly engine: SearchEngine;
  readonly transport: Transport;
  /** Deletes what has expired. */
  readonly purge: () => Promise<void>;
  readonly log: FastifyBaseLogger;
  readonly now: () => number;
}

/** Starts the work that writes without a request: sending, indexing, and deleting what has expired. */
export function keepWorking({ purge, ...parts }: Dependencies): { stop(): Promise<void> } {
  const purging = setInterval(() => {
    purge().catch((error: unknown) => parts.log.error({ err: error }, 'expired data was not deleted'));
  }, PURGE_MS);
  purging.unref();
  const sending = keepSending(parts);
  const indexing = keepIndexed(parts);
  return {
    async stop() {
      clearInterval(purging);
      await indexing.stop();
      await sending.stop();
    },
  };
}
