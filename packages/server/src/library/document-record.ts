import type { ActRecord, CaseRecord } from '@headnote/core/contract';
import { actFields, caseFields } from '@headnote/core/contract';
import { fieldOfEntry } from '../extraction/fields/field-origins.js';
import type { ActState } from './read-act-states.js';
import type { DocumentRow } from '../store/tables/library-tables.js';

/** English names of all fields of a case and of an act, the text among them. */
export type FieldName = keyof CaseRecord | keyof ActRecord;

/** A document of the library with the requested fields that its kind has. */
export type LibraryDocument =
  | { readonly kind: 'case'; readonly id: string; readonly record: Partial<CaseRecord> & { readonly id: string } }
  | { readonly kind: 'act'; readonly id: string; readonly record: Partial<ActRecord> & { readonly id: string } };

type Reader<T> = (row: DocumentRow) => T;
type Readers<R> = {
  readonly [K in Exclude<keyof R, 'content' | 'originalId' | keyof ActState | 'sourceIds'>]: Reader<R[K]>;
};

const shared = {
  id: (row: DocumentRow) => row.id,
  houseCitation: (row: DocumentRow) => row.house_citation,
  isSample: (row: DocumentRow) => row.is_sample === 1,
  sourceName: (row: DocumentRow) => row.source_name,
  sourceUrl: (row: DocumentRow) => row.source_url,
};

const caseReaders: Readers<CaseRecord> = {
  ...shared,
  appellant: (row) => row.appellant,
  respondent: (row) => row.respondent,
  courtReference: (row) => row.court_reference,
  bench: (row) => row.bench,
  benchStrength: (row) => row.bench_strength,
  judges: (row) => readList(row.judges),
  judgeIds: () => [],
  advocates: (row) => readList(row.advocates),
  advocateIds: () => [],
  caseType: (row) => row.case_type,
  caseNumber: (row) => row.case_number,
  subject: (row) => row.subject,
  headnote: (row) => row.headnote,
  actsHtml: (row) => row.acts_html,
  decision: (row) => row.decision,
  decidedOn: (row) => row.decided_on,
  otherCitations: (row) => readList(row.other_citations),
  citations: (row) => [row.house_citation, ...readList(row.other_citations)],
  citedCount: (row) => row.cited_count,
  referredCount: (row) => row.referred_count,
  overruledCount: (row) => row.overruled_count,
  isReferred: (row) => row.is_referred === 1,
  treatment: (row) => row.treatment,
  courtId: (row) => row.court_id,
  courtName: (row) => row.court_name,
  fileName: (row) => row.id,
  derivedFields: (row) => readList(row.derived_fields).map(fieldOfEntry),
  fieldSources: (row) => readList(row.derived_fields).filter((entry) => entry.includes('@')),
};

const actReaders: Readers<ActRecord> = {
  ...shared,
  number: (row) => row.id,
  title: (row) => row.title,
  year: (row) => row.year,
  actNumber: (row) => row.act_number,
  isAvailable: (row) => row.is_available === 1,
  statusText: (row) => row.status_text,
  // The status text has the source's own words; no source has a separate date.
  asOn: () => null,
  ministry: (row) => row.ministry,
  longTitle: (row) => row.long_title,
};

/** Every field that a document of either kind can have. */
export const allFieldNames: readonly FieldName[] = [
  ...new Set([...(Object.keys(caseFields) as FieldName[]), ...(Object.keys(actFields) as FieldName[])]),
];

/** Turns a row into a document with these fields, and with `content` if it is passed. */
export function readRow(row: DocumentRow, fields: readonly FieldName[], content?: string): LibraryDocument {
  if (row.kind === 'case') return { kind: 'case', id: row.id, record: pick(caseReaders, row, fields, content) };
  return { kind: 'act', id: row.id, record: pick(actReaders, row, fields, content) };
}

function pick<R>(readers: Readers<R>, row: DocumentRow, fields: readonly FieldName[], content: string | undefined) {
  const record: Record<string, unknown> = { id: row.id };
  for (const field of fields) {
    const read = (readers as Record<string, Reader<unknown> | undefined>)[field];
    if (read !== undefined) record[field] = read(row);
  }
  if (content !== undefined) record['content'] = content;
  return record as Partial<R> & { id: string };
}

/** Reads a list that `JSON.stringify` wrote into a text column. */
export function readList(text: string): string[] {
  return JSON.parse(text) as string[];
}
