import { decodeText } from '@headnote/core/format';

/** The text of a file, or why it is none, as one sentence. */
export type Decoded = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly reason: string };

const NOT_TEXT = 'The file is not text in UTF-8, UTF-16 or Windows-1252; save it as UTF-8.';
const HAS_NUL = 'The file has NUL characters, so its letters cannot be read; save it as UTF-8.';

/** UTF-16 by its mark at the beginning, as Windows programs write it under the name "Unicode"; undefined without one. */
export function utf16Of([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/** Reads the bytes of a text file: UTF-16 by its mark, otherwise UTF-8 or Windows-1252. Replaces no letter. */
export function decodeFile(bytes: Uint8Array): Decoded {
  const text = textOf(bytes);
  if (text === undefined) return { ok: false, reason: NOT_TEXT };
  return text.includes('\0') ? { ok: false, reason: HAS_NUL } : { ok: true, text };
}

function textOf(bytes: Uint8Array): string | undefined {
  const utf16 = utf16Of(bytes);
  if (utf16 === undefined) return decodeText(Uint8Array.from(bytes).buffer)?.text;
  try {
    return new TextDecoder(utf16, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
