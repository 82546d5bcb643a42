import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerBrokenRequest } from './broken-request.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for a call that takes files: its body may take minutes while it arrives. */
    readonly takesFiles?: boolean;
  }
}

/** Milliseconds in which the largest file arrives at 35 KB a second. */
export const FILE_REQUEST_MS = 10 * 60_000;
/** Bytes of a file that must arrive in the time that other bodies have: a slower line needs a day. */
const LEAST_BYTES = 30_000;
/** Milliseconds for a client to read a refusal before its connection ends. One that ends at once takes the refusal with it. */
const READ_REFUSAL_MS = 1_000;

const tooSlow = Object.assign(new Error('slow body'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });

/**
 * Ends a request whose body has not arrived in time, with the answer of a broken request. Node has one limit for all requests, which
 * must be that of a file. A file may take longer while it arrives. The rest of a file that was refused is not awaited.
 */
export function limitSlowBodies(app: FastifyInstance, milliseconds: number): void {
  app.addHook('onRequest', async (request, reply) => {
    const { headers, raw } = request;
    // The site renders its pages with calls that come through no connection.
    if (!(raw.socket instanceof Socket)) return;
    if (headers['transfer-encoding'] === undefined && !(Number(headers['content-length']) > 0)) return;
    let arrived = raw.socket.bytesRead;
    const timer = setInterval(() => {
      const { bytesRead } = raw.socket;
      const isArriving = request.routeOptions.config.takesFiles === true && bytesRead - arrived >= LEAST_BYTES;
      arrived = bytesRead;
      if (raw.complete || raw.socket.destroyed) clearInterval(timer);
      else if (isArriving) return;
      // A refusal that did not wait for the body is the answer already.
      else if (reply.raw.writableFinished) raw.socket.destroy();
      else answerBrokenRequest(tooSlow, raw.socket);
    }, milliseconds);
    timer.unref();
    // An answer does not end a body that still arrives: without the limit it could hold its connection for the time of a file.
    raw.once('close', () => clearInterval(timer));
  });
  app.addHook('onResponse', async (request) => {
    const { raw } = request;
    if (isUnread(request)) setTimeout(() => void raw.destroy(), READ_REFUSAL_MS).unref();
  });
}

const isUnread = ({ raw, routeOptions }: FastifyRequest): boolean =>
  routeOptions.config.takesFiles === true && !raw.complete && !raw.readableEnded;
