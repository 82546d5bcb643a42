import { readdir, stat } from 'node:fs/promises';
import { dirname, extname, join, relative, sep } from 'node:path';
import type { FileItem } from '../file-item.js';
import { FileProblem } from '../files/file-problem.js';
import type { PdfPool } from '../texts/pdf-pool.js';
import { isTextFile, readTextFile } from '../texts/read-text-file.js';
import { readOwnCase } from './read-own-case.js';
import { type ColumnMap, readTable, type TableRow } from './read-table.js';
import { rowsOfFiles } from './rows-of-files.js';

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
 * and so is a row of the table that belongs to no file, or to several. Throws a FileProblem if the folder or the table
 * cannot be read.
 */
export async function* readFolderItems(path: string, options: FolderOptions): AsyncGenerator<FileItem> {
  const { folder, files, tables } = await listFiles(path);
  const table = options.particulars ?? (tables.length === 1 ? tables[0] : undefined);
  const rows = table === undefined ? [] : await readTable(table, options.columns);
  const { rowOf, problems } = rowsOfFiles(rows, files, folder);
  const readOne = async (file: string): Promise<FileItem> => readItem(file, folder, options.pool, rowOf.get(file));
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
  for (const { line, reason } of problems) yield { file: table ?? path, line, result: { ok: false, reason }, position };
}

async function readItem(file: string, folder: string, pool: PdfPool, row: TableRow | undefined): Promise<FileItem> {
  const given = row?.given ?? {};
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
