import { createHash } from 'node:crypto';

/** Crockford's base32: no i, l, o, u, so that an id read aloud or typed again stays the same. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

const ID_CHARACTERS = 12;

/** Id of a document: `c` or `a` and 12 characters made from its source id, so that a second import finds the same one. */
export function documentId(kind: 'case' | 'act', sourceId: string): string {
  const digest = createHash('sha256').update(sourceId).digest();
  let bits = digest.readBigUInt64BE(0);
  let id = '';
  for (let count = 0; count < ID_CHARACTERS; count += 1) {
    id += ALPHABET[Number(bits >> 59n)];
    bits = (bits << 5n) & 0xffff_ffff_ffff_ffffn;
  }
  return (kind === 'case' ? 'c' : 'a') + id;
}
