import type { Destination } from '@headnote/core/config';
import type { Result } from '@headnote/core/errors';
import { actInListPath, resultsPath, WELCOME_PATH, type Encrypter } from './links.js';
import { citationSearch } from './search-state.js';

/** The codec for the values in links. */
export interface LinkCodec extends Encrypter {
  decrypt(text: string): Result<string>;
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
