import type { SignInAnswer, SignInInput } from '../contract/account/sign-in.js';
import type { TokenSet } from '../contract/account/token-set.js';

/** The account service as a session calls it; the client's `accountTransport` is one. */
export interface SessionTransport {
  /** Rejects with a RefusedError, whose message is the server's, when the flag is false. */
  signIn(input: SignInInput, options?: { readonly signal?: AbortSignal }): Promise<SignInAnswer>;
  /** Rejects with a RefusedError when the flag is false. */
  newTicket(input: { readonly refreshToken: string }): Promise<TokenSet>;
  /** Ends the session of the refresh token on the server. */
  signOut(input: { readonly refreshToken: string; readonly userId: string }): Promise<unknown>;
  /** Milliseconds the server's clock is ahead of this device's, as far as an answer has shown. */
  clockOffset?(): number | undefined;
}
