import { readFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import type { PdfReply, PdfRequest } from './pdf-messages.js';
import { readPdf } from './read-pdf.js';

/** Reads one PDF after the other for the thread that started this one. */
parentPort?.on('message', ({ path }: PdfRequest) => {
  void readFile(path)
    .then((bytes) => readPdf(new Uint8Array(bytes)))
    .then(
      (text): PdfReply => ({ ok: true, text }),
      (error: unknown): PdfReply => ({ ok: false, reason: error instanceof Error ? error.message : String(error) }),
    )
    .then((reply) => parentPort?.postMessage(reply));
});
