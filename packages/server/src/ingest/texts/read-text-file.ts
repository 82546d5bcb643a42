import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { type Decoded, decodeFile } from './decode-file.js';
import type { TextPool } from './text-pool.js';
import { textOfHtml } from './text-of-html.js';

/** Largest file, in bytes: above the largest judgments with pictures. */
const MAX_FILE = 200 * 1024 * 1024;

/** Shorter lines than these, line after line, are the printed lines of pages. */
const PRINTED_LINE = 110;

/** The words of a file. */
export interface FileText {
  readonly ok: true;
  readonly text: string;
  /** True if its lines are the printed lines of pages; otherwise a line is a paragraph. */
  readonly isPaged: boolean;
  readonly isPdf: boolean;
}

/** The words of a file, or why it has none, as one sentence. */
export type ReadText = FileText | { readonly ok: false; readonly reason: string };

type Reader = (path: string, pool: TextPool) => Promise<ReadText>;

const readers: Readonly<Record<string, Reader>> = {
  '.pdf': async (path, pool) => {
    const reply = await pool.read({ path, kind: 'pdf' });
    return reply.ok ? { ok: true, text: reply.text, isPaged: true, isPdf: true } : reply;
  },
  '.docx': async (path, pool) => {
    const reply = await pool.read({ path, kind: 'docx' });
    if (reply.ok) return { ok: true, text: reply.text, isPaged: false, isPdf: false };
    return { ok: false, reason: `The Word document cannot be read (${reply.reason.replace(/\.$/, '')}).` };
  },
  '.html': readHtml,
  '.htm': readHtml,
  '.txt': async (path) => {
    const read = await decode(path);
    return read.ok ? { ...read, isPaged: hasPrintedLines(read.text), isPdf: false } : read;
  },
};

/** Files of other word processors, which Word can save as what is read. */
const OTHER_DOCUMENTS: ReadonlySet<string> = new Set(['.doc', '.rtf', '.odt']);

/** Why a file with this end of its name is not read. */
const unreadKind = (end: string): string =>
  OTHER_DOCUMENTS.has(end)
    ? `A file that ends in ${end} cannot be read; open it in Word and save it as .docx.`
    : 'This is no PDF, DOCX, HTML or text file.';

/** Reads the words of a PDF, DOCX, HTML or text file. Never throws for a bad file. */
export async function readTextFile(path: string, pool: TextPool): Promise<ReadText> {
  const end = extname(path).toLowerCase();
  const read = readers[end];
  if (read === undefined) return { ok: false, reason: unreadKind(end) };
  try {
    const { size } = await stat(path);
    if (size === 0) return { ok: false, reason: 'The file is empty.' };
    if (size > MAX_FILE) return { ok: false, reason: 'The file is larger than 200 MB.' };
    const found = await read(path, pool);
    return found.ok && !/\p{L}/u.test(found.text) ? { ok: false, reason: 'The file has no words.' } : found;
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return {
      ok: false,
      reason: isMissing ? 'The file does not exist.' : `The file cannot be read (${messageOf(error)}).`,
    };
  }
}

async function readHtml(path: string): Promise<ReadText> {
  const read = await decode(path);
  return read.ok ? { ok: true, text: textOfHtml(read.text), isPaged: false, isPdf: false } : read;
}

const decode = async (path: string): Promise<Decoded> => decodeFile(await readFile(path));

/** Whether a text has the line ends of pages, not of paragraphs. */
function hasPrintedLines(text: string): boolean {
  if (text.includes('\f')) return true;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.length > 20 && lines.filter((line) => line.length > PRINTED_LINE).length < lines.length / 20;
}

const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');
