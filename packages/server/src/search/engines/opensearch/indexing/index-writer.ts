import type { IndexReport } from '../../../model/engine.js';
import type { IndexDocument, IndexFigures } from '../../../model/index-document.js';
import type { EngineClient } from '../transport/client.js';
import { type BulkChange, type BulkFailure, sendBulk } from './send-bulk.js';
import { openVocabulary } from './vocabulary.js';
import { type WrittenDocument, writeDocument } from './write-document.js';

/**
 * Changes from which on a batch is one of many, whose documents become visible within a second. The changes of smaller
 * batches are visible at once.
 */
const LARGE_BATCH = 100;

const NOT_THERE = 404;

/** Writes to one pair of indices. */
export interface IndexWriter {
  index(batch: readonly IndexDocument[]): Promise<IndexReport>;
  setFigures(batch: readonly IndexFigures[]): Promise<IndexReport>;
  remove(ids: readonly string[]): Promise<IndexReport>;
}

/** Opens the writer of two indices by name or alias. Throws like the client if OpenSearch as a whole cannot work. */
export function openIndexWriter(
  client: EngineClient,
  { documents, words }: { readonly documents: string; readonly words: string },
): IndexWriter {
  const vocabulary = openVocabulary(client, words);
  const send = async (changes: readonly BulkChange[]) =>
    sendBulk(client, changes, { isRefreshed: changes.length < LARGE_BATCH });

  return {
    async index(batch) {
      const written: WrittenDocument[] = [];
      const failed: BulkFailure[] = [];
      for (const document of batch) {
        try {
          written.push(writeDocument(document));
        } catch (error) {
          failed.push({ id: document.id, status: 0, reason: String(error) });
        }
      }
      // The words first: a document that is found has all its words there.
      await vocabulary.add(written, { isRefreshed: batch.length < LARGE_BATCH });
      const changes = written.map((source) => ({
        id: source.id,
        action: { index: { _index: documents, _id: source.id, require_alias: true } },
        source,
      }));
      return report(
        batch.map(({ id }) => id),
        [...failed, ...(await send(changes))],
      );
    },

    async setFigures(batch) {
      const changes = batch.map(({ id, ...doc }) => ({
        id,
        action: { update: { _index: documents, _id: id, retry_on_conflict: 3, require_alias: true } },
        // An empty text is a missing value.
        source: {
          doc: Object.fromEntries(Object.entries(doc).map(([name, value]) => [name, value === '' ? null : value])),
        },
      }));
      const failures = await send(changes);
      return report(
        batch.map(({ id }) => id),
        failures.filter(({ status }) => status !== NOT_THERE),
      );
    },

    async remove(ids) {
      const changes = ids.map((id) => ({
        id,
        action: { delete: { _index: documents, _id: id, require_alias: true } },
      }));
      const failures = await send(changes);
      return report(
        ids,
        failures.filter(({ status }) => status !== NOT_THERE),
      );
    },
  };
}

function report(ids: readonly string[], failures: readonly BulkFailure[]): IndexReport {
  const failed = new Map(failures.map(({ id, reason }) => [id, reason]));
  return {
    done: ids.filter((id) => !failed.has(id)),
    failed: [...failed].map(([id, reason]) => ({ id, reason })),
  };
}
