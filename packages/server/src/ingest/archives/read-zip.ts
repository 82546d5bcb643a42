import { Unzip, UnzipInflate } from 'fflate';
import { FileProblem } from '../files/file-problem.js';
import type { ArchiveMember } from './archive-member.js';

type ZipEvent =
  | { readonly kind: 'file'; readonly name: string }
  | { readonly kind: 'data'; readonly data: Uint8Array }
  | { readonly kind: 'end' };

/**
 * Reads a zip archive as a stream: the members in their order, one at a time, never the archive. Throws a FileProblem if the
 * archive is damaged or ends too early.
 */
export async function* readZip(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<ArchiveMember> {
  const next = openEvents(chunks);
  let isInside = false;
  async function* read(): AsyncGenerator<Uint8Array> {
    while (isInside) {
      const event = await next();
      if (event === undefined) throw problem('ends too early');
      if (event.kind === 'data') yield event.data;
      else isInside = false;
    }
  }
  for (let event = await next(); event !== undefined; event = await next()) {
    if (event.kind !== 'file') continue;
    isInside = true;
    if (!event.name.endsWith('/')) yield { name: event.name, body: read() };
    for await (const _ of read());
  }
}

const problem = (what: string, cause?: unknown) =>
  new FileProblem(`The zip archive ${what}. All files before that were read.`, { isUnopened: false, cause });

/** Unpacks chunk by chunk; each call returns what comes next, undefined at the end. */
function openEvents(chunks: AsyncIterable<Uint8Array>): () => Promise<ZipEvent | undefined> {
  const source = chunks[Symbol.asyncIterator]();
  const events: ZipEvent[] = [];
  const unzip = new Unzip((file) => {
    events.push({ kind: 'file', name: file.name });
    file.ondata = (error, data, isLast) => {
      if (error !== null) throw error;
      if (data.length > 0) events.push({ kind: 'data', data });
      if (isLast) events.push({ kind: 'end' });
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  return async () => {
    while (events.length === 0) {
      const chunk = await source.next();
      if (chunk.done === true) return undefined;
      try {
        unzip.push(chunk.value);
      } catch (error) {
        throw problem(`is damaged (${error instanceof Error ? error.message : String(error)})`, error);
      }
    }
    return events.shift();
  };
}
