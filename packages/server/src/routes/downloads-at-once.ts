import { finished } from 'node:stream';
import { BusyError } from '@headnote/core/errors';
import type { FastifyReply } from 'fastify';

/** Originals that one member receives at once. A viewer reads a PDF in a few parts; a download manager in more. */
const AT_ONCE = 6;

/** Counts an answer for a member until it has ended. Throws a BusyError while he receives too many. */
export type BeginDownload = (userId: number, reply: FastifyReply) => void;

/**
 * Limits the originals that one member receives at once at one server: who reads them slowly would otherwise hold all
 * connections to the store of files.
 */
export function createDownloads(): BeginDownload {
  const running = new Map<number, number>();
  const change = (userId: number, by: number) => {
    const count = (running.get(userId) ?? 0) + by;
    if (count === 0) running.delete(userId);
    else running.set(userId, count);
  };
  return (userId, reply) => {
    if ((running.get(userId) ?? 0) >= AT_ONCE)
      throw new BusyError('You are receiving several originals. Please wait until one has arrived.', { retryAfter: 5 });
    change(userId, 1);
    finished(reply.raw, () => change(userId, -1));
  };
}
