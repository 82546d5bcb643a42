/**
 * Parses a table: each line has a name and other spellings, separated by commas. A line that begins with `|` sets the marks
 * of the lines below it. Returns every spelling with its value.
 */
export const namesIn = <T>(table: string, valueOf: (name: string, marks: string, line: string) => T): [string, T][] =>
  table.split('\n|').flatMap((group) => {
    const [marks = '', ...rows] = group.split('\n');
    return rows.flatMap((row) => {
      const forms = row.split(',');
      const value = valueOf(forms[0] ?? '', marks, row);
      return forms.map((form): [string, T] => [form, value]);
    });
  });
