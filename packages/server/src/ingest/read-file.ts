import { actFormat } from './formats/acts.js';
import { actOfList } from './formats/civictech-acts.js';
import type { ParsedRecord, RecordFormat } from './formats/format.js';
import { judgmentFormat } from './formats/judgments.js';
import { FileProblem } from './files/file-problem.js';
import { openFileBytes } from './files/open-file.js';
import { readListItems } from './files/read-list.js';
import { type FileLine, LONGEST_LINE, readLines } from './files/read-lines.js';
import { readRecord } from './files/read-records.js';

const formats: Readonly<Record<ImportFormat, RecordFormat>> = { judgments: judgmentFormat, acts: actFormat };

/** Kinds of documents that files contain. */
export type ImportFormat = 'judgments' | 'acts';

/** A document of a file, or the reason why a part of the file is none, and where it is. */
export interface FileItem {
  readonly result: ParsedRecord;
  /** One-based; of a file with one record a line. */
  readonly line?: number;
  /** One-based; of a file that is one list. */
  readonly record?: number;
  /** Bytes of the file read so far. */
  readonly position: number;
}

/**
 * Reads the documents of a file: one JSON object a line, or, for acts, one JSON list of the sections of one act. Throws a FileProblem if
 * the file cannot be read, or ends inside of a line.
 */
export async function* readFileItems(file: string, format: ImportFormat): AsyncGenerator<FileItem> {
  const bytes = await openFileBytes(file);
  const list: Buffer[] = [];
  for await (const line of readLines(bytes.chunks)) {
    if (list.length > 0 || (format === 'acts' && opensList(line))) {
      list.push(line.bytes);
      continue;
    }
    const parsed = readRecord(line, LONGEST_LINE);
    if (!parsed.ok && parsed.isCut) {
      throw Object.assign(new FileProblem(parsed.reason, { isUnopened: false }), { line: line.number });
    }
    const result = parsed.ok ? formats[format](parsed.record) : parsed;
    yield { result, line: line.number, position: bytes.bytesRead() };
    // Refuses a list over many lines once, not line by line.
    if (!result.ok && line.number === 1 && result.reason.startsWith('The file is')) return;
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
