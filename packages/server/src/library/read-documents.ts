import type { Store } from '../store/database.js';
import { unpackText } from '../store/packed-text.js';
import type { DocumentRow } from '../store/tables/library-tables.js';
import { findDocument } from './find-document.js';
import { withSources } from './with-sources.js';
import { type ActState, readActStates } from './read-act-states.js';
import { allFieldNames, type FieldName, type LibraryDocument, readRow } from './document-record.js';

/** How much of the text comes along: all of it, what a visitor may see, or nothing. */
export type ContentPart = 'full' | 'preview' | 'none';

/** What to read of each document. */
export interface ReadOptions {
  /** English names; missing means every field. `content` comes by `withContent` alone. */
  readonly fields?: readonly FieldName[];
  readonly withContent: ContentPart;
}

/** Reads documents in the order of their ids; ids that the library does not have are left out. */
export async function readDocuments(
  store: Store,
  ids: readonly string[],
  options: ReadOptions,
): Promise<LibraryDocument[]> {
  if (ids.length === 0) return [];
  const fields = options.fields ?? allFieldNames;
  const rows = await store.db.selectFrom('documents').selectAll().where('id', 'in', ids).execute();
  const texts = options.withContent === 'full' ? await readTexts(store, ids) : undefined;
  const documents = new Map(
    rows.map((row) => {
      const content = options.withContent === 'preview' ? row.preview_html : texts?.get(row.id);
      return [row.id, readRow(row, fields, content)];
    }),
  );
  if (fields.some(isStateField)) await addActStates(store, rows, documents, fields);
  const found = ids.map((id) => documents.get(id)).filter((document) => document !== undefined);
  return [...(await withSources(store, found, fields))];
}

/** Reads one document by its house citation in its exact form, or the one that is shown for it; undefined when the library has none. */
export async function readByHouseCitation(
  store: Store,
  houseCitation: string,
  options: ReadOptions,
): Promise<LibraryDocument | undefined> {
  const row = await findDocument(store, { column: 'house_citation', value: houseCitation });
  if (row === undefined) return undefined;
  const [document] = await readDocuments(store, [row.id], options);
  return document;
}

/** Reads the house citation of a document by its id; undefined when the library does not have it. */
export async function readHouseCitation({ db }: Store, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('documents').select('house_citation').where('id', '=', id).executeTakeFirst();
  return row?.house_citation;
}

const stateFields: readonly string[] = [
  'repealedOn',
  'repealedBy',
  'repealedById',
  'repealSource',
] satisfies (keyof ActState)[];
const isStateField = (field: string): boolean => stateFields.includes(field);

/** Whether an act is in force depends on other acts, so it is read each time and not stored. */
async function addActStates(
  store: Store,
  rows: readonly DocumentRow[],
  documents: Map<string, LibraryDocument>,
  fields: readonly FieldName[],
): Promise<void> {
  const acts = rows.filter(({ kind }) => kind === 'act');
  const states = await readActStates(
    store,
    acts.map((row) => ({
      title: row.title,
      year: row.year,
      actNumber: row.act_number,
      isSample: row.is_sample === 1,
    })),
  );
  for (const [index, { id }] of acts.entries()) {
    const document = documents.get(id);
    if (document?.kind !== 'act') continue;
    const state = Object.entries(states[index] ?? {}).filter(([field]) => fields.includes(field as FieldName));
    documents.set(id, { ...document, record: { ...document.record, ...Object.fromEntries(state) } });
  }
}

async function readTexts(store: Store, ids: readonly string[]): Promise<Map<string, string>> {
  const bodies = await store.db
    .selectFrom('document_bodies')
    .select(['document_id', 'html'])
    .where('document_id', 'in', ids)
    .execute();
  return new Map(bodies.map(({ document_id, html }) => [document_id, unpackText(html)]));
}
