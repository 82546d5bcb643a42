import type { Kysely, Transaction } from 'kysely';
import { contentHash } from './content-hash.js';
import type { Database, Store } from './database.js';
import { packBody } from './document-body.js';
import { documentId } from './document-id.js';
import { importedColumns, newRow } from './document-row.js';
import type { NewDocument } from './document.js';
import { type HouseNumbering, openHouseNumbering } from './house-numbering.js';
import type { DocumentBodyRow } from './library-tables.js';

/** What became of a document that was handed over. */
export type SaveOutcome = 'stored' | 'updated' | 'unchanged';

/**
 * Stores documents and queues them for the index, all in one transaction: after an error none of them is stored.
 *
 * Answers one outcome for each document, in order. A document keeps its id, its house citation and what the library
 * has worked out about it for ever. A batch of about 64 keeps the transaction short.
 *
 * Throws a HouseCitationError when a fixed house citation is taken or malformed, and an Error when a source id occurs
 * twice in the batch.
 */
export async function saveDocuments(store: Store, documents: readonly NewDocument[]): Promise<SaveOutcome[]> {
  if (documents.length === 0) return [];
  const candidates = documents.map((document) => ({
    document,
    id: documentId(document.kind, document.source.id),
    hash: contentHash(document),
  }));
  const ids = candidates.map(({ id }) => id);
  refuseTwins(candidates);
  const before = await readKnown(store.db, ids);
  // Compressing takes longer than writing, so it is done before other writers have to wait.
  const prepared = candidates.map((candidate) => {
    const isKnown = before.get(candidate.id)?.content_hash === candidate.hash;
    return { ...candidate, body: isKnown ? undefined : packBody(candidate.id, candidate.document.text) };
  });

  return store.db.transaction().execute(async (transaction) => {
    const known = await readKnown(transaction, ids);
    const numbering = openHouseNumbering(transaction);
    const now = new Date().toISOString();
    const outcomes: SaveOutcome[] = [];
    for (const { document, id, hash, body } of prepared) {
      const existing = known.get(id);
      if (existing !== undefined && existing.source_id !== document.source.id) {
        throw new Error(`${document.source.id} and ${existing.source_id} have the same id ${id}; rename one of them.`);
      }
      if (existing?.content_hash === hash) {
        outcomes.push('unchanged');
        continue;
      }
      await write({
        transaction,
        numbering,
        document,
        id,
        hash,
        now,
        body: body ?? packBody(id, document.text),
        isNew: existing === undefined,
      });
      outcomes.push(existing === undefined ? 'stored' : 'updated');
    }
    await numbering.save();
    return outcomes;
  });
}

/** What the library has of these documents. */
async function readKnown(db: Kysely<Database>, ids: readonly string[]) {
  const rows = await db
    .selectFrom('documents')
    .select(['id', 'source_id', 'content_hash'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

interface Write {
  readonly transaction: Transaction<Database>;
  readonly numbering: HouseNumbering;
  readonly document: NewDocument;
  readonly id: string;
  readonly hash: string;
  readonly now: string;
  readonly body: DocumentBodyRow;
  readonly isNew: boolean;
}

async function write({ transaction, numbering, document, id, hash, now, body, isNew }: Write): Promise<void> {
  const columns = importedColumns(document, { hash, now });
  if (isNew) {
    const citation = await numbering.give(document);
    await transaction.insertInto('documents').values(newRow(columns, { id, citation })).execute();
    await transaction.insertInto('document_bodies').values(body).execute();
  } else {
    const { document_id, ...texts } = body;
    await transaction.updateTable('documents').set(columns).where('id', '=', id).execute();
    await transaction.updateTable('document_bodies').set(texts).where('document_id', '=', document_id).execute();
    await transaction.deleteFrom('act_sections').where('document_id', '=', id).execute();
  }
  if (document.kind === 'act') await writeSections(transaction, id, document.sections);
  await transaction
    .insertInto('index_queue')
    .values({ document_id: id, op: 'index', revision: hash })
    .onConflict((conflict) => conflict.column('document_id').doUpdateSet({ op: 'index', revision: hash }))
    .execute();
}

/** Sections in one statement; below the number of values that any database takes. */
const SECTIONS_AT_ONCE = 500;

async function writeSections(
  transaction: Transaction<Database>,
  id: string,
  sections: readonly { anchor: string; number: string; heading: string }[],
): Promise<void> {
  for (let start = 0; start < sections.length; start += SECTIONS_AT_ONCE) {
    const rows = sections.slice(start, start + SECTIONS_AT_ONCE).map(({ anchor, number, heading }, index) => ({
      document_id: id,
      position: start + index,
      anchor,
      number,
      heading,
    }));
    await transaction.insertInto('act_sections').values(rows).execute();
  }
}

function refuseTwins(candidates: readonly { readonly id: string; readonly document: NewDocument }[]): void {
  const seen = new Set<string>();
  for (const { id, document } of candidates) {
    if (seen.has(id)) throw new Error(`${document.source.id} is twice in one batch; hand it over once.`);
    seen.add(id);
  }
}
