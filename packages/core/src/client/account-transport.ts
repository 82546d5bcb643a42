import type { SignInAnswer, SignInInput } from '../contract/account/sign-in.js';
import type { TokenSet } from '../contract/account/token-set.js';
import type { CallOptions } from './call-options.js';
import type { Client } from './create-client.js';

/** The calls of the account service that a session uses. */
export interface AccountTransport {
  /** Signs in. Rejects with a RefusedError if the username or password is wrong. */
  signIn(input: SignInInput, options?: CallOptions): Promise<SignInAnswer>;
  /** Exchanges the refresh token for new tokens. Rejects with a RefusedError if the session has ended. */
  newTicket(input: { readonly refreshToken: string }, options?: CallOptions): Promise<TokenSet>;
  /** Ends the session on the server. */
  signOut(input: { readonly refreshToken: string; readonly userId: string }, options?: CallOptions): Promise<true>;
  /** Milliseconds that the server's clock is ahead of this device's; undefined before the first answer. */
  clockOffset(): number | undefined;
}

/**
 * Returns the account calls of a client, for a session. Pass a separate client without a session: calls of the account
 * service send no authorization. Take `refreshTokenInBody` from the server's public configuration.
 */
export function accountTransport(
  client: Pick<Client, 'account' | 'clockOffset'>,
  options: { readonly refreshTokenInBody?: boolean } = {},
): AccountTransport {
  const inBody = options.refreshTokenInBody ?? false;
  return {
    signIn: (input, call) => client.account.signIn(input, call),
    newTicket: (input, call) => client.account.newTicket({ ...input, inBody }, call),
    signOut: (input, call) => client.account.signOut({ ...input, inBody }, call),
    clockOffset: () => client.clockOffset(),
  };
}
