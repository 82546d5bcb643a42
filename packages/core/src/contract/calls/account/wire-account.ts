import * as v from 'valibot';
import { readUser, type SessionUser } from '../../records/session-user.js';
import { readToken, type TokenSet } from '../../records/token-set.js';
import { json } from '../../wire/envelope.js';

/** Longest refresh token a server looks at. */
const MAX_TOKEN = 4096;

/** A refresh token as a server receives it. */
export const refreshTokenText = v.pipe(
  v.string(),
  v.nonEmpty('must not be blank'),
  v.maxLength(MAX_TOKEN, 'is too long'),
);

/** A token set as it is on the wire. */
export const wireToken = v.pipe(
  json,
  v.transform(readToken),
  v.custom<TokenSet>((set) => set !== undefined, 'no token set'),
);

/** User data as it is on the wire. */
export const wireUser = v.pipe(
  json,
  v.transform(readUser),
  v.custom<SessionUser>((user) => user !== undefined, 'no user with an id'),
);
