import type { Store } from '../store/database.js';
import type { NewDocument } from '../extraction/new-document.js';
import { type PreparedDocuments, prepareDocuments, type ReadDocuments } from '../citator/save-documents.js';
import type { SaveOutcome } from '../library/write-documents.js';
import { isFaultOfDocument } from '../store/document-fault.js';

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

/** Called with the reason if a document cannot be stored; all others of its batch are. */
export type Refuse = (reason: string) => void;

interface Item {
  readonly document: NewDocument;
  readonly refuse: Refuse | undefined;
}

interface Prepared {
  readonly items: readonly Item[];
  readonly documents: Promise<PreparedDocuments>;
}

/**
 * Collects documents and saves them in transactions of a sensible size. If `read` uses another thread, it reads the next batch
 * while one is saved. `save` saves all documents that are left. If a batch fails because of one of its documents, each is
 * saved by itself, and those that fail are refused.
 */
export function openBatch(store: Store, { read, onSaved }: BatchOptions = {}) {
  const counts = { stored: 0, updated: 0, unchanged: 0 };
  let waiting: Item[] = [];
  let characters = 0;
  let prepared: Prepared | undefined;

  const prepare = (items: readonly Item[]) =>
    prepareDocuments(
      store,
      items.map(({ document }) => document),
      read,
    );
  const count = (outcomes: readonly SaveOutcome[]) => {
    for (const outcome of outcomes) counts[outcome] += 1;
  };

  async function saveEach(items: readonly Item[]): Promise<void> {
    for (const item of items) {
      try {
        count(await (await prepare([item])).save());
      } catch (error) {
        if (item.refuse === undefined || !isFaultOfDocument(error)) throw error;
        item.refuse(`The document cannot be stored (${messageOf(error)}).`);
      }
    }
  }

  async function storeBefore(next: Prepared | undefined): Promise<void> {
    const before = prepared;
    prepared = next;
    if (before === undefined) return;
    try {
      count(await (await before.documents).save());
    } catch (error) {
      if (!isFaultOfDocument(error)) throw error;
      await saveEach(before.items);
    }
    onSaved?.();
  }

  async function flush(): Promise<void> {
    if (waiting.length === 0) return;
    const next = { items: waiting, documents: prepare(waiting) };
    // The save of this batch throws its failure; until then it must not count as unhandled.
    next.documents.catch(() => undefined);
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
    /** `refuse` is for a document that cannot be stored; without it the save throws. */
    async add(document: NewDocument, refuse?: Refuse): Promise<void> {
      waiting.push({ document, refuse });
      characters += document.text.html.length + document.text.plain.length;
      if (waiting.length >= LARGEST_BATCH || characters >= LARGEST_TEXT) await flush();
    },
  };
}

/** The first line: a thread sends the stack too. */
const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1)[0]?.replace(/\.$/, '') ?? '';
