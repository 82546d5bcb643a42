import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { commonHeaders } from './headers.js';
import type { ErrorEnvelope } from './envelope.js';

const NOT_HTTP = { status: '400 Bad Request', code: 'bad-query', message: 'The request is not valid HTTP.' } as const;
const TOO_SLOW = {
  status: '408 Request Timeout',
  code: 'timeout',
  message: 'The request took too long to arrive. Please try again.',
} as const;

/** Answers a request that is too slow, not valid HTTP, or with too many headers, and closes the connection. */
export function answerBrokenRequest(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const requestId = randomUUID();
  const { status, code, message } = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? TOO_SLOW : NOT_HTTP;
  const envelope: ErrorEnvelope = { flag: false, message, outdata: null, code, requestId };
  const body = JSON.stringify(envelope);
  const headers = {
    ...commonHeaders(requestId),
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status}`, ...lines, '', body].join('\r\n'));
}
