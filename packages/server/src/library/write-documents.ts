import type { Transaction } from 'kysely';
import type { NewDocument } from '../extraction/new-document.js';
import type { Database } from '../store/database.js';
import { insertRows } from '../store/insert-rows.js';
import { queueForAlerts } from './watched/queue-for-alerts.js';
import { dropCompletions, queueCompletions } from './completions/fill-completions.js';
import { enqueueForIndex } from '../store/queues.js';
import type { DocumentBodyRow, DocumentRow } from '../store/tables/library-tables.js';
import { type ImportedColumns, importedColumns, newRow } from './document-row.js';
import { openHouseNumbering } from './house-numbering.js';
import { isUnchanged, readKnownDocuments } from './known-documents.js';
import { markedAmong, moveBookmarks } from './move-bookmarks.js';
import { moveNotes } from './move-notes.js';
import { writePartyWords } from './write-party-words.js';
import { writeSections } from './write-sections.js';

/** What happened to a document that was saved. */
export type SaveOutcome = 'stored' | 'updated' | 'unchanged';

/** A document on its way into the library. */
export interface IncomingDocument {
  readonly id: string;
  /** Identifier within its source, unique over all sources. */
  readonly sourceId: string;
  readonly hash: string;
  /** Returns the document with its derived fields, and its packed text. Called only for a new or changed document. */
  readonly prepare: () => { readonly document: NewDocument; readonly body: DocumentBodyRow };
}

/** A document as the library has it after the write. */
export interface WrittenDocument {
  readonly id: string;
  readonly outcome: SaveOutcome;
  readonly houseCitation: string;
}

/**
 * Writes documents and queues the changed ones for the index. A document keeps its id and its house citation for good.
 *
 * Returns one entry for each document, in order. Throws a HouseCitationError when a fixed house citation is taken or
 * malformed, and an Error when two source ids have the same id.
 */
export async function writeDocuments(
  transaction: Transaction<Database>,
  incoming: readonly IncomingDocument[],
): Promise<WrittenDocument[]> {
  const known = await readKnownDocuments(
    transaction,
    incoming.map(({ id }) => id),
  );
  const numbering = openHouseNumbering(transaction);
  const now = new Date().toISOString();
  const written: WrittenDocument[] = [];
  const added: Added[] = [];
  for (const { id, sourceId, hash, prepare } of incoming) {
    const existing = known.get(id);
    if (existing !== undefined && existing.source_id !== sourceId) {
      throw new Error(`${sourceId} and ${existing.source_id} have the same id ${id}; rename one of them.`);
    }
    if (existing !== undefined && isUnchanged(existing, hash)) {
      written.push({ id, outcome: 'unchanged', houseCitation: existing.house_citation });
      continue;
    }
    const { document, body } = prepare();
    const columns = importedColumns(document, { hash, now });
    if (existing === undefined) {
      const row = newRow(columns, { id, citation: await numbering.give(document) });
      added.push({ row, body, document });
      written.push({ id, outcome: 'stored', houseCitation: row.house_citation });
    } else {
      await moveBookmarks(transaction, { id, html: document.text.html });
      await moveNotes(transaction, { id, html: document.text.html });
      await update(transaction, { id, columns, body, document });
      written.push({ id, outcome: 'updated', houseCitation: existing.house_citation });
    }
  }
  await numbering.save();
  await add(transaction, added);
  const changed = written.flatMap(({ outcome }, index) => (outcome === 'unchanged' ? [] : (incoming[index] ?? [])));
  await queueCompletions(
    transaction,
    changed.map(({ id, hash }) => ({ id, revision: hash })),
  );
  await queueForAlerts(
    transaction,
    written.flatMap(({ id, outcome }) => (outcome === 'stored' ? [id] : [])),
  );
  await enqueueForIndex(
    transaction,
    changed.map(({ id, hash }) => ({ document_id: id, op: 'index', revision: hash })),
  );
  return written;
}

/** A document that is new. */
interface Added {
  readonly row: DocumentRow;
  readonly body: DocumentBodyRow;
  readonly document: NewDocument;
}

/** Few statements for all: building a statement takes longer than running it. */
async function add(transaction: Transaction<Database>, added: readonly Added[]): Promise<void> {
  await insertRows(
    transaction,
    'documents',
    added.map(({ row }) => row),
  );
  await insertRows(
    transaction,
    'document_bodies',
    added.map(({ body }) => body),
  );
  await writePartyWords(
    transaction,
    added.map(({ row }) => row),
  );
  // A judgment that was removed comes back.
  const marked = await markedAmong(
    transaction,
    added.map(({ row }) => row.id),
  );
  for (const { row, document } of added) {
    if (marked.has(row.id)) await moveBookmarks(transaction, { id: row.id, html: document.text.html });
    if (document.kind === 'act') await writeSections(transaction, row.id, document.sections);
  }
}

interface Updated {
  readonly id: string;
  readonly columns: ImportedColumns;
  readonly body: DocumentBodyRow;
  readonly document: NewDocument;
}

async function update(transaction: Transaction<Database>, { id, columns, body, document }: Updated): Promise<void> {
  const { document_id, ...texts } = body;
  await dropCompletions(transaction, [id]);
  await transaction.updateTable('documents').set(columns).where('id', '=', id).execute();
  await transaction.updateTable('document_bodies').set(texts).where('document_id', '=', document_id).execute();
  await transaction.deleteFrom('act_sections').where('document_id', '=', id).execute();
  await transaction.deleteFrom('party_words').where('document_id', '=', id).execute();
  await writePartyWords(transaction, [{ id, ...columns }]);
  if (document.kind === 'act') await writeSections(transaction, id, document.sections);
}
