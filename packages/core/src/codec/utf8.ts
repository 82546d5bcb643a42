import { BadQueryError } from '../errors/bad-query-error.js';

/** Encodes text as UTF-8. Throws a BadQueryError for half a surrogate pair, which UTF-8 cannot represent. */
export function toUtf8(text: string): Uint8Array<ArrayBuffer> {
  if (!text.isWellFormed())
    throw new BadQueryError('The text contains half a character and cannot be put into a link.');
  return new TextEncoder().encode(text);
}

/** Decodes UTF-8, or returns undefined if the bytes are invalid. A byte order mark is kept as part of the text. */
export function fromUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
