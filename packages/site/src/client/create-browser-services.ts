import type { Client } from '@headnote/core/client';
import type { PublicConfig } from '@headnote/core/config';
import { createSession, type SessionTransport } from '@headnote/core/session';
import { createRememberMe } from '@headnote/core/session/remember';
import { createLateClient } from './late-client.js';
import { createLinkCodec } from './create-link-codec.js';
import type { Services } from './services.js';

const clientModule = () => import('@headnote/core/client');

/** Makes what the page works with: the session of this browser, the client that speaks for it, the link codec. */
export function createBrowserServices(config: PublicConfig): Services {
  const bases = { api: window.location.origin };
  // Reading `localStorage` itself throws where storage is blocked; the session then lives in memory.
  const storage = () => window.localStorage;
  const codec = createLinkCodec(config);
  const accounts = createLateClient(async () => (await clientModule()).createClient({ bases }));
  const session = createSession({ storage, codec, transport: lateTransport(accounts, config) });
  const client = createLateClient(async () => (await clientModule()).createClient({ bases, session }));
  return { config, codec, session, client, remember: createRememberMe({ storage }) };
}

/** The account calls of a session; their code comes with the client's. */
function lateTransport(client: Client, { refreshTokenInBody }: PublicConfig): SessionTransport {
  const transport = async () => (await clientModule()).accountTransport(client, { refreshTokenInBody });
  return {
    signIn: async (input, options) => (await transport()).signIn(input, options),
    newTicket: async (input) => (await transport()).newTicket(input),
    signOut: async (input) => (await transport()).signOut(input),
    clockOffset: () => client.clockOffset(),
  };
}
