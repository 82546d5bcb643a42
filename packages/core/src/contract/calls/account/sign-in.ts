import * as v from 'valibot';
import type { Call } from '../../call.js';
import { text } from '../../wire/envelope.js';
import { wireToken, wireUser } from './wire-account.js';
import type { SessionUser } from '../../records/session-user.js';
import type { TokenSet } from '../../records/token-set.js';

/** What a visitor signs in with. */
export interface SignInInput {
  readonly username: string;
  readonly password: string;
  readonly remember: boolean;
  /** 1 the site (default), 2 the mobile application. */
  readonly loginType?: 1 | 2;
}

/** What a successful sign-in gives. */
export interface SignInAnswer {
  readonly token: TokenSet;
  readonly user: SessionUser;
  readonly sessionId: string;
}

/** Longest user name and password a server looks at; the forms' own rules are narrower. */
const MAX_CREDENTIAL = 256;

const credential = v.pipe(v.string(), v.nonEmpty('must not be blank'), v.maxLength(MAX_CREDENTIAL, 'is too long'));

/** Signs in. A refusal carries the server's message; for an account that is not active, its answer the activation handle. */
export const signIn = {
  service: 'account',
  name: 'signIn',
  method: 'POST',
  path: '/api/aouth2/signin',
  auth: 'none',
  ours: false,
  envelope: true,
  body: v.object({
    username: credential,
    password: credential,
    remember: v.optional(v.boolean(), false),
    logintype: v.optional(v.picklist([1, 2]), 1),
  }),
  answer: v.pipe(
    v.object({ outdata: wireToken, outdata1: wireUser, outdata2: v.optional(text, '') }),
    v.transform(({ outdata, outdata1, outdata2 }): SignInAnswer => ({
      token: outdata,
      user: outdata1,
      sessionId: outdata2,
    })),
  ),
  request: ({ username, password, remember, loginType }: SignInInput) => ({
    body: { username, password, remember, logintype: loginType ?? 1 },
  }),
} as const satisfies Call<SignInInput, SignInAnswer>;
