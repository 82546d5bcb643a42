import { BadQueryError } from '@headnote/core/errors';

/** Longest part of a foreign key that is repeated in a message. */
const MAX_KEY = 40;

/** Throws the error that names the place: `query.bool.must[0].script: not supported`. */
export function refuse(path: string, reason: string): never {
  throw new BadQueryError(`${path === '' ? 'body' : path}: ${reason}`);
}

/** Path of a member; a key that came from outside is cut and cleaned before it is repeated. */
export function memberPath(path: string, key: string): string {
  const name = key.slice(0, MAX_KEY).replace(/[^\w.-]/g, '?');
  return path === '' ? name : `${path}.${name}`;
}
