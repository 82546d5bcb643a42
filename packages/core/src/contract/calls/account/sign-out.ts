import * as v from 'valibot';
import type { Call } from '../../call.js';
import { refreshTokenText } from './wire-account.js';

/** The session to end. */
export interface SignOutInput {
  readonly refreshToken: string;
  readonly userId: string;
  /** True sends the values in the body, when the server's configuration announces that. */
  readonly inBody?: boolean;
}

const values = v.object({ refreshtoken: v.optional(refreshTokenText), userid: v.optional(v.string()) });

/** Signs out: the server forgets the session's refresh tokens. */
export const signOut = {
  service: 'account',
  name: 'signOut',
  method: 'POST',
  path: '/api/aouth2/logout',
  auth: 'none',
  ours: false,
  envelope: true,
  query: values,
  body: v.nullish(values),
  answer: v.pipe(
    v.unknown(),
    v.transform(() => true as const),
  ),
  request: ({ refreshToken, userId, inBody }: SignOutInput) => {
    const wire = { refreshtoken: refreshToken, userid: userId };
    return inBody ? { body: wire } : { query: wire };
  },
} as const satisfies Call<SignOutInput, true>;
