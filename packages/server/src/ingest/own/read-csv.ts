/** A row of a table: its cells by the name of their column, and the line of the file on which it begins. */
export interface CsvRow {
  readonly line: number;
  readonly cells: ReadonlyMap<string, string>;
  /** True if it has fewer cells than the header. */
  readonly isShort: boolean;
}

/** A row that cannot be read without a guess. */
export interface CsvProblem {
  readonly line: number;
  /** What is wrong, with the column of its line. */
  readonly reason: string;
  /** The text of the row; names in it may be files of the folder. */
  readonly text: string;
}

/** A table as far as it can be read. */
export interface CsvTable {
  /** The line of the names: 2 if the first one names the separator. */
  readonly line: number;
  /** Names of the columns, as written, up to the last that has one. */
  readonly names: readonly string[];
  readonly rows: readonly CsvRow[];
  readonly problems: readonly CsvProblem[];
}

/** A comma, a semicolon or a tab: the one of which the first line has most. */
const SEPARATORS = [',', ';', '\t'] as const;
/** The first line of some tables, for Excel. */
const NAMED_SEPARATOR = /^sep=([,;\t])\r?\n/i;

/**
 * Reads a table of comma-separated values: the first row has the names of the columns, a cell in quotes may have commas and
 * line ends. Tables of Excel with semicolons or tabs, with `sep=;` above the names, or with the line ends of old Macs are
 * read too. Rows without a value are left out. A row whose cells
 * could be shifted or cut is a problem and not read: quotes escaped by a backslash, more cells than columns with names, a
 * quotation mark that is not closed, a line end of an old Mac between others.
 */
export function readCsv(text: string): CsvTable {
  const lines = text.replace(/^\ufeff/, '');
  const plain = lines.includes('\n') ? lines : lines.replaceAll('\r', '\n');
  const [mark = '', given] = NAMED_SEPARATOR.exec(plain) ?? [];
  const [head = ''] = plain.slice(mark.length).split(/\r?\n/, 1);
  const countOf = (separator: string) => head.split(separator).length;
  const separator = given ?? SEPARATORS.toSorted((one, other) => countOf(other) - countOf(one))[0] ?? ',';
  const start = { at: mark.length, line: mark === '' ? 1 : 2 };
  const [first, ...rest] = readRows(plain, separator, start);
  const written = first?.cells ?? [];
  const names = written.slice(0, written.findLastIndex((name) => name !== '') + 1);
  const rows: CsvRow[] = [];
  const problems: CsvProblem[] = first?.problem === undefined ? [] : [problemOf(first, first.problem, plain)];
  for (const row of rest) {
    const { line, cells } = row;
    const surplus = cells.findIndex((cell, at) => at >= names.length && cell !== '');
    const problem =
      row.problem ??
      (surplus === -1
        ? undefined
        : {
            at: row.starts[surplus] ?? row.end,
            reason: `cell ${surplus + 1} has no column, because the table has ${names.length}; put a cell that has separators in quotation marks`,
          });
    if (problem !== undefined) problems.push(problemOf(row, problem, plain));
    else if (cells.some((cell) => cell !== ''))
      rows.push({
        line,
        cells: new Map(names.map((name, at): [string, string] => [name, cells[at] ?? ''])),
        isShort: cells.length < names.length,
      });
  }
  return { line: start.line, names, rows, problems };
}

interface Fault {
  /** Offset in the text. */
  readonly at: number;
  readonly reason: string;
}

interface Row {
  readonly line: number;
  readonly start: number;
  readonly cells: string[];
  /** Offsets of the cells. */
  readonly starts: number[];
  end: number;
  problem?: Fault;
}

function problemOf({ line, start, end }: Row, { at, reason }: Fault, text: string): CsvProblem {
  const before = text.slice(start, at).split('\n');
  const column = (before.at(-1)?.length ?? 0) + 1;
  const place = before.length === 1 ? `Column ${column}` : `Line ${line + before.length - 1}, column ${column}`;
  return { line, reason: `${place}: ${reason}.`, text: text.slice(start, end) };
}

const BACKSLASH = 'a quotation mark follows a backslash; inside of a cell write it twice ("")';
const UNCLOSED = 'a quotation mark is not closed';
const STRAY = 'a cell with quotation marks must be in quotation marks itself, with those inside written twice ("")';

const LONE_CR =
  'a line end of an old Mac (CR) joins two rows, because the other line ends are LF; save the table with one kind';

function readRows(text: string, separator: string, first: { readonly at: number; readonly line: number }): Row[] {
  const rows: Row[] = [];
  const begin = (start: number, line: number): Row => ({ line, start, cells: [], starts: [start], end: text.length });
  let row = begin(first.at, first.line);
  let cell = '';
  let { line } = first;
  /** Offset of the quotation mark that is open. */
  let opened = -1;
  let isQuoted = false;
  /** Quotation marks of the cell outside of its quotes. */
  let stray = 0;
  const fail = (at: number, reason: string) => {
    row.problem ??= { at, reason };
  };
  const endCell = (next: number) => {
    if (isQuoted ? stray > 0 : stray % 2 === 1) fail(row.starts.at(-1) ?? next, STRAY);
    row.cells.push(cell.trim());
    row.starts.push(next);
    cell = '';
    isQuoted = false;
    stray = 0;
  };
  const endRow = (at: number) => {
    endCell(at + 1);
    row.end = at;
    rows.push(row);
    row = begin(at + 1, line + 1);
  };
  for (let { at } = first; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (opened !== -1) {
      if (letter !== '"') cell += letter;
      else if (text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else {
        if (text.charAt(at - 1) === '\\') fail(at, BACKSLASH);
        opened = -1;
      }
    } else if (letter === '"' && !isQuoted && cell.trim() === '') {
      opened = at;
      isQuoted = true;
      cell = '';
    } else if (letter === separator) endCell(at + 1);
    else if (letter === '\n') endRow(at);
    else {
      if (letter === '"') stray += 1;
      // Some programs end lines with two CR before LF.
      if (letter === '\r' && !'\r\n'.includes(text.charAt(at + 1))) fail(at, LONE_CR);
      cell += letter;
    }
    if (letter === '\n') line += 1;
  }
  if (opened !== -1) {
    row.problem = { at: opened, reason: UNCLOSED };
  }
  if (cell !== '' || row.cells.length > 0 || isQuoted) endRow(text.length);
  return rows;
}
