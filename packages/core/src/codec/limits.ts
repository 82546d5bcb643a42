import { BadQueryError } from '../errors/bad-query-error.js';
import { TooLargeError } from '../errors/too-large-error.js';
import { toUtf8 } from './utf8.js';

/** Longest encrypted text, in characters. Longer texts are refused unread, so that hostile links cost no time. */
export const MAX_CODED_LENGTH = 65_536;

function refuse(): never {
  throw new TooLargeError('The text is too long for a link.');
}

/**
 * Returns the text in UTF-8. Throws a TooLargeError for a text that is too long for a link, and a BadQueryError for a
 * value that is not a string.
 */
export function textBytes(plain: string): Uint8Array<ArrayBuffer> {
  if (typeof plain !== 'string') throw new BadQueryError('A link can contain only text.');
  if (plain.length >= MAX_CODED_LENGTH) refuse();
  const bytes = toUtf8(plain);
  return bytes.length < MAX_CODED_LENGTH ? bytes : refuse();
}

/** Returns the encrypted text unchanged. Throws a TooLargeError if it is too long to be read again. */
export function fitsLink(text: string): string {
  return text.length <= MAX_CODED_LENGTH ? text : refuse();
}
