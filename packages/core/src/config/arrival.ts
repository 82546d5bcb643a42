import type { Result } from '../errors/result.js';
import { safeReturnPath } from './return-path.js';

/** The query parameters of the landing page, in order of precedence. Their values are encrypted. */
export const arrivalParameters = { page: 'returnURL', citation: 'query', act: 'lsno' } as const;

/** The page that opens after sign-in. */
export type Destination =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'citation'; readonly citation: string }
  | { readonly kind: 'act'; readonly lsno: string }
  | { readonly kind: 'welcome' };

/** The result of reading the landing page's URL. */
export interface Arrival {
  /** The page to open: at once for a signed-in member, otherwise after sign-in. */
  readonly destination: Destination;
  /** True if a value in the URL could not be read and no other destination was found, so that the page can say so. */
  readonly isDamaged: boolean;
}

/** Longest citation or list of act ids in a link, in characters. Longer values are treated as damaged. */
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
  // The compatible codec does not authenticate values, so check that this one looks like text.
  const isReadable = text !== '' && !/\p{Cc}/u.test(text);
  return isReadable && (text.length <= MAX_VALUE || text.startsWith('/'))
    ? { text, isDamaged: false }
    : { isDamaged: true };
}

/**
 * Returns the destination that the landing page's parameters name: returnURL, then query, then lsno, otherwise the
 * welcome page. Skips damaged values and return paths to other sites.
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
