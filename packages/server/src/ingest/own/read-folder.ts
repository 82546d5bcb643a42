import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, extname, join, relative, sep } from 'node:path';
import type { FileItem } from '../file-item.js';
import { FileProblem } from '../files/file-problem.js';
import type { PdfPool } from '../texts/pdf-pool.js';
import { isTextFile, readTextFile } from '../texts/read-text-file.js';
import { readOwnCase } from './read-own-case.js';
import { type ColumnMap, readTable, type TableRow } from './read-table.js';

/** How a folder is read. */
export interface FolderOptions {
  readonly pool: PdfPool;
  /** Path of the table of particulars; by default the only `.csv` directly in the folder. */
  readonly particulars?: string;
  readonly columns?: ColumnMap;
}

/** Files that are being read while one is stored, for each thread. */
const AHEAD = 2;

/**
 * Reads a folder of judgments, or one file: PDF, DOCX, HTML and text, with their particulars from a table if there is
 * one. Files in folders below are read too; hidden ones are not. Several PDFs are read at once. A bad file is refused,
 * and so is a row of the table for which there is no file. Throws a FileProblem if the folder or the table cannot be read.
 */
export async function* readFolderItems(path: string, options: FolderOptions): AsyncGenerator<FileItem> {
  const { folder, files, tables } = await listFiles(path);
  const table = options.particulars ?? (tables.length === 1 ? tables[0] : undefined);
  const rows = table === undefined ? [] : await readTable(table, options.columns);
  const byFile = new Map(rows.map((row) => [keyOf(row.file), row]));
  const readOne = async (file: string): Promise<FileItem> => readItem(file, folder, options.pool, byFile);
  const reading: Promise<FileItem>[] = [];
  let position = 0;
  for (const file of files) {
    reading.push(readOne(file));
    if (reading.length < options.pool.size * AHEAD) continue;
    const item = await reading.shift();
    if (item !== undefined) yield { ...item, position: (position += item.position) };
  }
  for (const promise of reading) {
    const item = await promise;
    yield { ...item, position: (position += item.position) };
  }
  const found = new Set(files.flatMap((file) => namesOf(file, folder)));
  for (const { file, line } of rows) {
    if (found.has(keyOf(file))) continue;
    yield {
      file: table ?? path,
      line,
      result: { ok: false, reason: file === '' ? 'The row names no file.' : `The folder has no file "${file}".` },
      position,
    };
  }
}

async function readItem(
  file: string,
  folder: string,
  pool: PdfPool,
  rows: ReadonlyMap<string, TableRow>,
): Promise<FileItem> {
  const [path = '', name = ''] = namesOf(file, folder);
  const given = (rows.get(path) ?? rows.get(name))?.given ?? {};
  const { size: position } = await stat(file);
  if (!isTextFile(file)) {
    return { file, position, result: { ok: false, reason: 'This is no PDF, DOCX, HTML or text file.' } };
  }
  const read = await readTextFile(file, pool);
  if (!read.ok) return { file, position, result: read };
  const id = given.id ?? `file:${relative(folder, file).split(sep).join('/')}`;
  const result = readOwnCase({ id, text: read.text, isPaged: read.isPaged, given });
  return { file, position, result, ...(read.isPdf && { original: file }) };
}

/** A row names a file by its path in the folder, or by its name alone. */
const namesOf = (file: string, folder: string): string[] => [keyOf(relative(folder, file)), keyOf(basename(file))];
const keyOf = (name: string): string =>
  name.split(/[\\/]/).join('/').replace(/^\.\//, '').toLowerCase().normalize('NFC');

async function listFiles(path: string): Promise<{ folder: string; files: string[]; tables: string[] }> {
  const found = await stat(path).catch((error: unknown) => {
    throw new FileProblem('The folder does not exist.', { isUnopened: true, cause: error });
  });
  if (!found.isDirectory()) return { folder: dirname(path), files: [path], tables: [] };
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const all = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(
      (file) =>
        !relative(path, file)
          .split(sep)
          .some((part) => part.startsWith('.')),
    )
    .toSorted();
  const isTable = (file: string) => extname(file).toLowerCase() === '.csv';
  return {
    folder: path,
    files: all.filter((file) => !isTable(file)),
    tables: all.filter((file) => isTable(file) && dirname(file) === path),
  };
}
