import type { SignInAnswer, SignInInput } from '../contract/account/sign-in.js';
import type { TokenSet } from '../contract/account/token-set.js';
import type { CallOptions } from './call-options.js';
import type { Client } from './create-client.js';
import { sendWithProof, type Solve } from './send-with-proof.js';

/** The calls of the account service that a session uses. */
export interface AccountTransport {
  /**
   * Signs in. Rejects with a RefusedError if the username or password is wrong, and with a BusyError after too many
   * failures, unless a proof of work lets it pass.
   */
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
 * service send no authorization. Take `refreshTokenInBody` from the server's public configuration. With `solve`, a
 * sign-in passes while others guess passwords.
 */
export function accountTransport(
  client: Pick<Client, 'account' | 'clockOffset'>,
  options: { readonly refreshTokenInBody?: boolean; readonly solve?: Solve } = {},
): AccountTransport {
  const inBody = options.refreshTokenInBody ?? false;
  return {
    signIn: (input, call) => sendWithProof(client.account.signIn, { input, call, solve: options.solve }),
    newTicket: (input, call) => client.account.newTicket({ ...input, inBody }, call),
    signOut: (input, call) => client.account.signOut({ ...input, inBody }, call),
    clockOffset: () => client.clockOffset(),
  };
}
