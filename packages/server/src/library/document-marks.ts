import type { Kysely } from 'kysely';
import type { NewDocument } from '../extraction/new-document.js';
import { readReportLists } from '../extraction/treatments/grammar/report-lists.js';
import type { Database } from '../store/database.js';
import { type LargeInteger, readInteger } from '../store/large-integer.js';
import { recallAlertMails, stopMailsOf } from '../store/outbox.js';
import { packText, unpackText } from '../store/packed-text.js';
import type { DocumentMarkRow } from '../store/tables/mark-tables.js';
import { maskNames, type MaskedName } from './mask-names.js';

/** One act of an operator on a document. A document may have one of each state at a time. */
export interface DocumentMark {
  readonly documentId: string;
  readonly state: DocumentMarkRow['state'];
  readonly names: readonly MaskedName[];
  /** What readers are told. */
  readonly reason: string;
  readonly actor: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly houseCitation: string;
}

/** What all marks of one document allow. */
export interface Marking {
  readonly isTakenDown: boolean;
  readonly isHidden: boolean;
  /** Names that are replaced; empty unless the document is masked. */
  readonly names: readonly MaskedName[];
}

/** From what readers see least of to what they see most of. */
const STATES: readonly DocumentMark['state'][] = ['taken-down', 'masked', 'hidden'];

const COLUMNS = ['document_id', 'state', 'names', 'reason', 'actor', 'at', 'house_citation'] as const;

/** Reads what the marks of documents allow, by id; a document without one has no entry. */
export async function readMarks(db: Kysely<Database>, ids: readonly string[]): Promise<ReadonlyMap<string, Marking>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('document_marks')
    .select(['document_id', 'state', 'names'])
    .where('document_id', 'in', ids)
    .execute();
  return new Map(
    [...Map.groupBy(rows, (row) => row.document_id)].map(([id, own]) => [
      id,
      {
        isTakenDown: own.some(({ state }) => state === 'taken-down'),
        isHidden: own.some(({ state }) => state === 'hidden'),
        names: own.flatMap(({ names }) => JSON.parse(names) as MaskedName[]),
      },
    ]),
  );
}

/** Reads the marks of a document by its id or its house citation, the one first of which readers are told. */
export async function findMarks(db: Kysely<Database>, which: string): Promise<DocumentMark[]> {
  const rows = await db
    .selectFrom('document_marks')
    .select(COLUMNS)
    .where((build) => build.or([build('document_id', '=', which), build('house_citation', '=', which)]))
    .execute();
  return rows.map(markOf).toSorted((one, other) => STATES.indexOf(one.state) - STATES.indexOf(other.state));
}

/** Lists all marks, the newest first. */
export async function listMarks(db: Kysely<Database>): Promise<DocumentMark[]> {
  const rows = await db
    .selectFrom('document_marks')
    .select(COLUMNS)
    .orderBy('at', 'desc')
    .orderBy('document_id')
    .orderBy('state')
    .execute();
  return rows.map(markOf);
}

/** Reads the names that are replaced in every masked judgment, by its id. */
export async function readMaskedNames(db: Kysely<Database>): Promise<ReadonlyMap<string, readonly MaskedName[]>> {
  const rows = await db
    .selectFrom('document_marks')
    .select(['document_id', 'names'])
    .where('state', '=', 'masked')
    .execute();
  return new Map(rows.map(({ document_id, names }) => [document_id, JSON.parse(names) as MaskedName[]]));
}

/** Selects the ids of the judgments that an operator has hidden. */
export const selectHidden = (db: Kysely<Database>) =>
  db.selectFrom('document_marks').select('document_id').where('state', '=', 'hidden');

/** Selects the ids of the judgments with a mark of any state. */
export const selectMarked = (db: Kysely<Database>) => db.selectFrom('document_marks').select('document_id');

/**
 * Writes a mark in place of the one of its state, with the document as its source has it if the library will not have it
 * so. Marks of other states stay.
 */
export async function writeMark(
  db: Kysely<Database>,
  { documentId, state, names, reason, actor, at, houseCitation }: DocumentMark,
  original: NewDocument | undefined,
): Promise<void> {
  const values = {
    names: JSON.stringify(names),
    reason,
    actor,
    at,
    house_citation: houseCitation,
    original: original ? packText(JSON.stringify(original)) : null,
  };
  await db
    .insertInto('document_marks')
    .values({ document_id: documentId, state, ...values })
    .onConflict((conflict) => conflict.columns(['document_id', 'state']).doUpdateSet(values))
    .execute();
  await recallAlertMails(db);
  if (state === 'hidden') return;
  const failure = `The judgment was ${state === 'masked' ? 'masked' : 'taken down'} before this was sent.`;
  await stopMailsOf(db, { documentId, failure, now: at });
}

/** Deletes one mark of a document. */
export async function deleteMark(
  db: Kysely<Database>,
  { documentId, state }: Pick<DocumentMark, 'documentId' | 'state'>,
): Promise<void> {
  await db.deleteFrom('document_marks').where('document_id', '=', documentId).where('state', '=', state).execute();
  if (state !== 'hidden') await db.deleteFrom('mark_keys').where('document_id', '=', documentId).execute();
}

/** Keeps the keys of a masked judgment that leaves the library: others still cite it, with the names. */
export async function keepKeys(db: Kysely<Database>, documentId: string, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await db
    .insertInto('mark_keys')
    .values(keys.map((key) => ({ document_id: documentId, key })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Reads a marked document as its source has it; undefined if the library itself has it so. */
export async function readOriginal(db: Kysely<Database>, documentId: string): Promise<NewDocument | undefined> {
  const packed = await packedOriginal(db, documentId);
  return packed && unpackOriginal(packed);
}

/** Reads what `readOriginal` unpacks. */
export async function packedOriginal(db: Kysely<Database>, documentId: string): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('document_marks')
    .select('original')
    .where('document_id', '=', documentId)
    .where('original', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row?.original ?? undefined;
}

/** Throws if the bytes are damaged. */
export const unpackOriginal = (packed: Uint8Array): NewDocument => JSON.parse(unpackText(packed)) as NewDocument;

/** Keeps the newest form of a masked document or one taken down, which a later import brought. */
export async function storeOriginal(db: Kysely<Database>, documentId: string, original: NewDocument): Promise<void> {
  await db
    .updateTable('document_marks')
    .set({ original: packText(JSON.stringify(withoutHead(original))) })
    .where('document_id', '=', documentId)
    .where('state', '!=', 'hidden')
    .execute();
}

/** The head of a report is read for its lists and stored nowhere; the lists are. */
function withoutHead(original: NewDocument): NewDocument {
  if (original.kind === 'act' || original.reportHead === undefined) return original;
  const { reportHead, ...kept } = original;
  const listed = readReportLists(reportHead).map(({ treatment, text, word }) => ({ treatment, text, word }));
  return { ...kept, listed };
}

/** Returns a document as its marks allow it; undefined if it was taken down. */
export function asMarked(document: NewDocument, marking: Marking | undefined): NewDocument | undefined {
  if (marking?.isTakenDown) return undefined;
  const names = marking?.names ?? [];
  return names.length > 0 && document.kind === 'case' ? maskNames(document, names) : document;
}

function markOf(row: Omit<DocumentMarkRow, 'original' | 'at'> & { readonly at: LargeInteger }): DocumentMark {
  return {
    documentId: row.document_id,
    state: row.state,
    names: JSON.parse(row.names) as MaskedName[],
    reason: row.reason,
    actor: row.actor,
    at: readInteger(row.at),
    houseCitation: row.house_citation,
  };
}
