import type { LargeIntegerColumn, NullableLargeIntegerColumn } from '../large-integer.js';

/** What a member wants to be told of. `own`: red treatment of the judgments that the member keeps; made when it finds something. */
export interface AlertRow {
  id: string;
  user_id: number;
  kind: 'search' | 'judgment' | 'act' | 'own';
  /** Id of the judgment or the act; a hash of the request for a search; empty for `own`. A member watches a thing once. */
  target: string;
  /** The member's words for it; empty for the title of the document. */
  name: string;
  /** The serialized search as the client wrote it; empty unless it is a search. */
  query: string;
  /** The request that finds it, as JSON; checked when it is run, as every search. */
  body: string;
  /** Hash of `body`: equal searches of all members run once. */
  body_key: string;
  /** JSON list of what it tells of a judgment or an act. */
  events: string;
  frequency: 'at-once' | 'daily' | 'weekly';
  /** Why its last run failed; empty if it did not. */
  failure: string;
  created_at: LargeIntegerColumn;
  /** What was found later is new to the member. */
  seen_at: LargeIntegerColumn;
  /** It counts on and sends nothing. */
  paused_at: NullableLargeIntegerColumn;
  /** When it last looked at new documents. */
  run_at: NullableLargeIntegerColumn;
}

/** One thing that an alert found, once. */
export interface AlertHitRow {
  alert_id: string;
  user_id: number;
  /** The document that is new, or of which something is said. */
  document_id: string;
  /** `new` for a search; otherwise what happened. */
  event: string;
  /** The judgment that says so, or the act that amends or repeals; empty for a search. */
  by_id: string;
  found_at: LargeIntegerColumn;
  /** Null until it is in an e-mail. */
  mailed_at: NullableLargeIntegerColumn;
  /** Id of that e-mail in the outbox; empty before. */
  mail_id: string;
  /** When it was taken back: the flag was removed or corrected. Such a row waits for an e-mail again, unless nobody was told. */
  withdrawn_at: NullableLargeIntegerColumn;
}

/** How a member is told. No row before the first alert. */
export interface AlertMemberRow {
  user_id: number;
  /** When the member first agreed to e-mails; null before, and after all were stopped. */
  agreed_at: NullableLargeIntegerColumn;
  /** IANA name. */
  time_zone: string;
  /** 1 if what the member keeps is watched. */
  watches_own: number;
  /** Part of the secret address of the feed. */
  feed_id: string;
  /** Where the member uses the library; links begin with it unless the operator has set an address. */
  origin: string;
  /** Day of the last daily and weekly e-mail in the member's time zone, ISO; empty before the first. */
  daily_on: string;
  weekly_on: string;
  at_once_at: NullableLargeIntegerColumn;
}

/** A judgment or an act that a member printed. */
export interface ExportedDocumentRow {
  user_id: number;
  document_id: string;
  exported_at: LargeIntegerColumn;
}

/** A new document that no alert has looked at; written in the transaction that stores it. */
export interface AlertQueueRow {
  document_id: string;
  queued_at: LargeIntegerColumn;
}

/** Tables of alerts, part of the library's database. */
export interface AlertTables {
  alerts: AlertRow;
  alert_hits: AlertHitRow;
  alert_members: AlertMemberRow;
  exported_documents: ExportedDocumentRow;
  alert_queue: AlertQueueRow;
}
