/** Names with their other names: rows parted by commas, names by blanks; the first of a row is the one it goes by. */
export function rowsOf(text: string): readonly (readonly string[])[] {
  return text.split(',').map((row) => row.split(' '));
}
