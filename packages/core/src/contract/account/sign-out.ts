import { post } from '../wire/make-call.js';

/** The session to end. */
export interface SignOutInput {
  /** Renews the session. */
  readonly refreshToken: string;
  /** Whose session it is. */
  readonly userId: string;
  /** True sends the values in the body, when the server's configuration announces that. */
  readonly inBody?: boolean;
}

/** Signs out: the server forgets the session's refresh tokens. */
export const signOut = post<true, SignOutInput>('/api/aouth2/logout', {
  auth: 'none',
  answer: () => true,
  query: { refreshToken: 'refreshtoken', userId: 'userid' },
  inBody: (input) => input.inBody,
});
