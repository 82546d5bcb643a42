import type { FastifyBaseLogger } from 'fastify';
import type { Store } from '../store/database.js';
import { WAL_ALERT_BYTES } from '../store/sqlite/open-sqlite.js';

interface Dependencies {
  readonly store: Pick<Store, 'figures'>;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
}

/**
 * Creates a check that warns once when the write-ahead log has grown too large, and again only after it was small in
 * between. PostgreSQL keeps its own log; there the check says nothing.
 */
export function createLogSizeCheck({ store, log }: Dependencies): () => Promise<void> {
  let wasLarge = false;
  return async () => {
    const { wal_bytes: bytes = 0, wal_too_large: flag = 0 } = await store.figures();
    const isLarge = flag === 1;
    if (isLarge && !wasLarge) {
      log.warn(
        { bytes, limit: WAL_ALERT_BYTES },
        'the write-ahead log is too large: something reads the database for very long, such as a copy or a stopped program',
      );
    }
    if (!isLarge && wasLarge) log.info({ bytes }, 'the write-ahead log is small again');
    wasLarge = isLarge;
  };
}
