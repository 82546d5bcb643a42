import { BadQueryError } from '../errors/bad-query-error.js';

/** Text as UTF-8. Throws a BadQueryError for half a surrogate pair, which no encoding can carry. */
export function toUtf8(text: string): Uint8Array<ArrayBuffer> {
  if (!text.isWellFormed()) throw new BadQueryError('The text holds half a character and cannot be put into a link.');
  return new TextEncoder().encode(text);
}

/** Text of UTF-8, or undefined when the bytes are not valid UTF-8. A byte order mark is kept: it is part of the text. */
export function fromUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
