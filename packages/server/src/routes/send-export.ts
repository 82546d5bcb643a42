import { finished, Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { OwnAccount } from '../accounts/own/own-account.js';

/** Time in which a member reads an export: 60 MB at 100 KB a second. Who reads nothing would keep his turn for ever. */
const LONGEST_MS = 10 * 60_000;

/** Sends all data of a member in the envelope, as fast as he reads it. Throws BusyError. */
export async function sendExport(
  reply: FastifyReply,
  userId: number,
  own: Pick<OwnAccount, 'beginExport' | 'exportData'>,
): Promise<FastifyReply> {
  const end = await own.beginExport(userId);
  const timer = setTimeout(() => void reply.raw.destroy(), LONGEST_MS).unref();
  finished(reply.raw, () => {
    clearTimeout(timer);
    end();
  });
  const pieces = await own.exportData(userId);
  return reply.type('application/json; charset=utf-8').send(Readable.from(inEnvelope(pieces)));
}

async function* inEnvelope(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  yield '{"flag":true,"message":"","outdata":';
  yield* pieces;
  yield '}';
}
