import type { CaseRecord } from '@headnote/core/contract';
import type { Store } from '../store/database.js';
import { inChunks } from '../store/in-chunks.js';
import type { DocumentRow } from '../store/tables/library-tables.js';
import { type FieldName, type LibraryDocument, readList } from './document-record.js';
import { readSources } from './sources.js';

type SourceField = 'sourceIds' | 'sourceName' | 'otherCitations' | 'citations';
const SOURCE_FIELDS: readonly SourceField[] = ['sourceIds', 'sourceName', 'otherCitations', 'citations'];

/** Adds to judgments the requested fields that come from all their sources: who they are, and the citations of each. */
export async function withSources(
  { db }: Pick<Store, 'db'>,
  documents: readonly LibraryDocument[],
  fields: readonly FieldName[],
): Promise<readonly LibraryDocument[]> {
  const wanted = SOURCE_FIELDS.filter((field) => fields.includes(field));
  const ids = documents.flatMap(({ kind, id }) => (kind === 'case' ? [id] : []));
  if (wanted.length === 0 || ids.length === 0) return documents;
  const sources = await readSources(db, ids);
  const rows = await inChunks([...new Set([...sources.values()].flat())], (chunk) =>
    db
      .selectFrom('documents')
      .select(['id', 'house_citation', 'source_name', 'other_citations'])
      .where('id', 'in', chunk)
      .execute(),
  );
  return documents.map((document): LibraryDocument => {
    if (document.kind !== 'case') return document;
    const own = (sources.get(document.id) ?? []).flatMap((id) => rows.find((row) => row.id === id) ?? []);
    const added = own.length === 0 ? { sourceIds: [] } : addedBy(own, document.record);
    const asked = wanted.flatMap((field) => (field in added ? [[field, added[field]] as const] : []));
    return { ...document, record: { ...document.record, ...Object.fromEntries(asked) } };
  });
}

type SourceRow = Pick<DocumentRow, 'id' | 'house_citation' | 'source_name' | 'other_citations'>;

/** The fields of all sources; citations of the shown one come first. */
function addedBy(rows: readonly SourceRow[], record: Partial<CaseRecord>): Partial<Pick<CaseRecord, SourceField>> {
  const others = rows.flatMap((row) => readList(row.other_citations));
  const house = rows.map((row) => row.house_citation);
  return {
    sourceIds: rows.map(({ id }) => id),
    sourceName: rows
      .map(({ house_citation: own, source_name: name }) => (name === '' ? own : `${name} (${own})`))
      .join('; '),
    otherCitations: [...new Set([...(record.otherCitations ?? []), ...others])],
    citations: [...new Set([...(record.citations ?? []), ...house, ...others])],
  };
}
