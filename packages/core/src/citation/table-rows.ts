/** One line of a table: `name | forms | marks`. */
export interface TableRow {
  readonly name: string;
  /** All ways to write it, its name among them. */
  readonly forms: readonly string[];
  readonly marks: string;
}

/** Reads a table: a line each, its parts between bars, the forms between commas. */
export const tableRows = (table: string): TableRow[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', forms = '', marks = ''] = line.split('|');
      return { name, forms: [name, ...forms.split(',')].filter(Boolean), marks };
    });
