import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { textOf } from '@headnote/core/content';
import { sanitizeHtml } from '@headnote/core/content/server';
import { decodeText } from '@headnote/core/format';
import type { PdfPool } from './pdf-pool.js';
import { readDocx } from './read-docx.js';

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

type Reader = (path: string, pool: PdfPool) => Promise<ReadText>;

const readers: Readonly<Record<string, Reader>> = {
  '.pdf': async (path, pool) => {
    const reply = await pool.read(path);
    return reply.ok ? { ok: true, text: reply.text, isPaged: true, isPdf: true } : reply;
  },
  '.docx': async (path) => {
    try {
      return { ok: true, text: readDocx(await readFile(path)), isPaged: false, isPdf: false };
    } catch (error) {
      return { ok: false, reason: `The Word document cannot be read (${messageOf(error)}).` };
    }
  },
  '.html': readHtml,
  '.htm': readHtml,
  '.txt': async (path) => {
    const text = await decode(path);
    return text === undefined ? notText : { ok: true, text, isPaged: hasPrintedLines(text), isPdf: false };
  },
};

const notText: ReadText = { ok: false, reason: 'The file is not text in UTF-8 or Windows-1252.' };

/** Whether a file is one that can be read, by the end of its name. */
export const isTextFile = (path: string): boolean => extname(path).toLowerCase() in readers;

/** Reads the words of a PDF, DOCX, HTML or text file. Never throws for a bad file. */
export async function readTextFile(path: string, pool: PdfPool): Promise<ReadText> {
  const read = readers[extname(path).toLowerCase()];
  if (read === undefined) return { ok: false, reason: 'This is no PDF, DOCX, HTML or text file.' };
  try {
    const { size } = await stat(path);
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
  const html = await decode(path);
  return html === undefined ? notText : { ok: true, text: textOfHtml(html), isPaged: false, isPdf: false };
}

/** The words of HTML that nobody has checked, a line for each block. */
export const textOfHtml = (html: string): string => textOf(sanitizeHtml(html));

async function decode(path: string): Promise<string | undefined> {
  const bytes = await readFile(path);
  return decodeText(Uint8Array.from(bytes).buffer)?.text;
}

/** Whether a text has the line ends of pages, not of paragraphs. */
function hasPrintedLines(text: string): boolean {
  if (text.includes('\f')) return true;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.length > 20 && lines.filter((line) => line.length > PRINTED_LINE).length < lines.length / 20;
}

const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');
