import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { courts, SUPREME_COURT_ID, courtById } from '../../courts/courts.js';
import { type ArchiveMember, MemberProblem, type ReadArchive } from '../archives/archive-member.js';
import { readTar } from '../archives/read-tar.js';
import { readZip } from '../archives/read-zip.js';
import type { FileItem } from '../file-item.js';
import { FileProblem } from '../files/file-problem.js';
import { readSafely } from '../files/read-safely.js';
import { isJsonRecord, recordsAt, textAt } from '../formats/json-record.js';
import { readOwnCase } from '../own/read-own-case.js';
import type { TextPool } from '../texts/text-pool.js';
import { readTextFile } from '../texts/read-text-file.js';
import { nameOfFile } from './facts.js';
import { openFolderPlace } from './folder-place.js';
import { openHttpPlace } from './http-place.js';
import type { ImportLog } from './import-log.js';
import { groupPartitions, isArchive, type Partition, partitionOf } from './partition.js';
import type { LocalCopy, Place, PlacedFile } from './place.js';
import { type FactsByName, readArchivedFacts, readParquetFacts } from './read-facts.js';

/** How a public set is read. */
export interface OpenDataOptions {
  readonly pool: TextPool;
  /** `year=2024`, `court=27_1`: reads these parts of the set alone. */
  readonly only?: readonly string[];
  /** Folder for downloads; what a stop leaves there is used again. */
  readonly downloads?: string;
  /** What earlier imports have stored; everything is read without it. */
  readonly log?: ImportLog;
  /** Stores all items so far. The log is written after it. */
  readonly settle?: () => Promise<void>;
  readonly signal?: AbortSignal;
}

/** PDFs that are being read while one is stored, for each thread. */
const AHEAD = 2;
/** After so many judgments the log says how far the import is. */
const NOTE_EVERY = 256;
const LARGEST_PDF = 200 * 1024 * 1024;
const TOO_LARGE = 'The PDF is larger than 200 MB.';
const NESTED = 'This is an archive inside of an archive; unpack it first.';
const LARGEST_INDEX = 256 * 1024 * 1024;

export const isAddress = (path: string): boolean => /^https?:\/\//i.test(path);

/**
 * Reads the sets of the Supreme Court and of the High Courts in AWS Open Data, from a folder or an address with their
 * layout: archives of PDFs (`data/tar`, `data/zip`) by their index files, and particulars (`metadata/parquet`, `metadata/tar`,
 * `metadata/zip`). One archive is on the disk and some of its PDFs are open at a time. A bad PDF, table or archive is refused
 * and the rest is read. Throws a FileProblem if there is no such set, and at the end if an archive could not be read whole.
 */
export async function* readOpenData(base: string, options: OpenDataOptions): AsyncGenerator<FileItem> {
  const scratch = await mkdtemp(join(tmpdir(), 'headnote-import-'));
  try {
    const downloads = options.downloads ?? join(scratch, 'downloads');
    const place = isAddress(base)
      ? openHttpPlace(new URL(base), downloads, options.signal)
      : await openFolderPlace(base);
    const partitions = await listPartitions(place, options.only ?? []);
    const run: Run = { place, options, scratch, broken: 0, position: 0 };
    for (const partition of partitions) yield* readPartition(partition, run);
    if (run.broken > 0) {
      throw new FileProblem(
        `${run.broken} archives could not be read to their end; the next import tries them again.`,
        {
          isUnopened: false,
        },
      );
    }
  } catch (error) {
    // A stop breaks off a download; that is no failure.
    if (options.signal?.aborted !== true) throw error;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

interface Run {
  readonly place: Place;
  readonly options: OpenDataOptions;
  readonly scratch: string;
  broken: number;
  /** Bytes of the archives so far. */
  position: number;
}

async function listPartitions(place: Place, only: readonly string[]): Promise<Partition[]> {
  const years = only.filter((part) => part.startsWith('year='));
  const below = years.length === 0 ? [''] : years.map((year) => `${year}/`);
  for (const folder of ['data/tar/', 'data/zip/']) {
    const lists = await Promise.all(below.map((part) => place.list(folder + part)));
    const found = groupPartitions(lists.flat(), only);
    if (found.length > 0) return found;
  }
  throw new FileProblem('There are no archives below "data/tar" or "data/zip", or none that --only asks for.', {
    isUnopened: true,
  });
}

async function* readPartition(partition: Partition, run: Run): AsyncGenerator<FileItem> {
  const { place, options } = run;
  const named = await readIndex(partition, run);
  const archives = partition.archives.filter(({ path }) => named?.has(path) ?? true);
  for (const path of named ?? []) {
    if (archives.every((archive) => archive.path !== path))
      yield refusal(path, 'The index names it, and it is not there.', run);
  }
  const isOpen = ({ path, stamp }: PlacedFile) => options.log?.done(logName(place, path), stamp) !== Infinity;
  const open = archives.filter(isOpen);
  if (open.length === 0) return;
  const { facts, refused } = await readFacts(partition.key, run);
  yield* refused;
  for (const archive of open) yield* readOneArchive(archive, facts, run);
}

const logName = ({ base }: Place, path: string): string => `${base} ${path}`;

const refusal = (file: string, reason: string, { position }: Run): FileItem => ({
  file,
  result: { ok: false, reason },
  position,
});

const reasonOf = (error: unknown): string => {
  if (error instanceof FileProblem) return error.message;
  throw error;
};

/** Runs work on a file, and removes what was downloaded for it. */
async function withCopy<T>(place: Place, file: PlacedFile, work: (copy: LocalCopy) => Promise<T>): Promise<T> {
  const copy = await place.copy(file);
  try {
    return await work(copy);
  } finally {
    await copy.release();
  }
}

/** Paths of the archives that the index names; undefined without a usable index: the archives that are there count then. */
async function readIndex({ index }: Partition, { place }: Run): Promise<ReadonlySet<string> | undefined> {
  if (index === undefined || index.size > LARGEST_INDEX) return undefined;
  const text = await withCopy(place, index, ({ path }) => readFile(path, 'utf8')).catch((error: unknown) => {
    reasonOf(error);
    return '';
  });
  const folder = index.path.slice(0, index.path.lastIndexOf('/') + 1);
  try {
    const value: unknown = JSON.parse(text);
    const names = isJsonRecord(value) ? recordsAt(value, 'parts').map((part) => textAt(part, 'name')) : [];
    const paths = names.filter((name) => isArchive(name) && !name.includes('/')).map((name) => folder + name);
    return paths.length === 0 ? undefined : new Set(paths);
  } catch {
    return undefined;
  }
}

/** The particulars of a partition: from the table, or else from the archives of JSON. */
async function readFacts(key: string, run: Run): Promise<{ facts: FactsByName; refused: FileItem[] }> {
  const { place } = run;
  const refused: FileItem[] = [];
  const facts: FactsByName = new Map();
  for (const folder of ['metadata/parquet/', 'metadata/tar/', 'metadata/zip/']) {
    const files = (await place.list(`${folder}${key}/`)).filter(
      ({ path }) => partitionOf(path) === key && (isArchive(path) || path.endsWith('.parquet')),
    );
    for (const file of files) {
      try {
        const found = await withCopy(place, file, ({ path }) =>
          file.path.endsWith('.parquet') ? readParquetFacts(path) : readArchivedFacts(path, readerOf(file.path)),
        );
        for (const [name, fact] of found) facts.set(name, fact);
      } catch (error) {
        refused.push(refusal(file.path, reasonOf(error), run));
      }
    }
    if (facts.size > 0) break;
  }
  return { facts, refused };
}

const readerOf = (path: string): ReadArchive => (/\.zip$/i.test(path) ? readZip : readTar);

/** Reads an archive from where the last import has stored it. */
async function* readOneArchive(archive: PlacedFile, facts: FactsByName, run: Run): AsyncGenerator<FileItem> {
  const { place, options } = run;
  const { log, settle } = options;
  const name = logName(place, archive.path);
  const note = async (done: number) => {
    await settle?.();
    if (settle !== undefined) await log?.note(name, archive.stamp, done);
  };
  let copy: LocalCopy | undefined;
  try {
    copy = await place.copy(archive);
    const from = log?.done(name, archive.stamp) ?? 0;
    let noted = from;
    for await (const { item, member } of readMembers(copy.path, { archive, facts, run, from })) {
      yield item;
      if (member - noted < NOTE_EVERY) continue;
      await note(member);
      noted = member;
    }
    await note(Infinity);
  } catch (error) {
    if (options.signal?.aborted) return;
    run.broken += 1;
    yield refusal(archive.path, reasonOf(error), run);
  } finally {
    // A stop leaves the download for the next import.
    if (options.signal?.aborted !== true) await copy?.release();
  }
  run.position += archive.size;
}

interface Members {
  readonly archive: PlacedFile;
  readonly facts: FactsByName;
  readonly run: Run;
  /** Members that are stored already. */
  readonly from: number;
}

interface ReadMember {
  readonly item: FileItem;
  /** One-based place in the archive. */
  readonly member: number;
}

/** Reads the PDFs of an archive, several at once, in their order. */
async function* readMembers(path: string, { archive, facts, run, from }: Members): AsyncGenerator<ReadMember> {
  const { pool } = run.options;
  const reading: { readonly item: Promise<FileItem>; readonly member: number; readonly pdf: string }[] = [];
  const next = async function* (): AsyncGenerator<ReadMember> {
    const first = reading.shift();
    if (first === undefined) return;
    yield { item: await first.item, member: first.member };
    await rm(first.pdf, { force: true });
  };
  let member = 0;
  let problem: unknown;
  try {
    for await (const found of readerOf(archive.path)(path)) {
      member += 1;
      if (member <= from || !(/\.pdf$/i.test(found.name) || isArchive(found.name))) continue;
      const pdf = join(run.scratch, `${member}.pdf`);
      const refused = isArchive(found.name) ? NESTED : await write(found, pdf);
      const position = run.position + found.position;
      const item = readJudgment({ name: found.name, pdf, refused, archive, facts, pool, position });
      reading.push({ item, member, pdf });
      if (reading.length >= pool.size * AHEAD) yield* next();
    }
  } catch (error) {
    // What was read before a damaged place counts.
    problem = error;
  }
  while (reading.length > 0) yield* next();
  if (problem !== undefined) throw problem;
}

/** Writes a member to a file. Returns why it is refused, if it is. */
async function write({ body, size: stated }: ArchiveMember, path: string): Promise<string | undefined> {
  if (stated > LARGEST_PDF) return TOO_LARGE;
  try {
    await pipeline(body, createWriteStream(path));
    return undefined;
  } catch (error) {
    if (error instanceof MemberProblem) return error.message;
    throw error;
  }
}

interface OneJudgment {
  readonly name: string;
  readonly pdf: string;
  /** Why there is no such file. */
  readonly refused: string | undefined;
  readonly archive: PlacedFile;
  readonly facts: FactsByName;
  readonly pool: TextPool;
  readonly position: number;
}

async function readJudgment(judgment: OneJudgment): Promise<FileItem> {
  const { name, pdf, refused, archive, facts, pool, position } = judgment;
  const file = `${archive.path}: ${name}`;
  if (refused !== undefined) return { file, position, result: { ok: false, reason: refused } };
  const read = await readTextFile(pdf, pool);
  if (!read.ok) return { file, position, result: read };
  const key = nameOfFile(name);
  const { id, court, ...origin } = originOf(archive.path, key);
  const given = { ...origin, ...facts.get(key)?.given, ...(court !== undefined && { court }) };
  const { result } = await readSafely(() => ({
    result: readOwnCase({ id, text: read.text, isPaged: read.isPaged, given }),
  }));
  return { file, position, result, original: pdf };
}

/** The path of an archive says which court it is from. */
function originOf(path: string, name: string) {
  const parts = new Map(
    partitionOf(path)
      .split('/')
      .map((part): [string, string] => [part.split('=')[0] ?? '', part.split('=')[1] ?? '']),
  );
  const licence = 'CC-BY-4.0';
  const code = parts.get('court');
  if (code === undefined) {
    const court = courtById(SUPREME_COURT_ID)?.name ?? '';
    return { id: `aws-sc:${name}`, court, licence, source: 'Indian Supreme Court Judgments, Vanga, AWS Open Data' };
  }
  const codes = [parts.get('bench'), code.replace('~', '_')];
  const court = codes
    .map((wanted) => courts.find((one) => one.code === wanted)?.name)
    .find((found) => found !== undefined);
  return { id: `aws-hc:${name}`, court, licence, source: 'Indian High Court Judgments, Vanga, AWS Open Data' };
}
