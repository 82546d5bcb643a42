import type { Generated } from 'kysely';
import type { LargeIntegerColumn } from '../large-integer.js';

/** One judgment or act, without its text. Lists are JSON arrays of strings; flags are 0 or 1; times are ISO text. */
export interface DocumentRow {
  id: string;
  kind: 'case' | 'act';
  /** Identifier within its source, unique over all sources. */
  source_id: string;
  source_name: string;
  source_url: string;
  licence: string;
  is_sample: number;
  /** SHA-256 of all values from the importer; an equal hash means no change. */
  content_hash: string;
  house_citation: string;
  house_series: string;
  /** Four digits, or `ND` if no date is known. */
  house_year: string;
  house_number: number;
  /** Case: names of the parties. Act: empty. */
  appellant: string;
  respondent: string;
  /** Act: its title. Case: empty. */
  title: string;
  long_title: string;
  /** Act: year of the act. Case: year of the decision. */
  year: number | null;
  act_number: string;
  ministry: string;
  status_text: string;
  is_available: number;
  court_reference: string;
  /** 0 for an act. */
  court_id: number;
  court_name: string;
  /** Case: date of the decision. Act: date of enactment. */
  decided_on: string | null;
  bench: string;
  bench_strength: number;
  judges: string;
  advocates: string;
  case_type: string;
  case_number: string;
  subject: string;
  headnote: string;
  acts_html: string;
  decision: string;
  other_citations: string;
  cited_count: number;
  referred_count: number;
  overruled_count: number;
  is_referred: number;
  /** The name of a treatment, or empty. */
  treatment: string;
  derived_fields: string;
  source_citator: string;
  /** The first 2,000 characters of the text as safe HTML; a visitor gets no more. */
  preview_html: string;
  policy_version: number;
  /** Version of the rules that read citations and derived fields; an import with newer rules reads the text again. */
  reading_version: number;
  created_at: string;
  updated_at: string;
}

/** The text of a document, compressed with zstd. A separate table, so lists never read it. */
export interface DocumentBodyRow {
  document_id: string;
  html: Uint8Array;
  plain: Uint8Array;
  /** Differences between the ascending offsets, as variable-length integers. */
  sentence_ends: Uint8Array;
}

/** One line of an act's section list. */
export interface ActSectionRow {
  document_id: string;
  position: number;
  anchor: string;
  number: string;
  heading: string;
}

/** A word of the parties' names by which a judgment is suggested while a reader types. */
export interface PartyWordRow {
  /** Lower case, without accents. */
  word: string;
  document_id: string;
}

/** The fields of a search form whose names and words are completed. */
export type CompletionField =
  | 'act'
  | 'advocate'
  | 'caseNumber'
  | 'caseType'
  | 'court'
  | 'decision'
  | 'judge'
  | 'party'
  | 'respondent'
  | 'subject'
  /** Words of the texts. */
  | 'word';

/** A name that completes a field, once for all its spellings. */
export interface CompletionNameRow {
  /** The field and the normalised name. */
  id: string;
  field: CompletionField;
  /** The words by which it is found, each after a blank. */
  words: string;
  /** As a document writes it. */
  shown: string;
  /** How many documents have it. */
  documents: number;
  /** How a word of the texts sounds; empty for a name. */
  sound: string;
}

/** A word by which a name is found. */
export interface CompletionWordRow {
  field: CompletionField;
  word: string;
  name_id: string;
}

/** A name that a document has. */
export interface CompletionUseRow {
  document_id: string;
  name_id: string;
}

/** A document whose names and words are not counted yet. */
export interface CompletionQueueRow {
  document_id: string;
  /** Changes with every change of the document. */
  revision: string;
  /** Why they could not be counted; empty while the entry waits. */
  failure: Generated<string>;
}

/** The last number of a series in a year; no number is used twice, even after a removal. */
export interface HouseNumberRow {
  series: string;
  year: string;
  last_number: number;
}

/** A change that the search engine does not have yet; written in the transaction of the change. */
export interface IndexQueueRow {
  document_id: string;
  /** `figures`: only the counts have changed, so the words are not read again. */
  op: 'index' | 'remove' | 'figures';
  /** Changes with every change of the document, so that work on an older change does not remove a newer one. */
  revision: string;
  /** Why the engine could not take the document; empty while the entry waits. */
  failure: Generated<string>;
}

/** The index that the queue belongs to. Another generation means a new index, which needs every document. */
export interface IndexStateRow {
  engine: string;
  generation: string;
}

/** The one row that tells which library this is. */
export interface LibraryIdentityRow {
  id: string;
  /** When readiness last wrote here. */
  checked_at: LargeIntegerColumn;
  /** Keyed hashes of the secrets of several servers by name, as JSON; empty if none has noted them. */
  secrets: Generated<string>;
}

/** A file of a folder from which a judgment was read; a judgment keeps a row of each. */
export interface ImportedFileRow {
  source_id: string;
  /** SHA-256 of its bytes. */
  bytes_hash: string;
}

/** Tables of the library. */
export interface LibraryTables {
  documents: DocumentRow;
  document_bodies: DocumentBodyRow;
  act_sections: ActSectionRow;
  party_words: PartyWordRow;
  completion_names: CompletionNameRow;
  completion_words: CompletionWordRow;
  completion_uses: CompletionUseRow;
  completion_queue: CompletionQueueRow;
  house_numbers: HouseNumberRow;
  index_queue: IndexQueueRow;
  index_state: IndexStateRow;
  library_identity: LibraryIdentityRow;
  imported_files: ImportedFileRow;
}
