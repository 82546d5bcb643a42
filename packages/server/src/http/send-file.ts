import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ByteRange, StoredFile } from '../files/file-store.js';

interface FileReply {
  readonly file: StoredFile;
  readonly request: FastifyRequest;
  /** With its type and its other headers. */
  readonly reply: FastifyReply;
}

/** Sends a file, or the one part of it that the request asks for. */
export async function sendFile({ file, request, reply }: FileReply): Promise<FastifyReply> {
  const { size } = file;
  const range = readRange(request.headers.range, size);
  void reply.header('accept-ranges', 'bytes');
  if (range === 'outside')
    return reply
      .code(416)
      .headers({ 'content-range': `bytes */${size}`, 'content-length': 0 })
      .send();
  // The file may be another one by now, and none has a validator that the condition could name.
  const part = 'if-range' in request.headers ? undefined : range;
  if (part === undefined) void reply.header('content-length', size);
  else {
    const { start, end } = part;
    void reply
      .code(206)
      .headers({ 'content-range': `bytes ${start}-${end}/${size}`, 'content-length': end - start + 1 });
  }
  // Without a stream, the answer to HEAD would say that the file is empty.
  return reply.send(request.method === 'HEAD' ? Readable.from([]) : await file.read(part));
}

/** Reads a header such as `bytes=0-499` or `bytes=-500`. Undefined if it asks for none, or for several: then all is sent. */
export function readRange(header: string | undefined, size: number): ByteRange | 'outside' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(size - 1, Number(last));
  if (first !== '' && last !== '' && Number(last) < start) return undefined;
  return start > end ? 'outside' : { start, end };
}
