import type { PagesRead } from '@headnote/core/contract';
import { readFile } from 'node:fs/promises';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { workerLocation } from '../../runtime/worker-location.js';
import { readUpload } from '../uploads/read-upload.js';
import { PdfError } from './pdf-error.js';
import { readDocx } from './read-docx.js';
import { readPdf } from './read-pdf.js';
import { readPlain } from './read-plain.js';
import { sealNetwork } from './seal-network.js';
import { LARGEST_MEMORY, LONGEST_TEXT, MEASURE_MS, MEMORY_IS_FULL, SEALED } from './text-limits.js';
import type { FileRequest, TextMessage, TextOrder, TextReply, TextRequest } from './text-messages.js';

/** What the thread says first: its program is loaded. The memory of that is not the file's. */
const READY = 'ready';

/**
 * A process that reads one file after the other for the import that started it. A thread reads, so that this
 * one can end the process when it takes too much memory, which no limit of a thread counts as a whole.
 */
function watch(): void {
  const { url, options } = workerLocation({ built: './text-process.js', source: 'ingest/texts/text-process.ts' });
  // The library complains that it has no canvas to draw on. It draws nothing here, and errors come as messages.
  const thread = new Worker(url, { ...options, stdout: true, stderr: true });
  let limit = LARGEST_MEMORY;
  let ofProgram = Number.POSITIVE_INFINITY;
  const taken = () => process.memoryUsage.rss() - ofProgram;
  thread.on('message', (reply: TextReply | typeof READY) => {
    if (reply === READY) ofProgram = process.memoryUsage.rss();
    else process.send?.({ reply, memory: taken() } satisfies TextMessage);
  });
  // Nothing but a full heap ends the thread: it answers every other error.
  thread.on('error', () => process.exit(MEMORY_IS_FULL));
  process.on('message', ({ memory, request }: TextOrder) => {
    limit = memory;
    thread.postMessage(request);
  });
  process.on('disconnect', () => process.exit(0));
  setInterval(() => {
    if (taken() > limit) endAtOnce();
  }, MEASURE_MS);
}

/** An orderly end waits for the thread, which may fill the memory further in a call that cannot be interrupted. */
function endAtOnce(): void {
  if (process.platform === 'win32') process.exit(MEMORY_IS_FULL);
  process.kill(process.pid, 'SIGKILL');
}

const TOO_LONG = `The file has more than ${LONGEST_TEXT / 1_000_000} million characters.`;

/**
 * A process that reads the file of a stranger. Node's permissions do not bind a thread, so the file is read on the main one, and the
 * thread only watches the memory.
 */
function readSealed(): void {
  sealNetwork();
  const { url, options } = workerLocation({ built: './memory-watch.js', source: 'ingest/texts/memory-watch.ts' });
  const watcher = new Worker(url, options);
  process.on('message', ({ memory, request }: TextOrder) => {
    watcher.postMessage(memory);
    const tell = (message: TextMessage) => process.send?.(message);
    void readText(request, (progress) => tell({ progress })).then((reply) => tell({ reply, memory: 0 }));
  });
  process.on('disconnect', () => process.exit(0));
}

async function wordsOf(bytes: Buffer<ArrayBuffer>, kind: FileRequest['kind']): Promise<TextReply> {
  if (kind === 'pdf') return { ok: true, text: await readPdf(ownBytes(bytes)) };
  if (kind === 'docx') return { ok: true, text: readDocx(bytes) };
  return readPlain(bytes, kind);
}

async function readText(request: TextRequest, onPage: (read: PagesRead) => void = () => {}): Promise<TextReply> {
  try {
    if (request.kind === 'upload') {
      return { ok: true, text: '', upload: await readUpload(request.bytes, onPage) };
    }
    const { path, kind } = request;
    const reply = await wordsOf(await readFile(path), kind);
    return reply.ok && reply.text.length > LONGEST_TEXT ? { ok: false, reason: TOO_LONG } : reply;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ok: false, reason, ...(error instanceof PdfError && { problem: error.problem }) };
  }
}

/** Small files share their memory with others. A large one must not be copied: that doubles what it takes. */
const ownBytes = ({ buffer, byteOffset, byteLength }: Buffer<ArrayBuffer>): Uint8Array =>
  buffer.byteLength === byteLength
    ? new Uint8Array(buffer)
    : new Uint8Array(buffer.slice(byteOffset, byteOffset + byteLength));

if (process.env[SEALED] === '1') readSealed();
else if (isMainThread) watch();
else {
  parentPort?.postMessage(READY);
  parentPort?.on('message', (request: TextRequest) => {
    void readText(request).then((reply) => parentPort?.postMessage(reply));
  });
}
