/** Citations in one check: as many as a long brief contains. */
const MAX_CHECKED = 500;
/** Characters of a citation with its parallels, or of the parties' names: more than any printed one has. */
const MAX_CHECKED_TEXT = 256;
/** Maximum bytes of a character in JSON: a six-letter escape. */
const JSON_CHARACTER = 6;
/** Extra bytes of a text in a list: two quotation marks, a comma, a space. */
const JSON_TEXT = 4;
/** Bytes around the two lists. */
const JSON_FRAME = 1024;

/** Bounds of the citation calls. */
export const citationLimits = {
  /** Citations in one check: as many as a long brief contains. */
  maxChecked: MAX_CHECKED,
  /** Characters of a citation with its parallels, or of the parties' names: more than any printed one has. */
  maxCheckedText: MAX_CHECKED_TEXT,
  /**
   * Bytes of a check's body: the maximum number of citations and names, each of maximum length, in any JSON spelling.
   */
  maxCheckBody: 2 * MAX_CHECKED * (MAX_CHECKED_TEXT * JSON_CHARACTER + JSON_TEXT) + JSON_FRAME,
  /** Citing judgments in a list: more than a reader needs. A search by citation finds them all. */
  maxCiting: 200,
  /** Passages listed for each citing judgment. */
  maxMentions: 5,
  /** Citations in one judgment, and provisions in one judgment: twice as many as in the longest one known, 5 MB of answer. */
  maxPlaces: 5_000,
} as const;
