import { basename, relative } from 'node:path';
import { problemOfValues } from './read-own-case.js';
import type { ParticularsTable, TableRow } from './read-table.js';

/** The row of each file, and the rows that belong to no file or cannot be used. */
export interface RowsOfFiles {
  readonly rowOf: ReadonlyMap<string, TableRow>;
  /** Files with a row that cannot be used: without it they would get other particulars than those that were given. */
  readonly refusedFiles: ReadonlySet<string>;
  readonly problems: readonly { readonly line: number; readonly reason: string }[];
}

/**
 * Gives each row to its file. A row names a file by its path in the folder, or by its name alone if only one file has that
 * name: the particulars of another judgment are worse than none.
 */
export function rowsOfFiles(
  { rows, problems: unread }: Pick<ParticularsTable, 'rows' | 'problems'>,
  files: readonly string[],
  folder: string,
): RowsOfFiles {
  const byPath = Map.groupBy(files, (file) => keyOf(relative(folder, file)));
  const byName = Map.groupBy(files, (file) => keyOf(basename(file)));
  const byStem = Map.groupBy(files, (file) => stemOf(keyOf(basename(file))));
  const rowOf = new Map<string, TableRow>();
  const refusedFiles = new Set<string>();
  const problems: { line: number; reason: string }[] = unread.map(({ line, reason }) => ({ line, reason }));
  // A row that cannot be read may be that of any file whose name it has.
  const lost = unread.map(({ text }) => keyOf(text));
  for (const file of files) if (lost.some((text) => text.includes(keyOf(basename(file))))) refusedFiles.add(file);
  /** Files that a row may mean by their name alone. */
  const misnamed = new Set<string>();
  let above: { readonly row: TableRow; readonly file: string | undefined } | undefined;
  for (const row of rows) {
    const key = keyOf(row.file);
    const [file, ...others] = byPath.get(key) ?? byName.get(key) ?? [];
    const alike = file === undefined ? (byName.get(basename(key)) ?? byStem.get(stemOf(basename(key))) ?? []) : [];
    for (const one of file === undefined ? alike : others.length > 0 ? [file, ...others] : []) misnamed.add(one);
    const taken = file === undefined ? undefined : rowOf.get(file);
    const reason = problemOf(row, { file, others, taken, alike: alike[0] && relative(folder, alike[0]) });
    if (reason !== undefined) problems.push({ line: row.line, reason });
    else if (file !== undefined) rowOf.set(file, row);
    if (file === undefined && !FILE_NAME.test(row.file) && above?.row.isShort && above.file !== undefined) {
      problems.push({ line: above.row.line, reason: BROKEN_ROW });
      refusedFiles.add(above.file);
    }
    above = { row, file };
  }
  for (const file of misnamed) if (!rowOf.has(file)) refusedFiles.add(file);
  for (const [file, { file: name, line, given, shift }] of rowOf) {
    const reason = shift ?? problemOfValues(given);
    if (reason === undefined) continue;
    problems.push({ line, reason: `${name}: ${reason}` });
    refusedFiles.add(file);
  }
  return { rowOf, refusedFiles, problems: problems.toSorted((one, other) => one.line - other.line) };
}

/** Ends as the names of files do. */
const FILE_NAME = /\.\w{2,5}$/;
const BROKEN_ROW =
  'The row has fewer cells than the header, and the next one names no file: put a value with a line break in quotes.';

interface Found {
  readonly file: string | undefined;
  readonly others: readonly string[];
  /** The row above that has the file already. */
  readonly taken: TableRow | undefined;
  /** Path in the folder of a file that has the same name in another place. */
  readonly alike: string | undefined;
}

function problemOf(row: TableRow, { file, others, taken, alike }: Found): string | undefined {
  if (row.file === '') return 'The row names no file.';
  if (file === undefined && alike !== undefined)
    return `The folder has no file "${row.file}". If "${alike}" is meant, write this path; it is not read without a row of its own.`;
  if (file === undefined) return `The folder has no file "${row.file}".`;
  if (others.length > 0) return `${others.length + 1} files are named "${row.file}"; write the path in the folder.`;
  if (taken) return `Line ${taken.line} has the particulars of "${row.file}" already; remove one of the two lines.`;
  return undefined;
}

const keyOf = (name: string): string =>
  name.split(/[\\/]/).join('/').replace(/^\.\//, '').toLowerCase().normalize('NFC');

/** A name without its ending, and as it was before an address: `j%202.txt` may be `j 2.txt`. */
const stemOf = (name: string): string => {
  const plain = name.replace(/\.[a-z\d]{2,5}$/, '');
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain;
  }
};
