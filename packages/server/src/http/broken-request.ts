import { randomUUID } from 'node:crypto';
import { maxHeaderSize } from 'node:http';
import type { Socket } from 'node:net';
import { commonHeaders } from './headers.js';
import type { ErrorEnvelope } from './envelope.js';

const NOT_HTTP = { status: '400 Bad Request', code: 'bad-query', message: 'The request is not valid HTTP.' } as const;
const TOO_SLOW = {
  status: '408 Request Timeout',
  code: 'timeout',
  message: 'The request took too long to arrive. Please try again.',
} as const;
const TOO_LONG = {
  status: '431 Request Header Fields Too Large',
  code: 'bad-query',
  message: `The address and the headers of the request are longer than ${maxHeaderSize / 1024} kB together.`,
} as const;

/** What a person sees who opened a link that is too long. No part of the site can read it, so it says both languages. */
const TOO_LONG_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>This link is too long</title>
<h1>This link is too long</h1>
<p>The link is damaged, or belongs to a very long search. Search again, or open the search from your library or your history.</p>
<p lang="hi">यह लिंक बहुत लंबा है: वह बिगड़ा हुआ है या किसी बहुत लंबी खोज का है। फिर से खोजें, या खोज को अपनी लाइब्रेरी या इतिहास से खोलें।</p>
<p><a href="/">Home page · <span lang="hi">मुख पृष्ठ</span></a></p>
`;

/** Errors of Node's parser; `rawPacket` is what had arrived. */
type ParserError = Error & { readonly code?: string; readonly rawPacket?: unknown };

/** Answers a request that is too slow, not valid HTTP, or with too long headers, and closes the connection. */
export function answerBrokenRequest(error: ParserError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const requestId = randomUUID();
  const { status, code, message } = kindOf(error.code);
  const isPage = status === TOO_LONG.status && opensPage(error.rawPacket);
  const envelope: ErrorEnvelope = { flag: false, message, outdata: null, code, requestId };
  const body = isPage ? TOO_LONG_PAGE : JSON.stringify(envelope);
  const headers = {
    ...commonHeaders(requestId),
    'content-type': `${isPage ? 'text/html' : 'application/json'}; charset=utf-8`,
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status}`, ...lines, '', body].join('\r\n'));
}

function kindOf(code: string | undefined) {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return TOO_SLOW;
  return code === 'HPE_HEADER_OVERFLOW' ? TOO_LONG : NOT_HTTP;
}

/** True unless the API is asked for. Of a long address the beginning may be lost: then a person is likelier than a program. */
function opensPage(packet: unknown): boolean {
  const begin = Buffer.isBuffer(packet) ? packet.subarray(0, 16).toString('latin1') : '';
  return !/^[A-Z]+ \/api\//.test(begin);
}
