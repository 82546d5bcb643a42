import { join } from '../wire/join.js';
import type { Fields, ValueOf } from '../wire/kind.js';
import { get, post } from '../wire/make-call.js';
import { memberRead, memberWrite } from '../wire/marks.js';
import { outcome, type Outcome } from '../wire/outcome.js';
import { count, inField, moment, sureText, text } from '../wire/readers.js';

const accessToken = {
  /** Id of the token, which is no secret. */
  id: sureText,
  /** The member's own name for it. */
  name: sureText,
  /** The last five characters of the token, to tell it from others. */
  ending: text,
  /** ISO date and time. */
  madeAt: moment,
  /** ISO date and time of the last request; empty if there was none. */
  lastUsedAt: text,
  /** Network address of the last request without its last parts, for example `103.21.•.•`; empty if unknown. */
  address: text,
  /** Requests today, by the day of India. */
  usedToday: count,
} as const;

/** A token with which one of the member's tools reads the library. */
export interface AccessToken extends ValueOf<typeof accessToken> {}

const tokenList = {
  /** The last one made first. */
  tokens: [accessToken as Fields<AccessToken>],
  /** Requests today by all tokens, those revoked today too. */
  usedToday: count,
} as const;

/** The access tokens of a member. */
export interface AccessTokenList extends ValueOf<typeof tokenList> {}

const made = /* @__PURE__ */ join(outcome, {
  /** Id of the token, which is no secret. */
  id: ['outdata', /* @__PURE__ */ inField('id', sureText)],
  /** The token itself. The server keeps only its hash, so this is the only answer that has it. */
  token: ['outdata', /* @__PURE__ */ inField('token', sureText)],
});

/** A new access token. */
export interface MadeAccessToken extends ValueOf<typeof made> {}

/** Lists the member's access tokens. */
export const accessTokens = get<AccessTokenList>('/api/account/accesstokens', {
  ...memberRead,
  ours: true,
  outdata: tokenList,
});

/** Makes an access token: at most `accessTokenLimits.maxTokens`, each with a name of its own. */
export const makeAccessToken = post<MadeAccessToken, { readonly name: string }>('/api/account/makeaccesstoken', {
  ...memberWrite,
  ours: true,
  whole: made,
  body: { name: 'name' },
});

/** Revokes an access token. It is refused from the next request, for good. */
export const revokeAccessToken = post<Outcome, { readonly id: string }>('/api/account/revokeaccesstoken', {
  ...memberWrite,
  ours: true,
  whole: outcome,
  body: { id: 'id' },
});
