/** A row of a table: its cells by the name of their column, and the line of the file on which it begins. */
export interface CsvRow {
  readonly line: number;
  readonly cells: ReadonlyMap<string, string>;
}

/** A comma, a semicolon or a tab: the one of which the first line has most. */
const SEPARATORS = [',', ';', '\t'] as const;

/**
 * Reads a table of comma-separated values: the first row has the names of the columns, a cell in quotes may have commas and
 * line ends. Tables of Excel with semicolons or tabs are read too. Rows without a value are left out.
 */
export function readCsv(text: string): readonly CsvRow[] {
  const plain = text.replace(/^\ufeff/, '');
  const [head = ''] = plain.split(/\r?\n/, 1);
  const countOf = (separator: string) => head.split(separator).length;
  const separator = SEPARATORS.toSorted((one, other) => countOf(other) - countOf(one))[0] ?? ',';
  const [names, ...rows] = readRows(plain, separator);
  if (names === undefined) return [];
  return rows
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
    .map(({ line, cells }) => ({
      line,
      cells: new Map(names.cells.map((name, at): [string, string] => [name, cells[at] ?? ''])),
    }));
}

interface Row {
  readonly line: number;
  readonly cells: string[];
}

function readRows(text: string, separator: string): Row[] {
  const rows: Row[] = [];
  let row: Row = { line: 1, cells: [] };
  let cell = '';
  let line = 1;
  let isQuoted = false;
  const endCell = () => {
    row.cells.push(cell.trim());
    cell = '';
  };
  const endRow = () => {
    endCell();
    rows.push(row);
    row = { line: line + 1, cells: [] };
  };
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (letter === '"' && cell.trim() === '') {
      isQuoted = true;
      cell = '';
    } else if (letter === separator) endCell();
    else if (letter === '\n') endRow();
    else cell += letter;
    if (letter === '\n') line += 1;
  }
  if (cell !== '' || row.cells.length > 0) endRow();
  return rows;
}
