/** Citations of one check: as many as a long brief holds. */
const MAX_CHECKED = 500;
/** Characters of a citation with its parallels, and of the parties' names beside it: longer than any that is printed. */
const MAX_CHECKED_TEXT = 256;
/** Bytes of a character in JSON at the most: its escape, six letters long. */
const JSON_CHARACTER = 6;
/** Bytes of a text in a list: two quotation marks, a comma, a blank. */
const JSON_TEXT = 4;
/** Bytes for what stands around the two lists. */
const JSON_FRAME = 1024;

/** Bounds of the citation calls. */
export const citationLimits = {
  /** Citations of one check: as many as a long brief holds. */
  maxChecked: MAX_CHECKED,
  /** Characters of a citation with its parallels, and of the parties' names beside it: longer than any that is printed. */
  maxCheckedText: MAX_CHECKED_TEXT,
  /** Bytes of a check's body: the most citations, each with a name, at their longest, however JSON writes them. */
  maxCheckBody: 2 * MAX_CHECKED * (MAX_CHECKED_TEXT * JSON_CHARACTER + JSON_TEXT) + JSON_FRAME,
  /** Judgments that cite one, in its list: more than anybody reads, and a search by citation has them all. */
  maxCiting: 200,
  /** Places of one of them. */
  maxMentions: 5,
  /** Citations of one judgment, and as many provisions: ten times those of the longest known. */
  maxPlaces: 20_000,
} as const;
