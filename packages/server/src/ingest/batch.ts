import type { Store } from '../store/database.js';
import type { NewDocument } from '../extraction/new-document.js';
import {
  type InTransaction,
  type PreparedDocuments,
  prepareDocuments,
  type ReadDocuments,
} from '../citator/save-documents.js';
import type { ImportedFile } from '../library/imported-files.js';
import { claimFiles } from './file-copies.js';
import { withSeenFields } from './seen-fields.js';
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

/** What belongs to a document of a batch. */
export interface BatchItem {
  /** The file it was read from. If another import stores the same bytes first, the document is refused. */
  readonly file?: ImportedFile | undefined;
  /** For a document that cannot be stored; without it the save throws. */
  readonly refuse?: Refuse;
}

interface Item extends BatchItem {
  readonly document: NewDocument;
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
  async function save({ items, documents }: Prepared): Promise<void> {
    const files = items.flatMap(({ file }) => file ?? []);
    let refused: ReadonlyMap<string, string> = new Map();
    const leaveOut = async (transaction: Parameters<InTransaction>[0]) => {
      refused = await claimFiles(transaction, files);
      return new Set(refused.keys());
    };
    const outcomes = await (await documents).save(files.length === 0 ? {} : { leaveOut });
    for (const [at, { document, refuse }] of items.entries()) {
      const reason = refused.get(document.source.id);
      const outcome = outcomes[at];
      if (reason !== undefined) refuse?.(reason);
      else if (outcome !== undefined) counts[outcome] += 1;
    }
  }

  async function saveEach(items: readonly Item[]): Promise<void> {
    for (const item of items) {
      try {
        await save({ items: [item], documents: prepare([item]) });
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
      await save(before);
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
    async add(document: NewDocument, item: BatchItem = {}): Promise<void> {
      waiting.push({ ...item, document: withSeenFields(document) });
      characters += document.text.html.length + document.text.plain.length;
      if (waiting.length >= LARGEST_BATCH || characters >= LARGEST_TEXT) await flush();
    },
  };
}

/** The first line: a thread sends the stack too. */
const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1)[0]?.replace(/\.$/, '') ?? '';
