/** Parses a table of names and their aliases. Commas separate rows, spaces separate names; the first name is canonical. */
export function rowsOf(text: string): readonly (readonly string[])[] {
  return text.split(',').map((row) => row.split(' '));
}
