import { DamagedLinkError, type Result } from '@headnote/core/errors';
import type { LinkCodec } from './arrival.js';

/** A codec that anyone can read, so that a test sees what a link carries: `enc.` and the text as base64url. */
export const testCodec: LinkCodec = {
  encrypt: (plain) => `enc.${Buffer.from(plain, 'utf8').toString('base64url')}`,
  decrypt: (text): Result<string> =>
    text.startsWith('enc.')
      ? { ok: true, value: Buffer.from(text.slice(4), 'base64url').toString('utf8') }
      : { ok: false, error: new DamagedLinkError() },
};
