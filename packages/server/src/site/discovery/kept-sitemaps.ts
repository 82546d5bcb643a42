import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGunzip, createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from '../../runtime/address-key.js';
import { shareResult } from '../../runtime/share-result.js';
import { createWorkQueue, type QueueLimits } from '../../runtime/work-queue.js';

/** Files that are kept, the ones asked for last: 3.2 million addresses, about 30 MB when compressed. */
const MOST_KEPT = 64;

/** A file of 50,000 addresses takes 0.2 s of the thread that answers everyone, so one is made at a time. */
const MAKING: QueueLimits = {
  atOnce: 1,
  atOnceForOne: 1,
  waiting: 100,
  waitingForOne: 10,
  tooMany: 'The server has too much to do at the moment. Please try again in a minute.',
  retryAfter: 60,
};

/** Sends the file of this name; `write` is called only if none is kept. Rejects with BusyError if too many wait to be made. */
export type SendSitemap = (
  exchange: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  name: string,
  write: () => AsyncIterable<string>,
) => Promise<Buffer | Readable>;

/** Makes files of the sitemap one at a time, and keeps them compressed for `keepMs` milliseconds of the clock `steady`. */
export function keepSitemaps(keepMs: number, steady: () => number): SendSitemap {
  const inTurn = createWorkQueue(MAKING);
  /** The file that was asked for the longest ago comes first. */
  const kept = new Map<string, () => Promise<Buffer>>();
  return async ({ request, reply }, name, write) => {
    const make = () => inTurn(addressKey(request.ip), () => buffer(Readable.from(write()).pipe(createGzip())));
    const file = kept.get(name) ?? shareResult(make, { cacheMs: keepMs, now: steady });
    kept.delete(name);
    kept.set(name, file);
    const [oldest = name] = kept.keys();
    if (kept.size > MOST_KEPT) kept.delete(oldest);
    const zipped = await file();
    reply.header('vary', 'accept-encoding');
    if (!/\bgzip\b(?!\s*;\s*q=0(\.0*)?(?![.\d]))/i.test(`${request.headers['accept-encoding']}`))
      return Readable.from([zipped]).pipe(createGunzip());
    reply.header('content-encoding', 'gzip');
    return zipped;
  };
}
