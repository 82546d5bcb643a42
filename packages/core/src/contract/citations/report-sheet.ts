/** A named part of an entry: a column, and what it says. */
export interface SheetLine {
  /** May be empty. */
  readonly label: string;
  /** Lines end with `\n`. Words that differ are in square brackets. */
  readonly text: string;
}

/** One citation or reference of a file. */
export interface SheetEntry {
  /** The words of the brief, and their line. */
  readonly heading: string;
  /** Address of the judgment; empty if there is none, or several. A PDF has a link only to the library itself. */
  readonly address: string;
  /** At most 5. */
  readonly lines: readonly SheetLine[];
}

/** A list of entries. */
export interface SheetSection {
  /** May be empty. */
  readonly heading: string;
  readonly entries: readonly SheetEntry[];
}

/** The report of a check of a brief in words alone. Every form of file has the same entries in the same order. */
export interface ReportSheet {
  readonly title: string;
  /** The brief and the day of the check. */
  readonly subtitle: string;
  /** How many citations have each answer. */
  readonly sentence: string;
  /** Citations, then references: at most 1,000 entries, 20,000 lines and 1,000,000 characters together. */
  readonly sections: readonly SheetSection[];
  /** What must be known to read it. */
  readonly notes: readonly string[];
}
