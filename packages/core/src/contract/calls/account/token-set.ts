import * as v from 'valibot';
import { json, requiredText, text } from '../../wire/envelope.js';

/** The pair of tokens of a session. */
export interface TokenSet {
  /** First word of the authorization header, usually `Bearer`. */
  readonly type: string;
  readonly token: string;
  readonly refreshToken: string;
}

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
  v.object({ type: v.optional(text, ''), token: requiredText, refreshtoken: requiredText }),
  v.transform(({ type, token, refreshtoken }): TokenSet => ({
    type: type || 'Bearer',
    token,
    refreshToken: refreshtoken,
  })),
);

/** Writes a token set under its wire names. */
export function writeToken(set: TokenSet): Record<string, unknown> {
  return { type: set.type, token: set.token, refreshtoken: set.refreshToken };
}
