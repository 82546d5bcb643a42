import type { CaseRecord } from '@headnote/core/contract';
import type { Store } from '../store/database.js';
import { inChunks } from '../store/in-chunks.js';
import type { DocumentRow } from '../store/tables/library-tables.js';
import { type CaseSources, type FieldName, type LibraryDocument, readList } from './document-record.js';
import { readSources } from './sources.js';

const SOURCE_FIELDS: readonly string[] = ['sourceIds', 'sources'] satisfies (keyof CaseSources)[];
const NUMBER_FIELDS: readonly string[] = ['otherCitations', 'citations'] satisfies (keyof CaseRecord)[];

const ONE_SOURCE: CaseSources = { sourceIds: [], sources: [] };

/** Adds to judgments the requested fields that come from all their sources: who they are, and the citations of each. */
export async function withSources(
  { db }: Pick<Store, 'db'>,
  documents: readonly LibraryDocument[],
  fields: readonly FieldName[],
): Promise<readonly LibraryDocument[]> {
  const wanted = fields.filter((field) => SOURCE_FIELDS.includes(field) || NUMBER_FIELDS.includes(field));
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
    const known = own.length === 0 ? ONE_SOURCE : sourcesOf(own);
    const added = wanted.flatMap((field) => {
      if (field in known) return [[field, known[field as keyof CaseSources]] as const];
      return own.length === 0 ? [] : [[field, numbersOf(own, document.record, field)] as const];
    });
    return { ...document, record: { ...document.record, ...Object.fromEntries(added) } };
  });
}

type SourceRow = Pick<DocumentRow, 'id' | 'house_citation' | 'source_name' | 'other_citations'>;

const sourcesOf = (rows: readonly SourceRow[]): CaseSources => ({
  sourceIds: rows.map(({ id }) => id),
  sources: rows.map(({ house_citation: own, source_name: name }) => (name === '' ? own : `${name} (${own})`)),
});

/** The citations of all sources, those of the shown one first. */
function numbersOf(rows: readonly SourceRow[], record: Partial<CaseRecord>, field: FieldName): readonly string[] {
  const others = rows.flatMap((row) => readList(row.other_citations));
  const own = field === 'citations' ? (record.citations ?? []) : (record.otherCitations ?? []);
  const house = field === 'citations' ? rows.map((row) => row.house_citation) : [];
  return [...new Set([...own, ...house, ...others])];
}
