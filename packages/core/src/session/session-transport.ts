import type { SignInAnswer, SignInInput } from '../contract/account/sign-in.js';
import type { TokenSet } from '../contract/account/token-set.js';

/** The account service that a session calls, for example `accountTransport` of the client. */
export interface SessionTransport {
  /** Signs in. Rejects with a RefusedError with the server's message if the credentials are refused. */
  signIn(input: SignInInput, options?: { readonly signal?: AbortSignal }): Promise<SignInAnswer>;
  /** Renews the tokens. Rejects with a RefusedError if the refresh token is refused. */
  newTicket(input: { readonly refreshToken: string }): Promise<TokenSet>;
  /** Ends the session of the refresh token on the server. */
  signOut(input: { readonly refreshToken: string; readonly userId: string }): Promise<unknown>;
  /** Returns how far the server's clock is ahead of this device's, in milliseconds, if an answer has shown it. */
  clockOffset?(): number | undefined;
}
