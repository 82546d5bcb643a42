import { decodeText } from './decode-text.js';

/** Longest text: a brief of 2,000 pages. A longer one would keep a phone busy for minutes. */
export const MAX_BRIEF = 5_000_000;

/** The text of a brief, with what its reader should look at, or why there is none. */
export type Brief = { readonly text: string; readonly note?: string } | { readonly problem: string };

/** Reads a file as plain text. Control characters say that it is something else, whatever its name. */
export async function readBrief(file: File): Promise<Brief> {
  const { name } = file;
  if (file.size > MAX_BRIEF * 4) return { problem: `${name} is too long. A text may have 50,00,000 characters.` };
  const decoded = decodeText(await file.arrayBuffer());
  // oxlint-disable-next-line no-control-regex
  if (decoded && /[\u0000-\u0008]/.test(decoded.text.slice(0, 4096))) {
    return { problem: `${name} is no plain text. Save it as text first, or paste its words.` };
  }
  if (!decoded) {
    return { problem: `${name} is in an encoding that is not read here. Save it as UTF-8 text, or paste its words.` };
  }
  const text = decoded.text.replaceAll('\r\n', '\n').replace(/^\uFEFF/, '');
  if (text.trim() === '') return { problem: `${name} is empty. Open a file with text in it, or paste the words.` };
  const long = tooLong(text);
  if (long) return long;
  if (!decoded.isWindows) return { text };
  return { text, note: `${name} is not UTF-8, so it was read as Windows text. Look over its accents and signs.` };
}

/** Why a text is too long to be checked; undefined when it is not. */
export function tooLong(text: string): { readonly problem: string } | undefined {
  return text.length > MAX_BRIEF ? { problem: 'The text is too long: at most 50,00,000 characters.' } : undefined;
}
