import type { Kysely } from 'kysely';
import type { NewDocument } from '../extraction/new-document.js';
import type { Database } from '../store/database.js';
import { type LargeInteger, readInteger } from '../store/large-integer.js';
import { packText, unpackText } from '../store/packed-text.js';
import type { DocumentMarkRow } from '../store/tables/mark-tables.js';
import { maskNames, type MaskedName } from './mask-names.js';

/** What an operator did to a document. */
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

const COLUMNS = ['document_id', 'state', 'names', 'reason', 'actor', 'at', 'house_citation'] as const;

/** Reads the marks of documents by id; a document without one has no entry. */
export async function readMarks(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, DocumentMark>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('document_marks').select(COLUMNS).where('document_id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.document_id, markOf(row)]));
}

/** Reads the mark of a document by its id or its house citation. */
export async function findMark(db: Kysely<Database>, which: string): Promise<DocumentMark | undefined> {
  const row = await db
    .selectFrom('document_marks')
    .select(COLUMNS)
    .where((build) => build.or([build('document_id', '=', which), build('house_citation', '=', which)]))
    .executeTakeFirst();
  return row && markOf(row);
}

/** Lists all marks, the newest first. */
export async function listMarks(db: Kysely<Database>): Promise<DocumentMark[]> {
  const rows = await db
    .selectFrom('document_marks')
    .select(COLUMNS)
    .orderBy('at', 'desc')
    .orderBy('document_id')
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

/** Writes a mark, with the document as its source has it if the library will not have it so. */
export async function writeMark(
  db: Kysely<Database>,
  { documentId, state, names, reason, actor, at, houseCitation }: DocumentMark,
  original: NewDocument | undefined,
): Promise<void> {
  const values = {
    state,
    names: JSON.stringify(names),
    reason,
    actor,
    at,
    house_citation: houseCitation,
    original: original ? packText(JSON.stringify(original)) : null,
  };
  await db
    .insertInto('document_marks')
    .values({ document_id: documentId, ...values })
    .onConflict((conflict) => conflict.column('document_id').doUpdateSet(values))
    .execute();
}

/** Deletes the mark of a document. */
export async function deleteMark(db: Kysely<Database>, documentId: string): Promise<void> {
  await db.deleteFrom('document_marks').where('document_id', '=', documentId).execute();
}

/** Reads a marked document as its source has it; undefined if the library itself has it so. */
export async function readOriginal(db: Kysely<Database>, documentId: string): Promise<NewDocument | undefined> {
  const row = await db
    .selectFrom('document_marks')
    .select('original')
    .where('document_id', '=', documentId)
    .executeTakeFirst();
  return row?.original ? (JSON.parse(unpackText(row.original)) as NewDocument) : undefined;
}

/** Keeps the newest form of a marked document, which a later import brought. */
export async function storeOriginal(db: Kysely<Database>, documentId: string, original: NewDocument): Promise<void> {
  await db
    .updateTable('document_marks')
    .set({ original: packText(JSON.stringify(withoutHead(original))) })
    .where('document_id', '=', documentId)
    .execute();
}

/** The head of a report is read for its lists and stored nowhere. */
function withoutHead(original: NewDocument): NewDocument {
  if (original.kind === 'act') return original;
  const { reportHead: _, ...kept } = original;
  return kept;
}

/** Returns a document as its mark allows it; undefined if it was taken down. */
export function asMarked(document: NewDocument, mark: DocumentMark | undefined): NewDocument | undefined {
  if (mark?.state === 'taken-down') return undefined;
  return mark?.state === 'masked' && document.kind === 'case' ? maskNames(document, mark.names) : document;
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
