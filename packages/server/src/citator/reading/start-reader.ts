import { Worker } from 'node:worker_threads';
import type { NewDocument } from '../../extraction/new-document.js';
import { workerLocation } from '../../runtime/worker-location.js';
import { type DocumentRead, readDocument } from './read-document.js';
import type { ReaderReply, ReaderRequest } from './reader-messages.js';

/** Up to this many documents are read in the caller's thread, because starting a thread takes longer. */
const FEW = 32;

/** Reads the texts of an import in a separate thread, so reading, storing and indexing run in parallel. */
export interface DocumentReader {
  /** Reads documents; returns the readings in the same order. Throws an Error if a text is unreadable or the thread has ended. */
  read(documents: readonly NewDocument[]): Promise<readonly DocumentRead[]>;
  close(): Promise<void>;
}

interface Waiting {
  readonly documents: readonly NewDocument[];
  readonly resolve: (readings: readonly DocumentRead[]) => void;
  readonly reject: (error: Error) => void;
}

/** Starts the thread at the first batch that is large enough. */
export function startReader(): DocumentReader {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let lastId = 0;

  function fail(error: Error): void {
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  function take(reply: ReaderReply): void {
    const asked = waiting.get(reply.id);
    waiting.delete(reply.id);
    if (asked === undefined) return;
    if (reply.ok) asked.resolve(reply.readings.map((reading, index) => withText(reading, asked.documents[index])));
    else asked.reject(new Error(`A text could not be read: ${reply.reason}`));
  }

  function start(): Worker {
    const { url, options } = workerLocation({
      built: './reader-worker.js',
      source: 'citator/reading/reader-worker.ts',
    });
    const started = new Worker(url, options);
    started.on('message', take);
    started.on('error', (error) => fail(error instanceof Error ? error : new Error(String(error))));
    started.on('exit', () => fail(new Error('The thread that reads the texts has ended.')));
    return started;
  }

  return {
    async read(documents) {
      if (documents.length < FEW && worker === undefined) return documents.map(readDocument);
      const thread = (worker ??= start());
      const id = (lastId += 1);
      return new Promise((resolve, reject) => {
        waiting.set(id, { documents, resolve, reject });
        thread.postMessage({ id, documents: documents.map(withoutHtml) } satisfies ReaderRequest);
      });
    },
    async close() {
      await worker?.terminate();
    },
  };
}

/** The rules read the plain text. */
const withoutHtml = (document: NewDocument): NewDocument => ({ ...document, text: { ...document.text, html: '' } });

function withText(
  { document, rows, keys }: Extract<ReaderReply, { ok: true }>['readings'][number],
  asked: NewDocument | undefined,
): DocumentRead {
  // The thread returns the same documents without their texts.
  return { document: { ...document, text: asked?.text } as unknown as NewDocument, rows, keys };
}
