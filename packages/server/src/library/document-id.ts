import { createHash } from 'node:crypto';

/** Crockford's base32 without i, l, o and u, so an id survives being read aloud or retyped. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

const ID_CHARACTERS = 12;

/** Returns the id of a document: `c` or `a` and 12 characters from its source id, so a second import finds the same document. */
export function documentId(kind: 'case' | 'act', sourceId: string): string {
  const digest = createHash('sha256').update(sourceId).digest();
  let bits = digest.readBigUInt64BE(0);
  let id = '';
  for (let count = 0; count < ID_CHARACTERS; count += 1) {
    id += ALPHABET[Number(bits >> 59n)];
    bits = (bits << 5n) & 0xffff_ffff_ffff_ffffn;
  }
  return firstLetterOf(kind) + id;
}

/** The first letter of the ids of a kind. */
export function firstLetterOf(kind: 'case' | 'act'): string {
  return kind === 'case' ? 'c' : 'a';
}
