import type { Store } from '../store/database.js';
import type { NewDocument } from '../store/document.js';
import { saveDocuments } from '../store/save-documents.js';

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

/** Collects documents and stores them in transactions of a sensible size; `onSaved` is called after each. */
export function openBatch(store: Store, onSaved?: () => void) {
  const counts = { stored: 0, updated: 0, unchanged: 0 };
  let waiting: NewDocument[] = [];
  let characters = 0;

  async function save(): Promise<void> {
    if (waiting.length === 0) return;
    const documents = waiting;
    waiting = [];
    characters = 0;
    for (const outcome of await saveDocuments(store, documents)) counts[outcome] += 1;
    onSaved?.();
  }

  return {
    save,
    counts: (): BatchCounts => ({ ...counts }),
    async add(document: NewDocument): Promise<void> {
      waiting.push(document);
      characters += document.text.html.length + document.text.plain.length;
      if (waiting.length >= LARGEST_BATCH || characters >= LARGEST_TEXT) await save();
    },
  };
}
