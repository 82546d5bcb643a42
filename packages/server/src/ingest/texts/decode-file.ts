import { isUtf8 } from 'node:buffer';
import { decodeText } from '@headnote/core/format';
import { damageOfUtf8 } from './utf8-damage.js';

/** The text of a file, or why it is none, as one sentence. */
export type Decoded = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly reason: string };

const NOT_TEXT = 'The file is not text in UTF-8, UTF-16 or Windows-1252; save it as UTF-8.';
const HAS_NUL = 'The file has NUL characters, so its letters cannot be read; save it as UTF-8.';
const NEWLINE = 0x0a;

/** UTF-16 by its mark at the beginning, as Windows programs write it under the name "Unicode"; undefined without one. */
export function utf16Of([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/**
 * Reads the bytes of a text file: UTF-16 by its mark, otherwise UTF-8 or Windows-1252. Replaces no letter. UTF-8 that ends
 * inside of a letter is read without it; with other damage it is refused, because Windows-1252 would garble the rest.
 */
export function decodeFile(bytes: Uint8Array): Decoded {
  const utf16 = utf16Of(bytes);
  const damage = utf16 === undefined && !isUtf8(bytes) ? damageOfUtf8(bytes) : undefined;
  if (damage !== undefined && !damage.isCut) return { ok: false, reason: damaged(bytes, damage.at) };
  const text = textOf(damage === undefined ? bytes : bytes.subarray(0, damage.at), utf16);
  if (text === undefined) return { ok: false, reason: NOT_TEXT };
  return text.includes('\0') ? { ok: false, reason: HAS_NUL } : { ok: true, text };
}

function damaged(bytes: Uint8Array, at: number): string {
  const line = bytes.subarray(0, at).reduce((lines, byte) => (byte === NEWLINE ? lines + 1 : lines), 1);
  const byte = (bytes[at] ?? 0).toString(16).toUpperCase();
  return `The file is UTF-8, but the byte ${byte} at offset ${at} (line ${line}) belongs to no letter, so it is damaged or has two encodings; save it as UTF-8.`;
}

function textOf(bytes: Uint8Array, utf16: ReturnType<typeof utf16Of>): string | undefined {
  if (utf16 === undefined) return decodeText(Uint8Array.from(bytes).buffer)?.text;
  try {
    return new TextDecoder(utf16, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
