import type { Client } from './create-client.js';
import { sendWithProof, type Solve } from './send-with-proof.js';

/**
 * Returns the client with a proof of work for each registration, code again and reset for which the server asks one, as it
 * does while a flood of them lasts. All other calls are the client's own. For the sign-in see `accountTransport`.
 */
export function withProofs(client: Client, solve: Solve): Client {
  const { account } = client;
  return {
    ...client,
    account: {
      ...account,
      register: (input, call) => sendWithProof(account.register, { input, call, solve }),
      resendActivation: (input, call) => sendWithProof(account.resendActivation, { input, call, solve }),
      startReset: (input, call) => sendWithProof(account.startReset, { input, call, solve }),
    },
  };
}
