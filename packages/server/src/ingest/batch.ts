import type { Store } from '../store/database.js';
import type { NewDocument } from '../extraction/new-document.js';
import { type PreparedDocuments, prepareDocuments, type ReadDocuments } from '../citator/save-documents.js';

/** Documents a transaction: enough that the disk is not waited for, few enough that a server beside is not held up. */
const LARGEST_BATCH = 64;

/** Characters a transaction; the largest texts would otherwise fill the memory in fours. */
const LARGEST_TEXT = 8_000_000;

/** What has become of the documents so far. */
export interface BatchCounts {
  readonly stored: number;
  readonly updated: number;
  readonly unchanged: number;
}

/** How batches are read and what is told about them. */
export interface BatchOptions {
  /** Where texts are read; in this thread unless given. */
  readonly read?: ReadDocuments;
  /** Called after each transaction. */
  readonly onSaved?: () => void;
}

/**
 * Collects documents and stores them in transactions of a sensible size. While one batch is stored, the next is read, where `read`
 * does so in another thread; so a document is stored at the latest by `save`.
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
    // Whoever stores it meets its failure; until then nobody waits for it.
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
