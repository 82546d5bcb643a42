import { decodeFile } from './decode-file.js';
import type { TextReply } from './text-messages.js';
import { textOfHtml } from './text-of-html.js';

/** Reads the words of an HTML or text file, or says why there are none. */
export function readPlain(bytes: Uint8Array, kind: 'html' | 'txt'): TextReply {
  const read = decodeFile(bytes);
  return read.ok && kind === 'html' ? { ok: true, text: textOfHtml(read.text) } : read;
}
