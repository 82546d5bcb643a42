import { parseSearch, serializeSearch, type SearchState } from '@headnote/core/search/bodies';
import type { LinkCodec } from './arrival.js';
import type { Encrypter } from './links.js';

/** The parameter of a reader's address with the search that led there, as on the results. */
const PARAMETER = 'query';

/**
 * A search for the links from a list to the reader. Make it once per list: every encryption returns another text, and takes
 * time.
 */
export function encryptSearch(codec: Encrypter, search: SearchState): string {
  return codec.encrypt(serializeSearch(search));
}

/** The address of a document in the reader, with the search from `encryptSearch` that led there. Keeps the fragment. */
export function withSearch(readerPath: string, encrypted: string): string {
  const [path = '', ...fragment] = readerPath.split('#');
  return [`${path}?${new URLSearchParams({ [PARAMETER]: encrypted }).toString()}`, ...fragment].join('#');
}

/** The search in the address of a reader. A missing or damaged one is undefined: the document opens all the same. */
export function readReaderSearch(parameters: URLSearchParams, codec: LinkCodec): SearchState | undefined {
  const encrypted = parameters.get(PARAMETER);
  return encrypted ? decryptSearch(codec, encrypted) : undefined;
}

/** The search in a parameter; undefined when it is damaged. */
export function decryptSearch(codec: LinkCodec, encrypted: string): SearchState | undefined {
  const plain = codec.decrypt(encrypted);
  const search = plain.ok ? parseSearch(plain.value) : undefined;
  return search?.ok ? search.value : undefined;
}
