import { decodeText } from '../format/decode-text.js';
import { DocumentLimitError } from './document-limit-error.js';
import { documentLimits, type DocumentLimits } from './document-limits.js';
import { readDocx } from './read-docx.js';
import type { ReadPdf } from './read-pdf-with.js';

/** Kinds of files to offer in a dialog, for `accept`. */
export const documentKinds = '.docx,.pdf,.txt,.md,text/plain,application/pdf';

/** Bytes of a text file that are searched for control characters, which no text has. */
const HEAD = 4096;

/** Most bytes of a character in UTF-8. */
const CHARACTER_BYTES = 4;

/**
 * Why a document has no text to check: `too-large` too many bytes; `too-long` too many characters; `too-many-pages`;
 * `too-much` a Word document that is too much when it is unpacked; `too-slow` not read in time; `old-word` the DOC format; `locked` a password; `picture` a PDF without words;
 * `no-reader` the PDF reader did not load, or this page may not start it; `encoding` neither UTF-8 nor Windows text;
 * `not-text` no format that the check reads; `empty` no words; `unreadable` damaged.
 */
export type DocumentProblem =
  | 'too-large'
  | 'too-long'
  | 'too-many-pages'
  | 'too-much'
  | 'too-slow'
  | 'old-word'
  | 'locked'
  | 'picture'
  | 'no-reader'
  | 'encoding'
  | 'not-text'
  | 'empty'
  | 'unreadable';

/** The text of a document, or why there is none. */
export type DocumentRead =
  | {
      readonly text: string;
      /** `windows`: it was read as Windows text, so that accents and signs may be wrong. */
      readonly note?: 'windows';
    }
  | { readonly problem: DocumentProblem };

/** Options of `readDocument`. */
export interface ReadOptions {
  /** Loads the PDF reader, which is large; called only for a PDF. */
  readonly loadPdfReader: () => Promise<ReadPdf>;
  /** What the file may have; default what a worker reads, such as 100 MB. */
  readonly limits?: DocumentLimits;
  /** Called when a Word document or a PDF begins to be read, with 0 pages, and after each page of a PDF. */
  readonly onPage: (done: number, total: number) => void;
}

/** Reads a file by its first bytes, whatever its name: a Word document, a PDF or a text. It never leaves the device. */
export async function readDocument(
  file: Blob,
  { limits = documentLimits, ...options }: ReadOptions,
): Promise<DocumentRead> {
  const { maxFile, maxText } = limits;
  if (file.size > maxFile) return { problem: 'too-large' };
  const head = await file.slice(0, 4).arrayBuffer();
  if (startsWith(head, 0xd0, 0xcf, 0x11, 0xe0)) return { problem: 'old-word' };
  if (startsWith(head, 0x25, 0x50, 0x44, 0x46)) return readPdfFile(file, limits, options);
  if (startsWith(head, 0x50, 0x4b, 3, 4)) {
    options.onPage(0, 0);
    return readDocx(await file.arrayBuffer(), limits).then(textOrEmpty, problemOf);
  }
  return file.size > maxText * CHARACTER_BYTES ? { problem: 'too-long' } : readText(await file.arrayBuffer());
}

const startsWith = (data: ArrayBuffer, ...bytes: readonly number[]): boolean => {
  const head = new Uint8Array(data);
  return bytes.every((byte, index) => head[index] === byte);
};

const textOrEmpty = (text: string): DocumentRead => (text.trim() === '' ? { problem: 'empty' } : { text });

function problemOf(error: unknown): DocumentRead {
  if (error instanceof DocumentLimitError && error.problem !== 'too-many-citations') return { problem: error.problem };
  const isLocked = (error as Error | undefined)?.name === 'PasswordException';
  return { problem: isLocked ? 'locked' : 'unreadable' };
}

function readText(data: ArrayBuffer): DocumentRead {
  const decoded = decodeText(data);
  if (!decoded) return { problem: 'encoding' };
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u0008]/.test(decoded.text.slice(0, HEAD))) return { problem: 'not-text' };
  const read = textOrEmpty(decoded.text.replaceAll('\r\n', '\n').replace(/^\uFEFF/, ''));
  return decoded.isWindows && 'text' in read ? { ...read, note: 'windows' } : read;
}

async function readPdfFile(
  file: Blob,
  limits: DocumentLimits,
  { loadPdfReader, onPage }: ReadOptions,
): Promise<DocumentRead> {
  let read: ReadPdf;
  try {
    read = await loadPdfReader();
  } catch {
    return { problem: 'no-reader' };
  }
  onPage(0, 0);
  try {
    const text = await read(await file.arrayBuffer(), { ...limits, onPage });
    return /\p{L}/u.test(text) ? { text } : { problem: 'picture' };
  } catch (error) {
    return problemOf(error);
  }
}
