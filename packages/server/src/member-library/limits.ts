import { mailLimits } from '@headnote/core/contract';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** What a member may keep. More than anybody keeps by hand; a program that runs wild meets it. */
export const memberLimits = {
  queries: 5000,
  /** A search that refines one that refines another… */
  queryDepth: 20,
  folders: 1000,
  /** A folder in a folder in another… */
  folderDepth: 10,
  results: 20_000,
  bookmarks: 20_000,
  notes: 20_000,
  /**
   * Characters of all saved searches, of all notes, and of the descriptions of all saved results: lists answer them at once, in the thread
   * of all requests. About 4,000 pages of notes.
   */
  texts: 8_000_000,
  /** Earlier texts of one note. */
  noteVersions: 200,
  /** Searches of the history that are kept, and those that one answer lists. */
  history: 500,
  historyListed: 100,
  /** Judgments that a member may send by e-mail in a day. */
  mailsADay: mailLimits.judgmentsADay,
  /** Characters of a folder's or a result's name. */
  name: 200,
} as const;

/** The day of the limit for e-mails. */
export const MAIL_DAY_MS = DAY_MS;
/** How long what was removed, and an earlier text of a note, can be had back. */
export const KEPT_AFTER_REMOVAL_MS = 30 * DAY_MS;
/** How long a repeated request answers as the first one. */
export const REQUESTS_KEPT_MS = DAY_MS;
/** An editor saves while its member types: so often it keeps an earlier text as a version. */
export const TYPING_MS = MINUTE_MS;
