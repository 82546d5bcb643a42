import type { Result } from '../errors/result.js';
import { safeReturnPath } from './return-path.js';

/** The landing page's parameters, in the order in which they decide; their values are encrypted. */
export const arrivalParameters = { page: 'returnURL', citation: 'query', act: 'lsno' } as const;

/** What opens after signing in. */
export type Destination =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'citation'; readonly citation: string }
  | { readonly kind: 'act'; readonly lsno: string }
  | { readonly kind: 'welcome' };

/** What the address of the landing page asks for. */
export interface Arrival {
  /** Where a member goes at once, and a visitor after signing in. */
  readonly destination: Destination;
  /** True when the address carried a value that could not be read, so that the page can say so. */
  readonly isDamaged: boolean;
}

/** Longest citation or list of act ids that a link carries, in characters; longer ones are noise. */
const MAX_VALUE = 300;

interface Value {
  readonly text?: string;
  readonly isDamaged: boolean;
}

type Decrypt = (text: string) => Result<string>;

function readValue(value: string | null, decrypt: Decrypt): Value {
  if (value === null || value === '') return { isDamaged: false };
  const decrypted = decrypt(value);
  if (!decrypted.ok) return { isDamaged: true };
  const text = decrypted.value.trim();
  // The compatible codec proves nothing about its content, so a value must at least look like text.
  const isReadable = text !== '' && !/\p{Cc}/u.test(text);
  return isReadable && (text.length <= MAX_VALUE || text.startsWith('/'))
    ? { text, isDamaged: false }
    : { isDamaged: true };
}

/**
 * Reads the landing page's parameters in the order that decides: returnURL, query, lsno, else the welcome page. A value
 * that is damaged, or a return path that leads off this site, is passed over; it is told only when nothing else opens.
 * @departs S11
 */
export function arrivalOf(parameters: URLSearchParams, codec: { decrypt(text: string): Result<string> }): Arrival {
  const read = (name: string): Value => readValue(parameters.get(name), (text) => codec.decrypt(text));
  const page = read(arrivalParameters.page);
  const citation = read(arrivalParameters.citation);
  const act = read(arrivalParameters.act);
  const path = page.text === undefined ? undefined : safeReturnPath(page.text);
  if (path !== undefined) return { destination: { kind: 'page', path }, isDamaged: false };
  if (citation.text !== undefined) {
    return { destination: { kind: 'citation', citation: citation.text }, isDamaged: false };
  }
  if (act.text !== undefined) return { destination: { kind: 'act', lsno: act.text }, isDamaged: false };
  const isDamaged = page.isDamaged || page.text !== undefined || citation.isDamaged || act.isDamaged;
  return { destination: { kind: 'welcome' }, isDamaged };
}
