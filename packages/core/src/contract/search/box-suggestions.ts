import { warnings } from '../citations/later-treatment.js';
import type { Fields, ValueOf } from '../wire/kind.js';
import { count, day, text } from '../wire/readers.js';

/** What a row of the list below the search box opens, or searches for. */
export const boxRowKinds = ['case', 'citation', 'act', 'section', 'judge'] as const;

/** A kind of row: `citation` is a judgment that was found by one of its citations. */
export type BoxRowKind = (typeof boxRowKinds)[number];

const boxRow = {
  kind: boxRowKinds,
  /** Cause title, title of the act, heading of the section, or name of the judge. */
  title: text,
  /** Id of the judgment or act; empty for a judge. */
  id: ['file_name', text],
  /** Our own citation of the judgment or act, for addresses; empty for a judge. */
  houseCitation: ['lscitation', text],
  /** The citation to show; of an act its number, of a section its number in the act. Empty for a judge. */
  citation: text,
  /** The court of a judgment, or the act of a section; otherwise empty. */
  of: text,
  /** ISO date of the judgment; null for other rows, and if unknown. */
  decidedOn: ['dispose_dt', day],
  /** Anchor of the section in the act; otherwise empty. */
  anchor: text,
  /** ISO date on which the act was repealed; null if it was not. */
  repealedOn: ['repealed_on', day],
  /** The worst that a later judgment says against the case; null if the library knows nothing. */
  warning: [warnings, null],
  /** Judgments of the judge; 0 for other rows. */
  count,
} as const;

/** A row of the list below the search box. */
export interface BoxRow extends ValueOf<typeof boxRow> {}

export const boxSuggestions = {
  /** The citation or provision as which the text was read, in its usual form; empty if it is neither. */
  readAs: ['read_as', text],
  /** Rows of one group are together; the group that the text names comes first. At most 20. */
  rows: [boxRow as Fields<BoxRow>],
} as const;

/** What the library has for the text typed so far. */
export interface BoxSuggestions extends ValueOf<typeof boxSuggestions> {}
