import { post } from '../wire/make-call.js';

/** The session to end. */
export interface SignOutInput {
  /** Renews the session. */
  readonly refreshToken: string;
  /** User of the session. */
  readonly userId: string;
  /** True sends the values in the body. Set it if the server's public configuration says so. */
  readonly inBody?: boolean;
}

/** Signs out: the server forgets the session's refresh tokens. */
export const signOut = post<true, SignOutInput>('/api/aouth2/logout', {
  auth: 'none',
  whole: () => true,
  query: { refreshToken: 'refreshtoken', userId: 'userid' },
  inBody: (input) => input.inBody,
});
