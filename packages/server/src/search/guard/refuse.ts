import { BadQueryError } from '@headnote/core/errors';

/** Maximum length of an unknown key in a message. */
const MAX_KEY = 40;

/** Throws the error with the path: `query.bool.must[0].script: not supported`. */
export function refuse(path: string, reason: string): never {
  throw new BadQueryError(`${path === '' ? 'body' : path}: ${reason}`);
}

/** Returns the path of a member. Cuts and cleans a key from outside. */
export function memberPath(path: string, key: string): string {
  const name = key.slice(0, MAX_KEY).replace(/[^\w.-]/g, '?');
  return path === '' ? name : `${path}.${name}`;
}
