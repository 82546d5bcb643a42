/** A repealed act of the operator's list. */
export interface ActRepealRow {
  /** Number and year, `26/1972`. */
  number: string;
  /** Title in comparable form, without its year. */
  title_key: string;
  /** Title with its year, without `The`. */
  title: string;
  /** Number and year of the repealing act of Parliament, `31/2005`; empty for any other law. */
  by_number: string;
  /** The repealing law as the list names it, `U.P. Act 3 of 1921`. */
  by_text: string;
  /** The list and its day. */
  source: string;
}

/** The table of repealed acts, part of the library's database. */
export interface RepealTables {
  act_repeals: ActRepealRow;
}
