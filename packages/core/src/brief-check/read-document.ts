import { decodeText } from '../format/decode-text.js';
import { readDocx } from './read-docx.js';

/** Kinds of files to offer in a dialog, for `accept`. */
export const documentKinds = '.docx,.pdf,.txt,.md,text/plain,application/pdf';

/** Largest file, in bytes. A brief with scanned annexures stays below it. */
const MAX_FILE = 100_000_000;

/** Bytes of a text file that are searched for control characters, which no text has. */
const HEAD = 4096;

/**
 * Why a document has no text to check: `too-large` over 100 MB; `old-word` the DOC format; `locked` a password; `picture` a
 * PDF without words; `no-reader` the PDF reader did not load; `encoding` neither UTF-8 nor Windows text; `not-text` no
 * format that the check reads; `empty` no words; `unreadable` damaged.
 */
export type DocumentProblem =
  'too-large' | 'old-word' | 'locked' | 'picture' | 'no-reader' | 'encoding' | 'not-text' | 'empty' | 'unreadable';

/** The text of a document, or why there is none. */
export type DocumentRead =
  | {
      readonly text: string;
      /** `windows`: it was read as Windows text, so that accents and signs may be wrong. */
      readonly note?: 'windows';
    }
  | { readonly problem: DocumentProblem };

/** Reads the words of a PDF. Rejects if the file is damaged, or with a `PasswordException`. */
export type ReadPdf = (data: ArrayBuffer, onPage: (done: number, total: number) => void) => Promise<string>;

/** Options of `readDocument`. */
export interface ReadOptions {
  /** Loads the PDF reader, which is large; called only for a PDF. */
  readonly loadPdfReader: () => Promise<ReadPdf>;
  /** Called after each page of a PDF. */
  readonly onPage: (done: number, total: number) => void;
}

/** Reads a file by its first bytes, whatever its name: a Word document, a PDF or a text. It never leaves the device. */
export async function readDocument(file: Blob, options: ReadOptions): Promise<DocumentRead> {
  if (file.size > MAX_FILE) return { problem: 'too-large' };
  const data = await file.arrayBuffer();
  if (startsWith(data, 0xd0, 0xcf, 0x11, 0xe0)) return { problem: 'old-word' };
  if (startsWith(data, 0x25, 0x50, 0x44, 0x46)) return readPdfFile(data, options);
  if (startsWith(data, 0x50, 0x4b, 3, 4)) {
    return readDocx(data).then(textOrEmpty, () => ({ problem: 'unreadable' }));
  }
  const decoded = decodeText(data);
  if (!decoded) return { problem: 'encoding' };
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u0008]/.test(decoded.text.slice(0, HEAD))) return { problem: 'not-text' };
  const read = textOrEmpty(decoded.text.replaceAll('\r\n', '\n').replace(/^\uFEFF/, ''));
  return decoded.isWindows && 'text' in read ? { ...read, note: 'windows' } : read;
}

const startsWith = (data: ArrayBuffer, ...bytes: readonly number[]): boolean => {
  const head = new Uint8Array(data.slice(0, bytes.length));
  return bytes.every((byte, index) => head[index] === byte);
};

const textOrEmpty = (text: string): DocumentRead => (text.trim() === '' ? { problem: 'empty' } : { text });

async function readPdfFile(data: ArrayBuffer, { loadPdfReader, onPage }: ReadOptions): Promise<DocumentRead> {
  let read: ReadPdf;
  try {
    read = await loadPdfReader();
  } catch {
    return { problem: 'no-reader' };
  }
  try {
    const text = await read(data, onPage);
    return /\p{L}/u.test(text) ? { text } : { problem: 'picture' };
  } catch (error) {
    const isLocked = (error as Error | undefined)?.name === 'PasswordException';
    return { problem: isLocked ? 'locked' : 'unreadable' };
  }
}
