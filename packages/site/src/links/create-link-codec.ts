import { createCodec, type Codec } from '@headnote/core/codec';
import type { PublicConfig } from '@headnote/core/config';

/** The codec of the links on this site, with the key that the server announces. */
export function createLinkCodec({ codecKey, codecSubstitutes }: PublicConfig): Codec {
  return createCodec({
    key: codecKey,
    ...(codecSubstitutes === undefined ? {} : { substitutes: codecSubstitutes }),
  });
}
