import type { ParsedRecord } from './formats/format.js';

/** A document of a file, or the reason why a part of the file is none, and where it is. */
export interface FileItem {
  readonly result: ParsedRecord;
  /** The file inside of a folder; missing if it is the named file itself. */
  readonly file?: string;
  /** One-based; of a file with one record a line. */
  readonly line?: number;
  /** One-based; of a file that is one list. */
  readonly record?: number;
  /** Hash of the bytes of a file of a folder. */
  readonly hash?: string;
  /** True if a table gives the file its id; otherwise the id is its path. */
  readonly isNamed?: boolean;
  /** Path of the PDF that the document was read from. */
  readonly original?: string;
  /** Bytes of the file read so far. */
  readonly position: number;
}
