/** A key of a judgment in the library: its house citation or another citation of it. */
export interface CitationKeyRow {
  document_id: string;
  /** Canonical form. */
  key: string;
  /** Short name of the series: `SCC`, `AIR`, `INSC`, `HN`. */
  book: string;
  /** 0 where the citation has none. */
  year: number;
  /** `0` where the citation has none; a supplement comes first: `Supp 2`. */
  volume: string;
  /** Page or number. */
  page: string;
}

/** A case number of a judgment in the library. Only judgments of the same court are found by it. */
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
export interface CitationUseRow {
  document_id: string;
  /** Place in the list of all citations of the text, provisions among them. */
  position: number;
  start: number;
  end: number;
  text: string;
  kind: 'reporter' | 'neutral' | 'online' | 'docket';
  canonical: string;
  /** JSON array: the canonical form and its alternatives, all that a judgment meant by it may be known by. */
  keys: string;
  status: 'valid' | 'impossible' | 'ambiguous';
  /** Why it is impossible or ambiguous, or why it leads nowhere; empty where there is nothing to say. */
  reason: string;
  /** Names of the parties in front of it, or empty. */
  case_name: string;
  year: number | null;
  court: string;
  pinpoint: string;
  parallel_group: number | null;
  short_form: '' | 'ibid' | 'supra' | 'name';
  /** `position` of the citation that a short form means. */
  refers_to: number | null;
  treatment: string;
  speaker: string;
  sentence_start: number;
  sentence_end: number;
  /** Anchor of the paragraph, `p12`, or empty. */
  paragraph: string;
  /** `not-held` until it is resolved. */
  state: 'found' | 'ambiguous' | 'name-differs' | 'not-held' | 'impossible' | 'unread';
  /** The judgment that it leads to, where it leads to one. */
  target_id: string | null;
  /** JSON array of ids: the judgments that it may lead to where it does not lead to one. */
  candidates: string;
}

/** Documents whose uses are resolved again when a judgment or act known by that key comes, changes or goes. */
export interface WaitingKeyRow {
  key: string;
  document_id: string;
}

/** One provision of law, or act, named in the text of a judgment in the library. */
export interface ProvisionUseRow {
  document_id: string;
  /** Place in the list of all citations of the text. */
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
  /** How often it is cited. */
  mentions: number;
  /** 1 where fewer judges sit in the citing bench than in the cited one, 0 where not or where not known. */
  is_smaller_bench: number;
}

/** A document whose citations have to be resolved; written in the transaction of the change that requires it. */
export interface CitatorQueueRow {
  document_id: string;
  /** Changes with every such change, so that work on an older one does not remove a newer one. */
  revision: string;
}

/** Tables of the citator, part of the library's database. */
export interface CitatorTables {
  citation_keys: CitationKeyRow;
  docket_keys: DocketKeyRow;
  act_names: ActNameRow;
  citation_uses: CitationUseRow;
  waiting_keys: WaitingKeyRow;
  provision_uses: ProvisionUseRow;
  case_links: CaseLinkRow;
  citator_queue: CitatorQueueRow;
}
