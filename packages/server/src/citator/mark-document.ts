import { randomUUID } from 'node:crypto';
import { RefusedError } from '@headnote/core/errors';
import { caseTitle } from '@headnote/core/format';
import type { Transaction } from 'kysely';
import type { NewDocument } from '../extraction/new-document.js';
import { dropCompletions, queueCompletions } from '../library/completions/fill-completions.js';
import {
  asMarked,
  deleteMark,
  type DocumentMark,
  findMarks,
  keepKeys,
  readMarks,
  readOriginal,
  writeMark,
} from '../library/document-marks.js';
import { addNames, countNames, dropNames, type GivenName, nameKey } from '../library/mask-names.js';
import { renameForMembers } from '../library/rename-for-members.js';
import { documentId } from '../library/document-id.js';
import { readStoredDocument, type StoredDocument } from '../library/stored-document.js';
import { writePartyWords } from '../library/write-party-words.js';
import { recordAct } from '../store/audit.js';
import type { Database, Store } from '../store/database.js';
import { enqueueForIndex } from '../store/queues.js';
import { runTransaction } from '../store/run-transaction.js';
import { removeDocuments } from './remove-documents.js';
import { prepareDocuments } from './save-documents.js';
import { keysOf } from './write-reading.js';

/** Why an operator marks a document. */
export interface MarkDetails {
  /** Id or house citation. */
  readonly which: string;
  /** What readers are told. */
  readonly reason: string;
}

/** A mark that can be lifted, by the name of the act that set it. */
export type Lift = 'mask' | 'hide' | 'take-down' | 'all';

/** What to bring back. */
export interface RestoreDetails extends MarkDetails {
  /** Which mark; may be left out if there is one only. */
  readonly lift?: Lift;
  /** Names of a masked judgment to show again, while its others stay replaced. */
  readonly names?: readonly string[];
}

/** What an operator can do to one document. Each act is stored with its audit row, or neither is. */
export interface DocumentMarks {
  /**
   * Replaces names in a judgment, besides those that are replaced already; a name that is given again gets its new mask.
   * Returns in how many places each name was found, in order; one that is nowhere is refused, unless `mayMiss` is true.
   */
  mask(details: MaskDetails & { readonly mayMiss?: boolean }): Promise<readonly number[]>;
  /** In how many places a judgment, as its source has it, has each name. */
  countPlaces(details: Pick<MaskDetails, 'which' | 'names'>): Promise<readonly number[]>;
  /** Keeps the names of the parties from finding a judgment. */
  hide(details: MarkDetails): Promise<void>;
  /** Removes a document. Its address says why. */
  takeDown(details: MarkDetails): Promise<void>;
  /** Lifts a mark. The document is as its source has it, as far as its other marks allow. */
  restore(details: RestoreDetails): Promise<void>;
}

/** Names to replace. */
export type MaskDetails = MarkDetails & { readonly names: readonly GivenName[] };

/** What the acts need. */
export interface MarksOptions {
  readonly store: Store;
  /** Who acts, for the audit log. */
  readonly actor: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const STATE_OF: ReadonlyMap<Lift, DocumentMark['state']> = new Map([
  ['mask', 'masked'],
  ['hide', 'hidden'],
  ['take-down', 'taken-down'],
]);

/**
 * Creates the acts of an operator on single documents; `createMarks` does them to all sources of a judgment. A mark outlives the import that brings the document again, and all other
 * marks of the document. Every act throws a RefusedError if the library does not have the document, or if the act does not
 * fit it.
 */
export function createDocumentMarks({ store, actor, now }: MarksOptions): DocumentMarks {
  const markOf = (
    { id, houseCitation }: StoredDocument,
    details: Pick<DocumentMark, 'state' | 'reason'> & Partial<Pick<DocumentMark, 'names'>>,
  ): DocumentMark => ({ documentId: id, houseCitation, names: [], actor, at: now(), ...details });

  const record = (transaction: Transaction<Database>, act: string, mark: DocumentMark) =>
    recordAct(transaction, {
      at: now(),
      actor,
      act: `document-${act}`,
      userId: null,
      details: `${mark.documentId} ${mark.houseCitation}: ${mark.reason}`,
    });

  /** Stores an original again, as the marks allow it that are left after `change`. */
  async function saveAgain(original: NewDocument, id: string, change: Change): Promise<void> {
    const prepared = await prepareDocuments(store, [original]);
    await prepared.save({
      before: async (transaction) => {
        await change(transaction);
        const shown = asMarked(original, (await readMarks(transaction, [id])).get(id));
        if (shown !== undefined) await renameForMembers(transaction, id, titleOf(shown));
      },
    });
  }

  async function lift(mark: DocumentMark, reason: string): Promise<void> {
    const { documentId: id, state } = mark;
    const change = async (transaction: Transaction<Database>) => {
      await deleteMark(transaction, mark);
      await record(transaction, 'restored', { ...mark, reason: `${state}: ${reason}` });
    };
    const isGone = (await readMarks(store.db, [id])).get(id)?.isTakenDown === true;
    if (isGone && state !== 'taken-down') return runTransaction(store.db, change);
    if (state === 'hidden') return showHidden(store, id, change);
    const original = await readOriginal(store.db, id);
    if (original === undefined) throw new Error(`The mark of ${id} has no document to bring back.`);
    // A document that was taken down gets its own citation again.
    return saveAgain(isGone ? { ...original, houseCitation: mark.houseCitation } : original, id, change);
  }

  /** Shows some of the names of a masked judgment again. */
  async function showNames(mark: DocumentMark, { names = [], reason }: RestoreDetails): Promise<void> {
    const left = dropNames(mark.names, names);
    if (left.length + new Set(names.map(nameKey)).size > mark.names.length)
      throw new RefusedError('Not all of these names are replaced. Write each as it was given to "documents mask".');
    if (left.length === 0) return lift(mark, reason);
    const original = await readOriginal(store.db, mark.documentId);
    if (original === undefined) throw new Error(`The mark of ${mark.documentId} has no document to bring back.`);
    await saveAgain(original, mark.documentId, async (transaction) => {
      await writeMark(transaction, { ...mark, names: left }, original);
      await record(transaction, 'restored', { ...mark, reason: `${names.length} of the names: ${reason}` });
    });
  }

  return {
    async mask({ which, reason, names, mayMiss = false }) {
      const stored = await asInSource(store, which);
      const { document, id } = stored;
      if (document.kind !== 'case') throw new RefusedError('Only a judgment has names to replace.');
      const places = countNames(document, names);
      const missed = missedNames(places);
      if (missed.length > 0 && !mayMiss) throw new RefusedError(notFound(which, missed, names.length));
      await saveAgain(document, id, async (transaction) => {
        const earlier = (await readMarks(transaction, [id])).get(id)?.names ?? [];
        const mark = markOf(stored, { state: 'masked', reason, names: addNames(earlier, names) });
        await writeMark(transaction, mark, document);
        await record(transaction, 'masked', mark);
      });
      return places;
    },

    async countPlaces({ which, names }) {
      const { document } = await asInSource(store, which);
      return document.kind === 'case' ? countNames(document, names) : names.map(() => 0);
    },

    async hide({ which, reason }) {
      const stored = await findStored(store, which);
      if (stored.document.kind !== 'case') throw new RefusedError('Only a judgment has parties to hide.');
      const { id } = stored;
      if ((await readMarks(store.db, [id])).get(id)?.isHidden) throw new RefusedError(`${which} is hidden already.`);
      const mark = markOf(stored, { state: 'hidden', reason });
      await runTransaction(store.db, async (transaction) => {
        await dropCompletions(transaction, [id]);
        await writeMark(transaction, mark, undefined);
        await queueCompletions(transaction, [{ id, revision: randomUUID() }]);
        await transaction.deleteFrom('party_words').where('document_id', '=', id).execute();
        await enqueueForIndex(transaction, [{ document_id: id, op: 'index', revision: randomUUID() }]);
        await record(transaction, 'hidden', mark);
      });
    },

    async takeDown({ which, reason }) {
      const stored = await asInSource(store, which);
      const { id } = stored;
      const mark = markOf(stored, { state: 'taken-down', reason });
      await removeDocuments(store, [id], async (transaction) => {
        const { names = [] } = (await readMarks(transaction, [id])).get(id) ?? {};
        if (names.length > 0) await keepKeys(transaction, id, await keysOf(transaction, [id]));
        await writeMark(transaction, mark, stored.document);
        await renameForMembers(transaction, id, stored.houseCitation);
        await record(transaction, 'taken-down', mark);
      });
    },

    async restore(details) {
      const { which, reason, names = [] } = details;
      const standing = await marksOf(store, which);
      if (standing.length === 0) throw new RefusedError(`${which} has no mark. "documents list" shows all marks.`);
      if (names.length === 0) {
        // In the order of `findMarks`: a document that is back is masked and hidden first, and shown last.
        for (const mark of chosen(standing, details)) await lift(mark, reason);
        return;
      }
      const masked = standing.find(({ state }) => state === 'masked');
      if (masked === undefined) throw new RefusedError(`No names are replaced in ${which}.`);
      await showNames(masked, details);
    },
  };
}

type Change = (transaction: Transaction<Database>) => Promise<void>;

const titleOf = (document: NewDocument): string => (document.kind === 'case' ? caseTitle(document) : document.title);

/** Lifting one of several marks by chance would show what another one keeps back, or not what was meant. */
function chosen(standing: readonly DocumentMark[], { which, lift }: RestoreDetails): readonly DocumentMark[] {
  if (lift === 'all' || (lift === undefined && standing.length === 1)) return standing;
  const states = standing.map(({ state }) => state).join(' and ');
  if (lift === undefined)
    throw new RefusedError(`${which} is ${states}. Say what to lift: --lift mask, hide, take-down or all.`);
  const found = standing.filter(({ state }) => state === STATE_OF.get(lift));
  if (found.length === 0) throw new RefusedError(`${which} is ${states}, so there is nothing to lift with "${lift}".`);
  return found;
}

async function showHidden(store: Store, documentId: string, change: Change): Promise<void> {
  await runTransaction(store.db, async (transaction) => {
    await dropCompletions(transaction, [documentId]);
    await change(transaction);
    await queueCompletions(transaction, [{ id: documentId, revision: randomUUID() }]);
    const rows = await transaction
      .selectFrom('documents')
      .select(['id', 'appellant', 'respondent'])
      .where('id', '=', documentId)
      .execute();
    await transaction.deleteFrom('party_words').where('document_id', '=', documentId).execute();
    await writePartyWords(transaction, rows);
    await enqueueForIndex(transaction, [{ document_id: documentId, op: 'index', revision: randomUUID() }]);
  });
}

/** A document as its source has it, also if names in it are replaced already. */
async function asInSource(store: Store, which: string): Promise<StoredDocument> {
  const stored = await findStored(store, which);
  const original = await readOriginal(store.db, stored.id);
  return original ? { ...stored, document: original } : stored;
}

/** The ids that a text may mean: itself, or those of its documents if it is an id within a source, as an import names it. */
export const idsOf = (which: string): readonly string[] => [which, documentId('case', which), documentId('act', which)];

/** Reads a document by its id, its house citation, or its id within its source. Throws a RefusedError if there is none. */
async function findStored(store: Store, which: string): Promise<StoredDocument> {
  for (const id of idsOf(which)) {
    const stored = await readStoredDocument(store.db, id);
    if (stored !== undefined) return stored;
  }
  throw await missing(store, which);
}

/** The marks of a document that is named in one of the same ways. */
async function marksOf(store: Store, which: string): Promise<readonly DocumentMark[]> {
  for (const id of idsOf(which)) {
    const marks = await findMarks(store.db, id);
    if (marks.length > 0) return marks;
  }
  return [];
}

async function missing(store: Store, which: string): Promise<RefusedError> {
  const marks = await marksOf(store, which);
  return new RefusedError(
    marks.some(({ state }) => state === 'taken-down')
      ? `${which} was taken down. To mask or hide it, bring it back first with "documents restore" and --lift take-down.`
      : `The library has no such document: ${which}. Use its id, its house citation, the end of its address, or the id that an import names.`,
  );
}

/** The numbers, counted from 1, of names that have no place. */
export const missedNames = (places: readonly number[]): readonly number[] =>
  places.flatMap((count, at) => (count === 0 ? [at + 1] : []));

/** A name is not repeated in a message that may be kept somewhere. */
export function notFound(which: string, missed: readonly number[], given: number): string {
  const what = given === 1 ? 'this name' : `name ${missed.join(', ')} of ${given}`;
  return `${which} does not have ${what}, so nothing was changed. Write each name as the judgment does, every spelling with a --person of its own.`;
}
