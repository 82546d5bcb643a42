import { decodeText } from '@headnote/core/format';
import { messages } from './messages.js';

/** Longest text, in characters: a brief of 2,000 pages. A longer one would keep a phone busy for minutes. */
export const MAX_BRIEF = 5_000_000;

/** The text of a brief, with a note for the reader, or the reason why there is none. */
export type Brief = { readonly text: string; readonly note?: string } | { readonly problem: string };

/** Reads a file as plain text. Control characters show that it is something else, whatever its name. */
export async function readBrief(file: File): Promise<Brief> {
  const { name } = file;
  const texts = messages.file;
  if (file.size > MAX_BRIEF * 4) return { problem: texts.tooLong(name) };
  const decoded = decodeText(await file.arrayBuffer());
  if (!decoded) return { problem: texts.encoding(name) };
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u0008]/.test(decoded.text.slice(0, 4096))) return { problem: texts.notText(name) };
  const text = decoded.text.replaceAll('\r\n', '\n').replace(/^\uFEFF/, '');
  if (text.trim() === '') return { problem: texts.empty(name) };
  const long = tooLong(text);
  if (long) return long;
  return decoded.isWindows ? { text, note: texts.windows(name) } : { text };
}

/** Why a text is too long to be checked; undefined when it is not. */
export function tooLong(text: string): { readonly problem: string } | undefined {
  return text.length > MAX_BRIEF ? { problem: messages.tooLong } : undefined;
}
