import { randomUUID } from 'node:crypto';
import { RefusedError } from '@headnote/core/errors';
import { caseTitle } from '@headnote/core/format';
import type { Transaction } from 'kysely';
import type { NewDocument } from '../extraction/new-document.js';
import { dropCompletions, queueCompletions } from '../library/completions/fill-completions.js';
import {
  type DocumentMark,
  deleteMark,
  findMark,
  listMarks,
  readOriginal,
  writeMark,
} from '../library/document-marks.js';
import { countNames, maskNames, type MaskedName } from '../library/mask-names.js';
import { renameForMembers } from '../library/rename-for-members.js';
import { readStoredDocument, type StoredDocument } from '../library/stored-document.js';
import { writePartyWords } from '../library/write-party-words.js';
import { recordAct } from '../store/audit.js';
import type { Database, Store } from '../store/database.js';
import { enqueueForIndex } from '../store/queues.js';
import { runTransaction } from '../store/run-transaction.js';
import { removeDocuments } from './remove-documents.js';
import { prepareDocuments } from './save-documents.js';

/** Why an operator marks a document. */
export interface MarkDetails {
  /** Id or house citation. */
  readonly which: string;
  /** What readers are told. */
  readonly reason: string;
}

/** What an operator can do to a document. Each act is stored with its audit row, or neither is. */
export interface Marks {
  /** Replaces names in a judgment. Returns how many places have changed. */
  mask(details: MarkDetails & { readonly names: readonly MaskedName[] }): Promise<number>;
  /** Keeps the names of the parties from finding a judgment. */
  hide(details: MarkDetails): Promise<void>;
  /** Removes a document. Its address says why. */
  takeDown(details: MarkDetails): Promise<void>;
  /** Brings a document back as its source has it. */
  restore(details: MarkDetails): Promise<void>;
  list(): Promise<DocumentMark[]>;
}

interface MarksOptions {
  readonly store: Store;
  /** Who acts, for the audit log. */
  readonly actor: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Creates the acts of an operator on documents. A mark outlives the import that brings the document again. Every act throws
 * a RefusedError if the library does not have the document, or if the act does not fit it.
 */
export function createMarks({ store, actor, now }: MarksOptions): Marks {
  const markOf = (
    { id, houseCitation }: StoredDocument,
    details: Pick<DocumentMark, 'state' | 'reason'> & Partial<Pick<DocumentMark, 'names'>>,
  ): DocumentMark => ({ documentId: id, houseCitation, names: [], actor, at: now(), ...details });

  const record = (transaction: Transaction<Database>, { state, ...mark }: Acted) =>
    recordAct(transaction, {
      at: now(),
      actor,
      act: `document-${state}`,
      userId: null,
      details: `${mark.documentId} ${mark.houseCitation}: ${mark.reason}`,
    });

  return {
    async mask({ which, reason, names }) {
      const stored = await asInSource(store, which);
      if (stored.document.kind !== 'case') throw new RefusedError('Only a judgment has names to replace.');
      const places = countNames(stored.document, names);
      if (places === 0) throw new RefusedError(`${which} has none of these names. Write them as the judgment does.`);
      const masked = caseTitle(maskNames(stored.document, names));
      const mark = markOf(stored, { state: 'masked', reason, names });
      const prepared = await prepareDocuments(store, [stored.document]);
      await prepared.save(async (transaction) => {
        await writeMark(transaction, mark, stored.document);
        await renameForMembers(transaction, stored.id, masked);
        await record(transaction, mark);
      });
      return places;
    },

    async hide({ which, reason }) {
      const stored = await readStoredDocument(store.db, which);
      if (stored?.document.kind !== 'case') throw missing(which);
      if (await findMark(store.db, stored.id)) throw new RefusedError(`${which} is marked already; restore it first.`);
      const mark = markOf(stored, { state: 'hidden', reason });
      await runTransaction(store.db, async (transaction) => {
        await dropCompletions(transaction, [stored.id]);
        await writeMark(transaction, mark, undefined);
        await queueCompletions(transaction, [{ id: stored.id, revision: randomUUID() }]);
        await transaction.deleteFrom('party_words').where('document_id', '=', stored.id).execute();
        await enqueueForIndex(transaction, [{ document_id: stored.id, op: 'index', revision: randomUUID() }]);
        await record(transaction, mark);
      });
    },

    async takeDown({ which, reason }) {
      const stored = await asInSource(store, which);
      const mark = markOf(stored, { state: 'taken-down', reason });
      await removeDocuments(store, [stored.id], async (transaction) => {
        await writeMark(transaction, mark, stored.document);
        await renameForMembers(transaction, stored.id, stored.houseCitation);
        await record(transaction, mark);
      });
    },

    async restore({ which, reason }) {
      const mark = await findMark(store.db, which);
      if (mark === undefined) throw new RefusedError(`${which} has no mark. "documents list" shows all marks.`);
      const restored = { ...mark, state: 'restored' as const, reason };
      if (mark.state === 'hidden') return restoreHidden(store, mark, (transaction) => record(transaction, restored));
      const original = await readOriginal(store.db, mark.documentId);
      if (original === undefined) throw new Error(`The mark of ${mark.documentId} has no document to bring back.`);
      // A document that was taken down gets its own citation again.
      const isGone = mark.state === 'taken-down';
      const document = isGone ? { ...original, houseCitation: mark.houseCitation } : original;
      const prepared = await prepareDocuments(store, [document]);
      await prepared.save(async (transaction) => {
        await deleteMark(transaction, mark.documentId);
        await renameForMembers(transaction, mark.documentId, titleOf(original));
        await record(transaction, restored);
      });
    },

    list: () => listMarks(store.db),
  };
}

const titleOf = (document: NewDocument): string => (document.kind === 'case' ? caseTitle(document) : document.title);

type Acted = Pick<DocumentMark, 'documentId' | 'houseCitation' | 'reason'> & {
  readonly state: DocumentMark['state'] | 'restored';
};

async function restoreHidden(
  store: Store,
  { documentId }: DocumentMark,
  record: (transaction: Transaction<Database>) => Promise<void>,
): Promise<void> {
  await runTransaction(store.db, async (transaction) => {
    await dropCompletions(transaction, [documentId]);
    await deleteMark(transaction, documentId);
    await queueCompletions(transaction, [{ id: documentId, revision: randomUUID() }]);
    const rows = await transaction
      .selectFrom('documents')
      .select(['id', 'appellant', 'respondent'])
      .where('id', '=', documentId)
      .execute();
    await transaction.deleteFrom('party_words').where('document_id', '=', documentId).execute();
    await writePartyWords(transaction, rows);
    await enqueueForIndex(transaction, [{ document_id: documentId, op: 'index', revision: randomUUID() }]);
    await record(transaction);
  });
}

/** A document as its source has it, also if names in it are replaced already. */
async function asInSource(store: Store, which: string): Promise<StoredDocument> {
  const stored = await readStoredDocument(store.db, which);
  if (stored === undefined) throw missing(which);
  const original = await readOriginal(store.db, stored.id);
  return original ? { ...stored, document: original } : stored;
}

const missing = (which: string) =>
  new RefusedError(
    `The library has no such document: ${which}. Use its id, its house citation, or the end of its address.`,
  );
