import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { readPlain } from './read-plain.js';
import { LARGEST_TEXT_FILE, SMALL_TEXT_FILE } from './text-limits.js';
import type { TextKind } from './text-messages.js';
import type { TextPool } from './text-pool.js';

/** Largest PDF or Word file, in bytes: above the largest judgments with pictures. */
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

const kinds: ReadonlyMap<string, TextKind> = new Map([
  ['.pdf', 'pdf'],
  ['.docx', 'docx'],
  ['.html', 'html'],
  ['.htm', 'html'],
  ['.txt', 'txt'],
]);

/** Files of other word processors, which Word can save as what is read. */
const OTHER_DOCUMENTS: ReadonlySet<string> = new Set(['.doc', '.rtf', '.odt']);

/** Why a file with this end of its name is not read. */
const unreadKind = (end: string): string =>
  OTHER_DOCUMENTS.has(end)
    ? `A file that ends in ${end} cannot be read; open it in Word and save it as .docx.`
    : 'This is no PDF, DOCX, HTML or text file.';

/** Reads the words of a PDF, DOCX, HTML or text file, in a process of the pool unless it is a small text. Never throws for a bad file. */
export async function readTextFile(path: string, pool: TextPool): Promise<ReadText> {
  const end = extname(path).toLowerCase();
  const kind = kinds.get(end);
  if (kind === undefined) return { ok: false, reason: unreadKind(end) };
  try {
    const { size } = await stat(path);
    if (size === 0) return { ok: false, reason: 'The file is empty.' };
    const reason = tooLarge(kind, size);
    if (reason !== undefined) return { ok: false, reason };
    const isSmall = (kind === 'html' || kind === 'txt') && size <= SMALL_TEXT_FILE;
    const reply = isSmall ? readPlain(await readFile(path), kind) : await pool.read({ path, kind });
    if (!reply.ok) return { ok: false, reason: kind === 'docx' ? ofWord(reply.reason) : reply.reason };
    if (!/\p{L}/u.test(reply.text)) return { ok: false, reason: 'The file has no words.' };
    const isPdf = kind === 'pdf';
    return { ok: true, text: reply.text, isPaged: isPdf || (kind === 'txt' && hasPrintedLines(reply.text)), isPdf };
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return {
      ok: false,
      reason: isMissing ? 'The file does not exist.' : `The file cannot be read (${messageOf(error)}).`,
    };
  }
}

function tooLarge(kind: TextKind, size: number): string | undefined {
  if (size > MAX_FILE) return 'The file is larger than 200 MB.';
  return (kind === 'html' || kind === 'txt') && size > LARGEST_TEXT_FILE
    ? `An HTML or text file of more than ${LARGEST_TEXT_FILE / 1_000_000} MB is not read; divide it, or remove pictures that are inside of it.`
    : undefined;
}

const ofWord = (reason: string): string => `The Word document cannot be read (${reason.replace(/\.$/, '')}).`;

/** Whether a text has the line ends of pages, not of paragraphs. */
function hasPrintedLines(text: string): boolean {
  if (text.includes('\f')) return true;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.length > 20 && lines.filter((line) => line.length > PRINTED_LINE).length < lines.length / 20;
}

const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');
