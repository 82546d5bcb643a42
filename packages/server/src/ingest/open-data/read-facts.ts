import { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects } from 'hyparquet';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { readBody, type ReadArchive } from '../archives/archive-member.js';
import { FileProblem } from '../files/file-problem.js';
import { openFileBytes } from '../files/open-file.js';
import { isJsonRecord, type JsonRecord } from '../formats/json-record.js';
import { factsOf, type Facts } from './facts.js';

/** What the particulars of a partition say, by the name of the PDF without its end. */
export type FactsByName = Map<string, Facts>;

/** The particulars of one judgment have a few thousand characters. */
const LARGEST_RECORD = 4 * 1024 * 1024;

const columns = [
  'title',
  'petitioner',
  'respondent',
  'judge',
  'citation',
  'case_id',
  'cnr',
  'decision_date',
  'disposal_nature',
  'court',
  'path',
  'pdf_link',
];

const unpacked = (bytes: Buffer): Uint8Array => new Uint8Array(bytes);

/** Unpacks what the library does not. */
const compressors = {
  GZIP: (bytes: Uint8Array) => unpacked(gunzipSync(bytes)),
  BROTLI: (bytes: Uint8Array) => unpacked(brotliDecompressSync(bytes)),
  ZSTD: (bytes: Uint8Array) => unpacked(zstdDecompressSync(bytes)),
};

/** Reads a table of particulars, a group of rows at a time, without the page that each row was made from. Throws a FileProblem. */
export async function readParquetFacts(path: string): Promise<FactsByName> {
  const facts: FactsByName = new Map();
  try {
    const file = await asyncBufferFromFile(path);
    const metadata = await parquetMetadataAsync(file);
    const present = new Set(metadata.schema.map(({ name }) => name));
    const wanted = columns.filter((name) => present.has(name));
    let rowStart = 0;
    for (const { num_rows: rows } of metadata.row_groups) {
      const rowEnd = rowStart + Number(rows);
      const found = await parquetReadObjects({ file, metadata, columns: wanted, rowStart, rowEnd, compressors });
      for (const row of found) add(facts, row);
      rowStart = rowEnd;
    }
    return facts;
  } catch (error) {
    throw new FileProblem(`The Parquet table is damaged (${error instanceof Error ? error.message : String(error)}).`, {
      isUnopened: false,
      cause: error,
    });
  }
}

/** Reads an archive of JSON files, one for each judgment. A file that is none is passed over. Throws a FileProblem. */
export async function readArchivedFacts(path: string, readArchive: ReadArchive): Promise<FactsByName> {
  const facts: FactsByName = new Map();
  for await (const member of readArchive((await openFileBytes(path)).chunks)) {
    if (!/\.json$/i.test(member.name)) continue;
    const bytes = await readBody(member, LARGEST_RECORD);
    const record = bytes && parse(bytes.toString('utf8'));
    if (record !== undefined) add(facts, { path: member.name, ...record });
  }
  return facts;
}

function add(facts: FactsByName, row: JsonRecord): void {
  const read = factsOf(row);
  if (read.name !== '') facts.set(read.name, read);
}

function parse(text: string): JsonRecord | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isJsonRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
