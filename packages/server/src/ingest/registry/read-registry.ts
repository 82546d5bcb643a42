import { readFile, stat } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative } from 'node:path';
import { courtById, SUPREME_COURT_ID } from '../../courts/courts.js';
import { readRegistryNumber } from '../../extraction/fields/case-number.js';
import { readDate } from '../../extraction/fields/dates.js';
import { readRegistryBench } from '../../extraction/fields/judges.js';
import type { FileItem } from '../file-item.js';
import { FileProblem } from '../files/file-problem.js';
import { leadsOutside } from '../files/leads-outside.js';
import { readSafely } from '../files/read-safely.js';
import { isJsonRecord, type JsonRecord, textAt } from '../formats/json-record.js';
import type { Particulars } from '../own/particulars.js';
import { readOwnCase } from '../own/read-own-case.js';
import type { TextPool } from '../texts/text-pool.js';
import { readTextFile } from '../texts/read-text-file.js';

/** Largest list: the registry's lists of ten years have some megabytes. */
const LARGEST_LIST = 256 * 1024 * 1024;

/** PDFs that are being read while one is stored, for each thread. */
const AHEAD = 2;

/**
 * Reads a list of the Supreme Court's registry, `{"data": [...], "error": 0}`, and the PDFs that its `temp_link` names: by
 * their paths below the folder of the list, with or without `jonew/`, or by their names beside it. Refuses a row without a
 * PDF: the list has no texts. Throws a FileProblem if the file is no such list.
 */
export async function* readRegistryItems(path: string, pool: TextPool): AsyncGenerator<FileItem> {
  const { rows, size } = await readList(path);
  const reading: Promise<FileItem>[] = [];
  for (const [index, row] of rows.entries()) {
    const place = { record: index + 1, position: Math.round((size * (index + 1)) / rows.length) };
    reading.push(readSafely(() => readRow(row, dirname(path), pool)).then((read) => ({ ...read, ...place })));
    const first = reading.length < pool.size * AHEAD ? undefined : reading.shift();
    if (first !== undefined) yield await first;
  }
  for (const item of reading) yield await item;
}

async function readList(path: string): Promise<{ rows: readonly unknown[]; size: number }> {
  const unusable = (reason: string, isUnopened: boolean, cause?: unknown) =>
    new FileProblem(reason, { isUnopened, cause });
  const found = await stat(path).catch((error: unknown) => {
    throw unusable('The file does not exist.', true, error);
  });
  if (!found.isFile()) throw unusable('This is a folder; name the list in it.', true);
  if (found.size > LARGEST_LIST) throw unusable('The list is larger than 256 MB.', true);
  let list: unknown;
  try {
    list = JSON.parse((await readFile(path, 'utf8')).replace(/^\ufeff/, ''));
  } catch (error) {
    throw unusable('The file is not JSON.', false, error);
  }
  const rows = isJsonRecord(list) ? list['data'] : undefined;
  if (!Array.isArray(rows)) throw unusable('The file has no list "data"; it is no list of the registry.', false);
  return { rows, size: found.size };
}

type ReadRow = Pick<FileItem, 'result' | 'original' | 'file'>;

async function readRow(row: unknown, folder: string, pool: TextPool): Promise<ReadRow> {
  const refused = (reason: string): ReadRow => ({ result: { ok: false, reason } });
  if (!isJsonRecord(row)) return refused('The row is no object.');
  const link = textAt(row, 'temp_link').replace(/\s*\([^()]*\)$/, '');
  if (link === '') return refused('The row names no PDF ("temp_link").');
  const pdf = await findPdf(folder, link);
  if (pdf === undefined) return refused(`There is no file "${link}" beside the list, which has no texts itself.`);
  const read = await readTextFile(pdf, pool);
  if (!read.ok) return refused(`${link}: ${read.reason}`);
  const id = `sci:${link.replace(/^jonew\//, '').replace(/\.pdf$/i, '')}`;
  const result = readOwnCase({ id, text: read.text, isPaged: read.isPaged, given: particularsOf(row) });
  return read.isPdf ? { result, original: pdf } : { result };
}

async function findPdf(folder: string, link: string): Promise<string | undefined> {
  const names = [link, link.replace(/^jonew\//, ''), `jonew/${link}`, link.split('/').at(-1) ?? ''];
  for (const name of names) {
    const path = join(folder, name);
    const inside = relative(folder, path);
    if (inside === '' || inside.startsWith('..') || isAbsolute(inside) || !/\.pdf$/i.test(name)) continue;
    const isFile = await stat(path).then(
      (found) => found.isFile(),
      () => false,
    );
    if (isFile && !(await leadsOutside(folder, path))) return path;
  }
  return undefined;
}

function particularsOf(row: JsonRecord): Particulars {
  const nameOf = (name: string) =>
    textAt(row, name)
      .replace(/\s+/g, ' ')
      .replace(/\s+\.$/, '')
      .trim();
  const filled = (name: keyof Particulars, text: string): Particulars => (text === '' ? {} : { [name]: text });
  const judges = readRegistryBench(textAt(row, 'bench'));
  const advocates = ['pet_adv', 'res_adv'].map(nameOf).filter((name) => name !== '');
  return {
    ...filled('appellant', nameOf('pet')),
    ...filled('respondent', nameOf('res')),
    court: courtById(SUPREME_COURT_ID)?.name ?? '',
    ...filled('date', readDate(textAt(row, 'judgment_dates')) ?? ''),
    ...filled('caseNumber', readRegistryNumber(textAt(row, 'case_no'))),
    ...(judges.length > 0 && { judges }),
    ...(advocates.length > 0 && { advocates }),
    source: 'Supreme Court of India, registry',
  };
}
