import { parentPort } from 'node:worker_threads';
import { readDocument } from './read-document.js';
import type { ReaderReply, ReaderRequest } from './reader-messages.js';

// Entry of the reading thread of an import: reads the texts of one batch after the other.
if (parentPort === null) throw new Error('This file runs as a worker thread of an import, not by itself.');
const port = parentPort;

port.on('message', ({ id, documents }: ReaderRequest) => {
  port.postMessage(answer(id, documents));
});

function answer(id: number, documents: ReaderRequest['documents']): ReaderReply {
  try {
    const readings = documents.map((document) => {
      const { document: derived, rows, keys } = readDocument(document);
      // The sender still has the texts.
      return { document: { ...derived, text: undefined }, rows, keys };
    });
    return { id, ok: true, readings };
  } catch (error) {
    return { id, ok: false, reason: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
