import { actFormat } from './formats/acts.js';
import { actOfList } from './formats/civictech-acts.js';
import { readDecisionItems } from './formats/decisions.js';
import type { JsonRecord } from './formats/json-record.js';
import { judgmentFormat } from './formats/judgments.js';
import type { FileItem } from './file-item.js';
import { type OwnDocument, readOwnDocument } from './own/own-documents.js';
import { type OpenDataOptions, readOpenData } from './open-data/read-open-data.js';
import { type FolderOptions, readFolderItems } from './own/read-folder.js';
import { readRegistryItems } from './registry/read-registry.js';
import { asUtf8 } from './files/as-utf8.js';
import { FileProblem } from './files/file-problem.js';
import { openFileBytes } from './files/open-file.js';
import { readListItems } from './files/read-list.js';
import { type FileLine, LONGEST_LINE, readLines } from './files/read-lines.js';
import { readRecord } from './files/read-records.js';
import { readSafely } from './files/read-safely.js';

/** Kinds of files that the import reads. */
export const importFormats = ['judgments', 'acts', 'documents', 'files', 'decisions', 'registry', 'aws'] as const;
export type ImportFormat = (typeof importFormats)[number];

/** How files are read. */
export interface FileReading extends FolderOptions, OpenDataOptions {
  readonly format: ImportFormat;
}

/**
 * Reads the documents of a file or folder. `documents`: one JSON object a line in our own format. `files`: a folder of PDF,
 * DOCX, HTML and text files. `decisions`: text files in the layouts of two public collections. `judgments`, `acts`: one JSON
 * object a line in the layout of the development sets, or, for acts, one JSON list of the sections of one act. `registry`: a
 * list of the Supreme Court's registry beside its PDFs. `aws`: a folder or an address with the layout of AWS Open Data.
 * Throws a FileProblem if the file cannot be read, or ends inside of a line.
 */
export function readFileItems(file: string, reading: FileReading): AsyncGenerator<FileItem> {
  switch (reading.format) {
    case 'files':
      return readFolderItems(file, reading);
    case 'decisions':
      return readDecisionItems(file);
    case 'registry':
      return readRegistryItems(file, reading.pool);
    case 'aws':
      return readOpenData(file, reading);
    case 'documents':
      return readLineItems(file, { readRecord: (record) => readOwnDocument(record, file, reading.pool) });
    case 'judgments':
      return readLineItems(file, { readRecord: (record) => ({ result: judgmentFormat(record) }) });
    case 'acts':
      return readLineItems(file, { readRecord: (record) => ({ result: actFormat(record) }), mayBeList: true });
  }
}

interface LineReading {
  readonly readRecord: (record: JsonRecord) => OwnDocument | Promise<OwnDocument>;
  /** True if the file may also be one list of the sections of an act. */
  readonly mayBeList?: true;
}

async function* readLineItems(file: string, reading: LineReading): AsyncGenerator<FileItem> {
  const bytes = await openFileBytes(file);
  const list: Buffer[] = [];
  for await (const line of readLines(asUtf8(bytes.chunks))) {
    if (list.length > 0 || (reading.mayBeList && opensList(line))) {
      list.push(line.bytes);
      continue;
    }
    const parsed = readRecord(line, LONGEST_LINE);
    if (!parsed.ok && parsed.isCut) {
      throw Object.assign(new FileProblem(parsed.reason, { isUnopened: false }), { line: line.number });
    }
    const read = parsed.ok ? await readSafely(() => reading.readRecord(parsed.record)) : { result: parsed };
    yield { ...read, line: line.number, position: bytes.bytesRead() };
    // Refuses a list over many lines once, not line by line.
    if (!read.result.ok && line.number === 1 && read.result.reason.startsWith('The file is')) return;
  }
  if (list.length > 0) yield* readList(list, bytes.bytesRead());
}

const opensList = ({ number, bytes, isTooLong }: FileLine): boolean =>
  number === 1 && !isTooLong && /^\s*\[/.test(bytes.subarray(0, 64).toString('latin1'));

const utf8 = new TextDecoder('utf-8', { fatal: true });

function* readList(lines: readonly Buffer[], position: number): Generator<FileItem> {
  const refuse = (reason: string): FileItem => ({ result: { ok: false, reason }, position });
  if (lines.reduce((sum, { length }) => sum + length, 0) > LONGEST_LINE) {
    yield refuse(`The list is longer than ${Math.floor(LONGEST_LINE / 1_048_576)} MB.`);
    return;
  }
  let text: string;
  try {
    text = lines.map((line) => utf8.decode(line)).join('\n');
  } catch {
    yield refuse('The file is not valid UTF-8.');
    return;
  }
  const { refused, ...act } = actOfList(readListItems(text));
  for (const { record, reason } of refused) yield { result: { ok: false, reason }, record, position };
  yield { result: act, position };
}
