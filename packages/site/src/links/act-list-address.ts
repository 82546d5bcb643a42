import { searchLimits, type ActListInput } from '@headnote/core/contract';
import type { LinkCodec } from './arrival.js';
import { actListPath, type Encrypter } from './links.js';
import { readPage } from './results-address.js';

/** Acts on one page of the list. */
export const ACTS_PAGE_SIZE = 20;
/** Last page that can be requested. */
export const LAST_ACTS_PAGE = searchLimits.maxWindow / ACTS_PAGE_SIZE;

/** What narrows the list of acts, and its order. */
export type ActFilter = Pick<
  ActListInput,
  'letter' | 'status' | 'madeBy' | 'fromYear' | 'toYear' | 'ministries' | 'order'
>;

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

/** A page of the list, for its address. */
export interface ActListPlace {
  readonly text: string;
  readonly filter?: ActFilter;
  readonly page?: number;
}

/** Address of a page of the list; the first page has no number. What narrows the list says nothing of the reader, so it is not encrypted. */
export function actListAddress(codec: Encrypter, { text, filter = {}, page = 1 }: ActListPlace): string {
  const path = actListPath(codec, text);
  const more = new URLSearchParams();
  for (const name of FILTERS) for (const value of [filter[name] ?? []].flat()) more.append(name, String(value));
  if (page > 1) more.set('page', String(page));
  return more.size === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}${more.toString()}`;
}

/** The parameters of a filter, under the names of its fields; `readActFilter` reads them. */
const FILTERS = ['letter', 'status', 'madeBy', 'fromYear', 'toYear', 'ministries', 'order'] as const;

/** The text of a value; empty when there is none, undefined when it cannot be read. */
function decrypt(value: string | null, codec: LinkCodec): string | undefined {
  if (!value) return '';
  const plain = codec.decrypt(value);
  return plain.ok ? plain.value : undefined;
}
