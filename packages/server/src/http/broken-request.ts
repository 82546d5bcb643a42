import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { commonHeaders } from './headers.js';
import type { ErrorEnvelope } from './envelope.js';

/** Answers a request that is not valid HTTP, too slow, or with too many headers, and closes the connection. */
export function answerBrokenRequest(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const requestId = randomUUID();
  const message = 'The request is not valid HTTP.';
  const envelope: ErrorEnvelope = { flag: false, message, outdata: null, code: 'bad-query', requestId };
  const body = JSON.stringify(envelope);
  const headers = {
    ...commonHeaders(requestId),
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(['HTTP/1.1 400 Bad Request', ...lines, '', body].join('\r\n'));
}
