import type { FastifyBaseLogger } from 'fastify';
import { repeatJob } from './repeat-job.js';
import { createSender, lanes } from '../messages/create-sender.js';
import type { Transport } from '../messages/message.js';
import type { Store } from '../store/database.js';

/** How long a code waits in the outbox at most, while the transport works. */
const INTERVAL_MS = 1_000;

interface Dependencies {
  readonly store: Store;
  readonly transport: Transport;
  readonly log: FastifyBaseLogger;
  readonly now: () => number;
}

/** Sends what is due in the outbox, every second. No lane waits until another one is empty. */
export function startSending({ store, transport, log, now }: Dependencies): { stop(): Promise<void> } {
  const sender = createSender({
    db: store.db,
    transport,
    now,
    // The recipient is personal data, so the log names the message only.
    onFailure: ({ id, reason, isFinal }) =>
      isFinal
        ? log.error({ messageId: id, reason }, 'a message was given up')
        : log.warn({ messageId: id, reason }, 'a message was not sent; it will be tried again'),
  });
  const sending = lanes.map((lane) =>
    repeatJob({
      work: () => sender.sendDue(lane),
      everyMs: INTERVAL_MS,
      onError: (error) => log.error({ err: error }, 'the outbox could not be read'),
    }),
  );
  return {
    async stop() {
      await Promise.all(sending.map((job) => job.stop()));
      await transport.close();
    },
  };
}
