import type { SignInAnswer, SignInInput } from '../contract/account/sign-in.js';
import type { TokenSet } from '../contract/account/token-set.js';
import type { CallOptions } from './call-options.js';
import type { Client } from './create-client.js';

/** What a session needs of the account service. */
export interface AccountTransport {
  /** Signs in; rejects with a RefusedError where name or password are wrong. */
  signIn(input: SignInInput, options?: CallOptions): Promise<SignInAnswer>;
  /** Exchanges the refresh token for new tokens; rejects with a RefusedError where the session has ended. */
  newTicket(input: { readonly refreshToken: string }, options?: CallOptions): Promise<TokenSet>;
  /** Ends the session on the server. */
  signOut(input: { readonly refreshToken: string; readonly userId: string }, options?: CallOptions): Promise<true>;
  /** Milliseconds the server's clock is ahead of this device's; undefined before the first answer. */
  clockOffset(): number | undefined;
}

/**
 * The account calls of a client, for a session. Give it a client of its own, made without a session: the account
 * service's calls carry no authorization. `refreshTokenInBody` is what the server's public configuration announces.
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
