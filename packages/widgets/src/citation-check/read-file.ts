import { decodeText } from '@headnote/core/format';
import { readDocx } from './read-docx.js';
import { citationCheckMessages as labels } from './messages.js';

/** Longest text, in characters: a brief of 2,000 pages. */
export const MAX_TEXT = 5_000_000;
const MAX_FILE = 100_000_000;

/** The text of a file, or why there is none. */
export type FileRead = { readonly text: string; readonly note?: string } | { readonly problem: string };

/** Reads a PDF; called only for a PDF, because its code is a file of its own. */
export type ReadPdf = (data: ArrayBuffer, onPage: (done: number, total: number) => void) => Promise<string>;

/** How a file is read. */
export interface ReadOptions {
  readonly loadPdfReader: () => Promise<ReadPdf>;
  readonly onPage: (done: number, total: number) => void;
}

const startsWith = (data: ArrayBuffer, ...bytes: readonly number[]): boolean => {
  const head = new Uint8Array(data.slice(0, bytes.length));
  return bytes.every((byte, index) => head[index] === byte);
};

/** Reads a file by its first bytes, whatever its name: Word document, PDF, or text. It never leaves the browser. */
export async function readFile(file: File, options: ReadOptions): Promise<FileRead> {
  const { name } = file;
  if (file.size > MAX_FILE) return { problem: labels.tooLarge };
  const data = await file.arrayBuffer();
  if (startsWith(data, 0xd0, 0xcf, 0x11, 0xe0)) return { problem: labels.oldWord(name) };
  if (startsWith(data, 0x25, 0x50, 0x44, 0x46)) return readPdfFile(data, name, options);
  if (startsWith(data, 0x50, 0x4b, 3, 4)) {
    return readDocx(data).then(
      (text) => ({ text }),
      () => ({ problem: labels.unreadable(name) }),
    );
  }
  const decoded = decodeText(data);
  // oxlint-disable-next-line no-control-regex
  if (!decoded || /[\u0000-\u0008]/.test(decoded.text.slice(0, 4096))) return { problem: labels.unreadable(name) };
  const text = decoded.text.replaceAll('\r\n', '\n').replace(/^\uFEFF/, '');
  return decoded.isWindows ? { text, note: labels.windows(name) } : { text };
}

async function readPdfFile(data: ArrayBuffer, name: string, { loadPdfReader, onPage }: ReadOptions): Promise<FileRead> {
  let read: ReadPdf;
  try {
    read = await loadPdfReader();
  } catch {
    return { problem: labels.noReader };
  }
  try {
    const text = await read(data, onPage);
    return /\p{L}/u.test(text) ? { text } : { problem: labels.picture(name) };
  } catch (error) {
    const isLocked = (error as Error | undefined)?.name === 'PasswordException';
    return { problem: isLocked ? labels.locked(name) : labels.unreadable(name) };
  }
}
