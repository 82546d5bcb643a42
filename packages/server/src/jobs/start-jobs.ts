import type { FastifyBaseLogger } from 'fastify';
import { startIndexing } from './start-indexing.js';
import { repeatJob } from './repeat-job.js';
import { startSending } from './start-sending.js';
import type { Alerts } from '../alerts/alerts.js';
import type { Transport } from '../messages/message.js';
import type { SearchEngine } from '../search/model/engine.js';
import { within } from '../runtime/within.js';
import type { Store } from '../store/database.js';
import type { ProcessLock } from '../store/locks.js';
import { createLogSizeCheck } from './watch-log-size.js';

/** Expired data is invalid in any case; it is deleted once a day. */
const PURGE_MS = 24 * 60 * 60 * 1000;
/** A trial's day begins at midnight in India; its notice may come an hour later. */
const NOTICES_MS = 60 * 60 * 1000;
/** Payments whose notice was lost are found within a minute. */
const PAYMENTS_MS = 30 * 1000;
/** New documents reach the alerts, and what is due the outbox, within a minute. */
const ALERTS_MS = 30 * 1000;
/** Often enough to warn before a growing log fills a disk. */
const LOG_SIZE_MS = 60 * 1000;
/** A crash loses the usage counted since the last time; a stop loses nothing. */
const USAGE_MS = 10 * 1000;

/** How often a server says that it still has its build. */
const BUILD_MS = 10 * 60 * 1000;
/** How long a stop waits for the store of the files. */
const LAST_WORD_MS = 2_000;

interface Dependencies {
  readonly store: Store;
  readonly engine: SearchEngine;
  readonly transport: Transport;
  /** Deletes what has expired. */
  readonly purge: () => Promise<void>;
  /** Queues the messages whose day has come. */
  readonly announce: () => Promise<void>;
  /** Writes the usage of partners that was counted in memory. */
  readonly flushUsage: () => Promise<void>;
  readonly alerts: Pick<Alerts, 'match' | 'queueMails'>;
  /** Asks about open payments. */
  readonly check: () => Promise<void>;
  /** Says that this server has its build, and sends what the store of the files lacks of it. */
  readonly keepBuild: () => Promise<void>;
  readonly log: FastifyBaseLogger;
  readonly now: () => number;
}

/** Starts the work that writes without a request: sending, indexing, alerts, notices, and deleting what has expired; and watches the log of the database. */
export function startJobs({ purge, announce, check, flushUsage, alerts, keepBuild, ...parts }: Dependencies): {
  stop(): Promise<void>;
} {
  const onUsageError = (error: unknown) => parts.log.error({ err: error }, 'the usage of partners was not written');
  const counting = repeatJob({ work: flushUsage, everyMs: USAGE_MS, onError: onUsageError });
  /** Work that one of several servers does; the others leave it out. */
  const once = (lock: ProcessLock, work: () => Promise<unknown>) => async () => {
    const release = await parts.store.tryLock(lock);
    if (release === undefined) return;
    try {
      await work();
    } finally {
      release();
    }
  };
  const purging = repeatJob({
    work: once('purge', purge),
    everyMs: PURGE_MS,
    onError: (error) => parts.log.error({ err: error }, 'expired data was not deleted'),
  });
  const announcing = repeatJob({
    work: once('notices', announce),
    everyMs: NOTICES_MS,
    // A start may be the first run of the day.
    atOnce: true,
    onError: (error) => parts.log.error({ err: error }, 'the notices of the day were not queued'),
  });
  const checking = repeatJob({
    work: once('payments', check),
    everyMs: PAYMENTS_MS,
    onError: (error) => parts.log.error({ err: error }, 'open payments were not checked'),
  });
  const watching = repeatJob({
    work: createLogSizeCheck(parts),
    everyMs: LOG_SIZE_MS,
    onError: (error) => parts.log.error({ err: error }, 'the size of the write-ahead log could not be read'),
  });
  const stopping = new AbortController();
  const alerting = repeatJob({
    work: () => alerts.match(stopping.signal),
    everyMs: ALERTS_MS,
    // What waited while no server ran.
    atOnce: true,
    onError: (error) => {
      if (!stopping.signal.aborted) parts.log.error({ err: error }, 'the alerts were not run; they are tried again');
    },
  });
  // Apart, so that what is found already is told while slow searches run.
  const mailing = repeatJob({
    work: once('alert-mails', () => alerts.queueMails()),
    everyMs: ALERTS_MS,
    atOnce: true,
    onError: (error) => parts.log.error({ err: error }, 'the e-mails of alerts were not queued; they are tried again'),
  });
  const onKeepError = (error: unknown) =>
    parts.log.error({ err: error }, 'the files of this build were not kept for other servers; they are tried again');
  const keeping = repeatJob({ work: keepBuild, everyMs: BUILD_MS, atOnce: true, onError: onKeepError });
  const sending = startSending(parts);
  const indexing = startIndexing(parts);
  return {
    async stop() {
      stopping.abort();
      await alerting.stop();
      await mailing.stop();
      await purging.stop();
      await announcing.stop();
      await checking.stop();
      await watching.stop();
      await indexing.stop();
      await sending.stop();
      await keeping.stop();
      // The time of the build ends from here.
      await within(keepBuild(), LAST_WORD_MS);
      await counting.stop();
      await flushUsage().catch(onUsageError);
    },
  };
}
