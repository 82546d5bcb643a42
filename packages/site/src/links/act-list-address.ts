import type { LinkCodec } from './arrival.js';
import { actListPath, type Encrypter } from './links.js';
import { readPage } from './results-address.js';
import { searchLimits } from '@headnote/core/contract';

/** Acts on one page of the list. */
export const ACTS_PAGE_SIZE = 20;
/** Last page that can be requested. */
export const LAST_ACTS_PAGE = searchLimits.maxWindow / ACTS_PAGE_SIZE;

/** The request in the address of the bare-act list. */
export interface ActListAddress {
  /** Empty for all acts. */
  readonly text: string;
  readonly page: number;
  /** The act that the link asks for. */
  readonly actId?: string;
  /** True if the address contains a value that could not be read. */
  readonly isDamaged: boolean;
}

/** Reads the list's address: `query` is the encrypted text, `lsno` the encrypted act id, first of a comma-separated list. */
export function readActList(parameters: URLSearchParams, codec: LinkCodec): ActListAddress {
  const text = decrypt(parameters.get('query'), codec);
  const actId = decrypt(parameters.get('lsno'), codec)?.split(',')[0]?.trim();
  return {
    text: text?.trim() ?? '',
    page: readPage(parameters, LAST_ACTS_PAGE),
    ...(actId ? { actId } : {}),
    isDamaged: text === undefined || actId === undefined,
  };
}

/** Address of a page of the list; the first page has no number. */
export function actListAddress(codec: Encrypter, { text, page }: { text: string; page: number }): string {
  const path = actListPath(codec, text);
  if (page <= 1) return path;
  return `${path}${path.includes('?') ? '&' : '?'}page=${page}`;
}

/** The text of a value; empty when there is none, undefined when it cannot be read. */
function decrypt(value: string | null, codec: LinkCodec): string | undefined {
  if (!value) return '';
  const plain = codec.decrypt(value);
  return plain.ok ? plain.value : undefined;
}
