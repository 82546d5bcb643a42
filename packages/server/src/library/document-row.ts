import { READING_VERSION } from '../extraction/reading/reading-version.js';
import { PREVIEW_LENGTH, escapeHtml, truncateText } from '@headnote/core/content';
import { writeFieldSource } from '../extraction/fields/field-origins.js';
import type { NewAct, NewCase, NewDocument } from '../extraction/new-document.js';
import { type HouseCitation, documentYear, formatHouseCitation } from './house-citation.js';
import type { DocumentRow } from '../store/tables/library-tables.js';

/** Increased when the rules for safe HTML change, so stored texts can be found and rebuilt. */
export const POLICY_VERSION = 2;

/** Columns that an importer determines; an update replaces them and leaves all others as they are. */
export type ImportedColumns = Omit<
  DocumentRow,
  | 'id'
  | 'house_citation'
  | 'house_series'
  | 'house_year'
  | 'house_number'
  | 'cited_count'
  | 'referred_count'
  | 'overruled_count'
  | 'is_referred'
  | 'treatment'
  | 'created_at'
>;

/** The columns that come from the importer. */
export function importedColumns(document: NewDocument, details: { hash: string; now: string }): ImportedColumns {
  const { source } = document;
  return {
    kind: document.kind,
    source_id: source.id,
    source_name: source.name,
    source_url: source.url ?? '',
    licence: source.licence ?? '',
    is_sample: source.isSample ? 1 : 0,
    content_hash: details.hash,
    year: documentYear(document),
    derived_fields: JSON.stringify(
      document.derivedFields.map((field) => writeFieldSource(field, document.fieldOrigins)),
    ),
    preview_html: truncateText(document.text.html, PREVIEW_LENGTH),
    policy_version: POLICY_VERSION,
    reading_version: READING_VERSION,
    updated_at: details.now,
    ...(document.kind === 'case' ? caseColumns(document) : actColumns(document)),
  };
}

/** A whole new row. */
export function newRow(columns: ImportedColumns, details: { id: string; citation: HouseCitation }): DocumentRow {
  return {
    ...columns,
    id: details.id,
    house_citation: formatHouseCitation(details.citation),
    house_series: details.citation.series,
    house_year: details.citation.year,
    house_number: details.citation.number,
    cited_count: 0,
    referred_count: 0,
    overruled_count: 0,
    is_referred: 0,
    treatment: '',
    created_at: columns.updated_at,
  };
}

function caseColumns(document: NewCase) {
  return {
    appellant: document.appellant,
    respondent: document.respondent,
    court_reference: document.courtReference,
    court_id: document.courtId,
    court_name: document.courtName,
    decided_on: document.decidedOn,
    bench: document.bench,
    bench_strength: document.benchStrength ?? document.judges.length,
    judges: JSON.stringify(document.judges),
    advocates: JSON.stringify(document.advocates),
    case_type: document.caseType,
    case_number: document.caseNumber,
    subject: document.subject,
    headnote: document.headnote,
    decision: document.decision,
    other_citations: JSON.stringify(document.otherCitations),
    acts_html: listHtml(document.actsCited),
    source_citator: document.sourceCitator,
    title: '',
    long_title: '',
    act_number: '',
    ministry: '',
    status_text: '',
    is_available: 1,
  };
}

function actColumns(document: NewAct) {
  return {
    title: document.title,
    long_title: document.longTitle,
    act_number: document.actNumber,
    ministry: document.ministry,
    status_text: document.statusText,
    is_available: document.isAvailable ? 1 : 0,
    decided_on: document.enactedOn,
    appellant: '',
    respondent: '',
    court_reference: '',
    court_id: 0,
    court_name: '',
    bench: '',
    bench_strength: 0,
    judges: '[]',
    advocates: '[]',
    case_type: '',
    case_number: '',
    subject: '',
    headnote: '',
    decision: '',
    other_citations: '[]',
    acts_html: '',
    source_citator: '',
  };
}

function listHtml(items: readonly string[]): string {
  return items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
}
