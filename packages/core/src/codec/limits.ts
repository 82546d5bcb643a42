import { BadQueryError } from '../errors/bad-query-error.js';
import { TooLargeError } from '../errors/too-large-error.js';
import { toUtf8 } from './utf8.js';

/** Longest encrypted text, in characters: beyond it nothing is looked at, so that a hostile link costs nothing. */
export const MAX_CODED_LENGTH = 65_536;

function refuse(): never {
  throw new TooLargeError('The text is too long for a link.');
}

/**
 * The text in UTF-8. Throws, before anything is encrypted, a TooLargeError for what no link can carry and a BadQueryError
 * for what is no text.
 */
export function textBytes(plain: string): Uint8Array<ArrayBuffer> {
  if (typeof plain !== 'string') throw new BadQueryError('A link can carry text only.');
  if (plain.length >= MAX_CODED_LENGTH) refuse();
  const bytes = toUtf8(plain);
  return bytes.length < MAX_CODED_LENGTH ? bytes : refuse();
}

/** The encrypted text as it is. Throws a TooLargeError where it is longer than what would be read again. */
export function fitsLink(text: string): string {
  return text.length <= MAX_CODED_LENGTH ? text : refuse();
}
