import type { Store } from '../store/database.js';
import type { NewDocument } from '../extraction/new-document.js';
import { type PreparedDocuments, prepareDocuments, type ReadDocuments } from '../citator/save-documents.js';

/** Documents in one transaction: enough to keep the disk busy, few enough not to delay a running server. */
const LARGEST_BATCH = 64;

/** Maximum characters in one transaction, because a few of the largest texts would fill the memory. */
const LARGEST_TEXT = 8_000_000;

/** Outcomes of the documents so far. */
export interface BatchCounts {
  readonly stored: number;
  readonly updated: number;
  readonly unchanged: number;
}

/** Options for reading and reporting batches. */
export interface BatchOptions {
  /** Reads the texts; by default this thread does. */
  readonly read?: ReadDocuments;
  /** Called after each transaction. */
  readonly onSaved?: () => void;
}

/**
 * Collects documents and saves them in transactions of a sensible size. If `read` uses another thread, it reads the next batch
 * while one is saved. `save` saves all documents that are left.
 */
export function openBatch(store: Store, { read, onSaved }: BatchOptions = {}) {
  const counts = { stored: 0, updated: 0, unchanged: 0 };
  let waiting: NewDocument[] = [];
  let characters = 0;
  let prepared: Promise<PreparedDocuments> | undefined;

  async function storeBefore(next: Promise<PreparedDocuments> | undefined): Promise<void> {
    const before = prepared;
    prepared = next;
    if (before === undefined) return;
    for (const outcome of await (await before).save()) counts[outcome] += 1;
    onSaved?.();
  }

  async function flush(): Promise<void> {
    if (waiting.length === 0) return;
    const next = prepareDocuments(store, waiting, read);
    // The save of this batch throws its failure; until then it must not count as unhandled.
    next.catch(() => undefined);
    waiting = [];
    characters = 0;
    await storeBefore(next);
  }

  return {
    async save(): Promise<void> {
      await flush();
      await storeBefore(undefined);
    },
    counts: (): BatchCounts => ({ ...counts }),
    async add(document: NewDocument): Promise<void> {
      waiting.push(document);
      characters += document.text.html.length + document.text.plain.length;
      if (waiting.length >= LARGEST_BATCH || characters >= LARGEST_TEXT) await flush();
    },
  };
}
