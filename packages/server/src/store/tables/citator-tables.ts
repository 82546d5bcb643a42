import type { Generated } from 'kysely';
import type { LargeIntegerColumn } from '../large-integer.js';

/** A key of a judgment in the library: its house citation or another citation of it. */
export interface CitationKeyRow {
  document_id: string;
  /** Canonical form. */
  key: string;
  /** Short name of the series: `SCC`, `AIR`, `INSC`, `HN`. */
  book: string;
  /** 0 if the citation has none. */
  year: number;
  /** `0` if the citation has none; a supplement comes first: `Supp 2`. */
  volume: string;
  /** Page or number. */
  page: string;
}

/** A case number of a judgment in the library. Only citations by the same court match it. */
export interface DocketKeyRow {
  document_id: string;
  /** Court and case number: `1 Civil Appeal 412 of 1971`. */
  key: string;
}

/** A name of an act in the library: `IPC`, `Sale of Goods Act 1930`, `Act 3 of 1930`; without the year as well. */
export interface ActNameRow {
  document_id: string;
  name: string;
}

/** One citation in the text of a judgment in the library; offsets are UTF-16 units of its plain text. Provisions have their own table. */
export interface CitationPlaceRow {
  document_id: string;
  /** Place in the list of all citations of the text, provisions among them. */
  position: number;
  start: number;
  end: number;
  text: string;
  kind: 'reporter' | 'neutral' | 'online' | 'docket';
  canonical: string;
  /** JSON array of the canonical form and its alternatives: all keys that the cited judgment may have. */
  keys: string;
  status: 'valid' | 'impossible' | 'ambiguous';
  /** Why it is impossible or ambiguous, or why it leads nowhere; otherwise empty. */
  reason: string;
  /** Names of the parties before it, or empty. */
  case_name: string;
  year: number | null;
  court: string;
  pinpoint: string;
  parallel_group: number | null;
  short_form: '' | 'ibid' | 'supra' | 'name';
  /** `position` of the citation to which a short form refers. */
  refers_to: number | null;
  treatment: string;
  speaker: string;
  /** Who says so: `list` for the report's own list, `reported` for what another judgment did, otherwise empty. */
  source: '' | 'list' | 'reported';
  /** For `reported`: the words for the judgment that did it, or empty. */
  actor: string;
  /** `position` of the citation of that judgment; null if the text gives none. */
  actor_position: number | null;
  sentence_start: number;
  sentence_end: number;
  /** Anchor of the paragraph, `p12`, or empty. */
  paragraph: string;
  /** `not-held` until it is resolved. */
  state: 'found' | 'ambiguous' | 'party-differs' | 'name-differs' | 'not-held' | 'impossible' | 'unread';
  /** The judgment to which it leads, or null. */
  target_id: string | null;
  /** JSON array of ids: the possible judgments, if it does not lead to exactly one. */
  candidates: string;
}

/** Documents whose places are resolved again when a judgment or act with that key is added, changed or removed. */
export interface WaitingKeyRow {
  key: string;
  document_id: string;
}

/** One provision of law, or act, named in the text of a judgment in the library. */
export interface ProvisionPlaceRow {
  document_id: string;
  /** Place in the list of the provisions of the text, in which each section of a list is one. */
  position: number;
  start: number;
  end: number;
  text: string;
  canonical: string;
  /** Act as the text names it, in its short form: `IPC`, `Companies Act 2013`. */
  act: string;
  unit: string;
  number: string;
  /** The act in the library, if exactly one is meant. */
  act_id: string | null;
  /** Anchor of its section, if that act has the section; otherwise empty. */
  anchor: string;
}

/** A judgment that cites another one, both in the library. No judgment cites itself. */
export interface CaseLinkRow {
  citing_id: string;
  cited_id: string;
  /** The strongest treatment by the court itself, otherwise by another speaker. */
  treatment: string;
  speaker: string;
  /** As of the citation that gives the treatment. */
  source: '' | 'list' | 'reported';
  /** For `reported`: the words for the judgment that did it, or empty. */
  actor: string;
  /** That judgment, if the library has it; otherwise empty. */
  actor_id: string;
  /** For `list`: the entry of the list. Otherwise empty: the sentence is in the text. */
  words: string;
  /** How often it is cited. */
  mentions: number;
  /** 1 if the citing bench has fewer judges than the cited one; 0 if not, or if unknown. */
  is_smaller_bench: number;
}

/** A case in the list that a report prints with a judgment, with what the list says of it. */
export interface ListedCaseRow {
  document_id: string;
  /** Place in the list. */
  position: number;
  treatment: string;
  /** The word of the list as printed. */
  word: string;
  /** Name and citation as printed. */
  text: string;
  kind: CitationPlaceRow['kind'];
  canonical: string;
  keys: string;
  case_name: string;
  state: CitationPlaceRow['state'];
  target_id: string | null;
  candidates: string;
}

/** A sentence that speaks of overruling, from which no treatment is read. */
export interface TreatmentNoticeRow {
  document_id: string;
  position: number;
  sentence_start: number;
  sentence_end: number;
  /** Anchor of the paragraph, or empty. */
  paragraph: string;
}

/** What an editor decided about how one judgment treats another. */
export interface TreatmentEditRow {
  citing_id: string;
  cited_id: string;
  decision: 'confirmed' | 'corrected' | 'removed';
  /** The treatment that holds; `referred` if it was removed. */
  treatment: string;
  /** Who decided. */
  actor: string;
  /** Milliseconds since 1970. */
  at: LargeIntegerColumn;
}

/** A document whose citations must be resolved; written in the transaction of the change that requires it. */
export interface CitatorQueueRow {
  document_id: string;
  /** Changes with every such change, so that work on an older one does not remove a newer one. */
  revision: string;
  /** Why they could not be resolved; empty while the entry waits. */
  failure: Generated<string>;
}

/** Tables of the citator, part of the library's database. */
export interface CitatorTables {
  citation_keys: CitationKeyRow;
  docket_keys: DocketKeyRow;
  act_names: ActNameRow;
  citation_uses: CitationPlaceRow;
  waiting_keys: WaitingKeyRow;
  provision_uses: ProvisionPlaceRow;
  case_links: CaseLinkRow;
  citator_queue: CitatorQueueRow;
  listed_cases: ListedCaseRow;
  treatment_notices: TreatmentNoticeRow;
  treatment_edits: TreatmentEditRow;
}
