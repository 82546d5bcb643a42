/**
 * Reads a table: a line each, its name and further spellings between commas; what a line begins with behind a bar are the marks of the
 * lines beneath. Gives every spelling and what it stands for.
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
