import { alertEvents, alertFrequencies, alertKinds } from './alert-words.js';
import type { Fields, ValueOf } from '../wire/kind.js';
import { count, day, flag, moment, sureText, text } from '../wire/readers.js';

const alert = {
  /** Id of the alert. */
  id: sureText,
  /** What it watches. */
  kind: alertKinds,
  /** The member's words for it, otherwise the title of the judgment or act. */
  name: text,
  /** Id of the judgment or act; empty for a search. */
  documentId: ['file_name', text],
  /** House citation of the judgment or act; empty for a search. */
  houseCitation: ['house_citation', text],
  /** The serialized search; empty unless it is one. */
  query: text,
  /** What it tells of a judgment or an act; empty for a search. */
  events: [alertEvents],
  /** How often an e-mail goes. */
  frequency: alertFrequencies,
  /** True if it counts on and sends nothing. */
  isPaused: ['paused', flag],
  /** ISO date and time. */
  createdAt: ['created_at', moment],
  /** ISO date and time at which it last looked at new documents; empty before. */
  ranAt: ['ran_at', text],
  /** How much it has found. */
  total: count,
  /** How much of that is new since the member last looked. */
  fresh: count,
  /** Why its last run failed; empty if it did not. */
  failure: text,
} as const;

/** An alert of a member. */
export interface Alert extends ValueOf<typeof alert> {}

export const alertList = {
  /** The newest first; the one of kind `own` is there once it has found something. */
  alerts: [alert as Fields<Alert>],
  /** True if the member has agreed to e-mails. Before, none is sent. */
  hasAgreed: ['agreed', flag],
  /** Confirmed address to which they go; empty without one. */
  email: text,
  /** IANA name of the member's time zone. */
  timeZone: ['time_zone', text],
  /** True if the judgments that the member keeps are watched for red treatment. */
  watchesOwn: ['watches_own', flag],
  /** How many judgments the member keeps. */
  kept: count,
  /** Secret address of the feed of all alerts. */
  feedUrl: ['feed_url', text],
} as const;

/** The alerts of a member, and how the member is told. */
export interface AlertList extends ValueOf<typeof alertList> {}

export const alertHit = {
  /** Id of the alert that found it. */
  alertId: ['alert_id', sureText],
  /** What happened. */
  event: alertEvents,
  /** The document that is new, or of which something is said. */
  documentId: ['file_name', sureText],
  /** Its title. */
  title: text,
  /** The citation to show. */
  citation: text,
  /** Its house citation. */
  houseCitation: ['house_citation', text],
  /** Name of its court; empty for an act. */
  courtName: ['courtname', text],
  /** ISO date; null if unknown. */
  decidedOn: ['dispose_dt', day],
  /** The document that says so: empty for a search, or if the library does not have it. */
  byId: ['by_file_name', text],
  /** Its title. */
  byTitle: ['by_title', text],
  /** The citation to show. */
  byCitation: ['by_citation', text],
  /** Its sentence; empty if unknown, or without a running subscription. */
  sentence: text,
  /** Anchor of the paragraph with the sentence, in the document that says so; empty if unknown. */
  paragraph: text,
  /** True if it was taken back: the flag was removed or corrected. */
  isWithdrawn: ['withdrawn', flag],
  /** True if it was found after the member last looked. */
  isNew: ['is_new', flag],
  /** ISO date and time. */
  foundAt: ['found_at', moment],
} as const;

/** Something that an alert found. */
export interface AlertHit extends ValueOf<typeof alertHit> {}

export const stoppedAlert = {
  /** The words or the title of the alert; empty if all e-mails were stopped. */
  name: text,
  /** True if it sends nothing now. */
  isStopped: ['stopped', flag],
} as const;

/** An alert after its one-click link was used. */
export interface StoppedAlert extends ValueOf<typeof stoppedAlert> {}
