import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, extname, join, relative, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileItem } from '../file-item.js';
import { FileProblem } from '../files/file-problem.js';
import { readSafely } from '../files/read-safely.js';
import type { ParsedRecord } from '../formats/format.js';
import { readRecordId } from '../formats/record-id.js';
import type { TextPool } from '../texts/text-pool.js';
import { readTextFile } from '../texts/read-text-file.js';
import { readOwnCase } from './read-own-case.js';
import { type ColumnMap, type ParticularsTable, readTable, type TableRow } from './read-table.js';
import { rowsOfFiles } from './rows-of-files.js';

/** How a folder is read. */
export interface FolderOptions {
  readonly pool: TextPool;
  /** Path of the table of particulars; by default the only `.csv` directly in the folder; then others are refused. */
  readonly particulars?: string;
  readonly columns?: ColumnMap;
  /** Called with what was not read though nothing is refused, as one sentence. */
  readonly onNote?: (note: string) => void;
}

/** Files that are being read while one is stored, for each thread. */
const AHEAD = 2;

const NO_TABLE: ParticularsTable = { rows: [], problems: [], unread: [] };

/** Kinds of files that are read, as a person knows them. */
const KINDS = 'PDF (.pdf), Word (.docx), HTML (.html, .htm) and text (.txt)';

/**
 * Reads a folder of judgments, or one file: PDF, DOCX, HTML and text, with their particulars from a table if there is
 * one. Files in folders below are read too; hidden ones are not. Several PDFs are read at once. A bad file is refused,
 * and so is a row of the table that belongs to no file, or to several; these come first. Throws a FileProblem if the
 * folder or the table cannot be read, if the folder has nothing to read, or if it does not say which table to read.
 */
export async function* readFolderItems(path: string, options: FolderOptions): AsyncGenerator<FileItem> {
  const { folder, files, tables, links } = await listFiles(path);
  if (files.length === 0) throw problem(`The folder has no file to read; ${KINDS} are read.`);
  const table = options.particulars ?? tableOf(folder, tables);
  const tablePath = table && resolve(table);
  const rows = table === undefined ? NO_TABLE : await readTable(table, options.columns);
  if (table !== undefined && rows.unread.length > 0) options.onNote?.(unreadColumns(table, rows.unread));
  const { rowOf, refusedFiles, problems } = rowsOfFiles(rows, files, folder);
  for (const { line, reason } of problems) {
    yield { file: table ?? path, line, result: { ok: false, reason }, position: 0 };
  }
  if (options.particulars === undefined) {
    for (const file of tables.filter((one) => one !== table)) yield { file, result: TABLE_BELOW, position: 0 };
  }
  for (const file of links) yield { file, result: LINK, position: 0 };
  const reading: Promise<FileItem>[] = [];
  let position = 0;
  for (const file of files) {
    // A table that was named may end in `.txt`, as spreadsheets save Unicode.
    if (refusedFiles.has(file) || file === tablePath) continue;
    reading.push(readItem(file, { folder, pool: options.pool, row: rowOf.get(file) }));
    if (reading.length < options.pool.size * AHEAD) continue;
    const item = await reading.shift();
    if (item !== undefined) yield { ...item, position: (position += item.position) };
  }
  for (const promise of reading) {
    const item = await promise;
    yield { ...item, position: (position += item.position) };
  }
}

const problem = (reason: string, cause?: unknown) => new FileProblem(reason, { isUnopened: true, cause });

function unreadColumns(table: string, names: readonly string[]): string {
  const quoted = names.map((name) => `"${name}"`).join(', ');
  const what = names.length === 1 ? 'the column' : 'the columns';
  return `${basename(table)}: ${what} ${quoted} ${names.length === 1 ? 'is' : 'are'} not read; name what you need, as --columns title="${names[0]}".`;
}

const TABLE_BELOW: ParsedRecord = {
  ok: false,
  reason: 'A table in a folder below is not read; name it with --particulars, or import its folder by itself.',
};

const LINK: ParsedRecord = { ok: false, reason: 'A link is not followed; put the file itself there.' };

/** Finds the one table in the folder itself. Several are refused: with the wrong one, judgments would get wrong particulars. */
function tableOf(folder: string, tables: readonly string[]): string | undefined {
  const [table, ...others] = tables.filter((file) => dirname(file) === folder);
  if (table === undefined || others.length === 0) return table;
  const names = [table, ...others].map((file) => basename(file)).join(', ');
  throw problem(
    `The folder has ${others.length + 1} tables: ${names}. Say which has the particulars, as --particulars ${table}.`,
  );
}

interface Reading {
  readonly folder: string;
  readonly pool: TextPool;
  readonly row: TableRow | undefined;
}

/** Never rejects: files are read ahead, where nobody waits for the failure of one, and the others are still read. */
async function readItem(file: string, reading: Reading): Promise<FileItem> {
  const found = await stat(file).catch(() => undefined);
  if (found === undefined) {
    const reason = file.includes('\uFFFD') ? LOST_NAME : 'The file does not exist any more, or may not be opened.';
    return { file, position: 0, result: { ok: false, reason } };
  }
  return { file, position: found.size, ...(await readSafely(() => readCaseOf(file, reading))) };
}

async function readCaseOf(
  file: string,
  { folder, pool, row }: Reading,
): Promise<Pick<FileItem, 'result' | 'hash' | 'isNamed' | 'original'>> {
  const given = row?.given ?? {};
  const id = given.id ?? idOf(file, folder);
  if (given.id === undefined && 'reason' in readRecordId({ id })) return { result: { ok: false, reason: LONG_PATH } };
  const read = await readTextFile(file, pool);
  if (!read.ok) return { result: read };
  const result = readOwnCase({ id, text: read.text, isPaged: read.isPaged, given });
  const hash = await hashOf(file);
  return { result, hash, isNamed: given.id !== undefined, ...(read.isPdf && { original: file }) };
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('base64url');
}

/** Node gives such a name with other letters, and finds no file by them. */
const LOST_NAME = 'The name of the file is not in UTF-8, as old archives write it; rename the file.';
const LONG_PATH =
  'The path is too long for an id; shorten it, or give the file an id of its own in a table of particulars.';

/** The name of the folder and the path in it: `1.txt` of one folder is another judgment than `1.txt` of the next. */
const idOf = (file: string, folder: string): string =>
  `file:${[basename(folder), ...relative(folder, file).split(sep)].join('/')}`;

interface Listed {
  readonly folder: string;
  readonly files: readonly string[];
  readonly tables: readonly string[];
  /** Links to files or folders, which are not followed. */
  readonly links: readonly string[];
}

async function listFiles(path: string): Promise<Listed> {
  const found = await stat(path).catch((error: unknown) => {
    throw problem('The file or folder does not exist.', error);
  });
  const whole = resolve(path);
  if (!found.isDirectory()) return { folder: dirname(whole), files: [whole], tables: [], links: [] };
  const entries = await readdir(whole, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    throw problem('A folder in it cannot be read: it may not be opened, or its name is not in UTF-8.', error);
  });
  const namesOf = (isWanted: (entry: (typeof entries)[number]) => boolean) =>
    entries
      .filter(isWanted)
      .map((entry) => join(entry.parentPath, entry.name))
      .filter(
        (file) =>
          !relative(whole, file)
            .split(sep)
            .some((part) => part.startsWith('.')),
      )
      .toSorted();
  const all = namesOf((entry) => entry.isFile());
  const isTable = (file: string) => extname(file).toLowerCase() === '.csv';
  return {
    folder: whole,
    files: all.filter((file) => !isTable(file)),
    tables: all.filter((file) => isTable(file)),
    links: namesOf((entry) => entry.isSymbolicLink()),
  };
}
