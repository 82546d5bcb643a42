/** Citations and references in one file: a brief of hundreds of pages has fewer. */
const MAX_ENTRIES = 1000;
/** Characters of a heading or a label. A citation with its names is shorter. */
const MAX_HEADING = 2000;
/** Characters of what a column says: two quotations of seven printed pages, each on both sides. */
const MAX_TEXT = 100_000;
/** Characters of all texts together: 300 printed pages, which are set in some seconds. */
const MAX_CHARACTERS = 1_000_000;
/** Columns of an entry. */
const MAX_COLUMNS = 5;
/** Printed lines of all texts together, before they are broken: 20 of each entry. */
const MAX_LINES = 20_000;
/** Bytes of a character in JSON that is not one of the rare escapes: those of a Devanagari letter. */
const JSON_CHARACTER = 3;
/** Bytes around the words of one entry: the names of its fields. */
const JSON_ENTRY = 300;

/** Bounds of a report that is printed. */
export const reportLimits = {
  maxEntries: MAX_ENTRIES,
  maxHeading: MAX_HEADING,
  maxText: MAX_TEXT,
  maxCharacters: MAX_CHARACTERS,
  maxColumns: MAX_COLUMNS,
  maxLines: MAX_LINES,
  /** Sections, and notes at the end. */
  maxParts: 5,
  /** Bytes of the body. */
  maxBody: MAX_CHARACTERS * JSON_CHARACTER + MAX_ENTRIES * JSON_ENTRY,
} as const;
