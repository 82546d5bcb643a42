import { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects, snappyUncompress } from 'hyparquet';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { MemberProblem, readBody, type ReadArchive } from '../archives/archive-member.js';
import { FileProblem } from '../files/file-problem.js';
import { isJsonRecord, type JsonRecord } from '../formats/json-record.js';
import { factsOf, type Facts } from './facts.js';

/** What the particulars of a partition say, by the name of the PDF without its end. */
export type FactsByName = Map<string, Facts>;

/** Bytes of a JSON file. The particulars of one judgment, with the portal's page, have some ten thousand characters. */
const LARGEST_RECORD = 256 * 1024;
/** Judgments in the particulars of one part of a set. A year of the largest bench has a third of it, and it fits in memory. */
const MOST_JUDGMENTS = 500_000;
/** Bytes of one page of a Parquet table, unpacked. Writers make pages of 1 MB. */
const LARGEST_PAGE = 64 * 1024 * 1024;
/** Bytes of all pages of a group of rows, unpacked, which are in memory at once. Writers make groups of 128 MB. */
const LARGEST_GROUP = 512 * 1024 * 1024;

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

/**
 * Unpacks the pages of one group of rows. Throws for a page that is larger than any writer makes, because two megabytes can
 * become two gigabytes.
 */
function createCompressors() {
  let left = LARGEST_GROUP;
  const limit = (length: number) => {
    left -= length;
    if (length > LARGEST_PAGE || left < 0)
      throw new Error('its pages are larger than any program writes them; make the table again');
    return { maxOutputLength: length };
  };
  const unpack =
    (unpackWith: (bytes: Uint8Array, options: { readonly maxOutputLength: number }) => Buffer) =>
    (bytes: Uint8Array, length: number) =>
      // An empty page cannot have the length 0 as its limit.
      length === 0 ? new Uint8Array() : new Uint8Array(unpackWith(bytes, limit(length)));
  return {
    GZIP: unpack(gunzipSync),
    BROTLI: unpack(brotliDecompressSync),
    ZSTD: unpack(zstdDecompressSync),
    SNAPPY(bytes: Uint8Array, length: number) {
      limit(length);
      const page = new Uint8Array(length);
      snappyUncompress(bytes, page);
      return page;
    },
  };
}

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
      if (rowEnd > MOST_JUDGMENTS) throw tooMany();
      const compressors = createCompressors();
      const found = await parquetReadObjects({ file, metadata, columns: wanted, rowStart, rowEnd, compressors });
      for (const row of found) add(facts, row);
      rowStart = rowEnd;
    }
    return facts;
  } catch (error) {
    if (error instanceof FileProblem) throw error;
    throw new FileProblem(`The Parquet table is damaged (${error instanceof Error ? error.message : String(error)}).`, {
      isUnopened: false,
      cause: error,
    });
  }
}

/** Reads an archive of JSON files, one for each judgment. A file that is none is passed over. Throws a FileProblem. */
export async function readArchivedFacts(path: string, readArchive: ReadArchive): Promise<FactsByName> {
  const facts: FactsByName = new Map();
  for await (const member of readArchive(path)) {
    if (!/\.json$/i.test(member.name)) continue;
    const bytes = await readBody(member, LARGEST_RECORD).catch(passOver);
    const record = bytes && parse(bytes.toString('utf8'));
    if (record !== undefined) add(facts, { path: member.name, ...record });
    if (facts.size > MOST_JUDGMENTS) throw tooMany();
  }
  return facts;
}

const tooMany = () =>
  new FileProblem(
    `The particulars have more than ${MOST_JUDGMENTS.toLocaleString('en-IN')} judgments in one part of the set. Divide it, for example by year.`,
    { isUnopened: false },
  );

function passOver(error: unknown): undefined {
  if (!(error instanceof MemberProblem)) throw error;
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
