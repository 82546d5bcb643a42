import type { Result } from '@headnote/core/errors';
import { actInListPath, resultsPath, WELCOME_PATH, type Encrypter } from './links.js';
import { safeReturnPath } from './return-path.js';
import { citationSearch } from './search-state.js';

/** The codec that reads and writes the values in links. */
export interface LinkCodec extends Encrypter {
  decrypt(text: string): Result<string>;
}

/** What opens after signing in. */
export type Destination =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'citation'; readonly citation: string }
  | { readonly kind: 'act'; readonly lsno: string }
  | { readonly kind: 'welcome' };

/** What the address of the landing page asks for. */
export interface Arrival {
  readonly destination: Destination;
  /** True when the address carried a value that could not be read, so that the page can say so. */
  readonly isDamaged: boolean;
}

/** Longest citation or list of act ids that a link carries; longer ones are noise. */
const MAX_VALUE = 300;

/**
 * Reads the landing page's parameters in the order that decides: returnURL, query, lsno, else the welcome page.
 * Values are encrypted; one that is damaged or points off this site is passed over.
 * @departs S11
 */
export function readArrival(parameters: URLSearchParams, codec: LinkCodec): Arrival {
  const path = readValue(parameters.get('returnURL'), codec);
  const citation = readValue(parameters.get('query'), codec);
  const lsno = readValue(parameters.get('lsno'), codec);
  const safePath = path.text === undefined ? undefined : safeReturnPath(path.text);
  const isDamaged =
    path.isDamaged || citation.isDamaged || lsno.isDamaged || (path.text !== undefined && safePath === undefined);
  if (safePath !== undefined) return { destination: { kind: 'page', path: safePath }, isDamaged: false };
  if (citation.text !== undefined) {
    return { destination: { kind: 'citation', citation: citation.text }, isDamaged: false };
  }
  if (lsno.text !== undefined) return { destination: { kind: 'act', lsno: lsno.text }, isDamaged: false };
  return { destination: { kind: 'welcome' }, isDamaged };
}

/** Address of a destination, for a member. */
export function destinationPath(destination: Destination, codec: Encrypter): string {
  switch (destination.kind) {
    case 'page':
      return destination.path;
    case 'citation':
      return resultsPath(codec, citationSearch(destination.citation));
    case 'act':
      return actInListPath(codec, destination.lsno);
    case 'welcome':
      return WELCOME_PATH;
  }
}

function readValue(value: string | null, codec: LinkCodec): { text: string | undefined; isDamaged: boolean } {
  if (value === null || value === '') return { text: undefined, isDamaged: false };
  const decrypted = codec.decrypt(value);
  if (!decrypted.ok) return { text: undefined, isDamaged: true };
  const text = decrypted.value.trim();
  // The compatible codec proves nothing about its content, so a value must at least look like text.
  const isReadable = text !== '' && !/\p{Cc}/u.test(text);
  return isReadable && (text.length <= MAX_VALUE || text.startsWith('/'))
    ? { text, isDamaged: false }
    : { text: undefined, isDamaged: true };
}
