import type { Client, Solve } from '@headnote/core/client';
import type { PublicConfig } from '@headnote/core/config';
import { createSession, type SessionTransport } from '@headnote/core/session';
import type { Services } from './services.js';
import { createLinkCodec } from '../links/create-link-codec.js';
import { createLazyClient } from './lazy-client.js';
import { createLazyRemember } from './lazy-remember.js';
import { throwUnlessLeaving } from './leaving.js';

const clientModule = () => import('@headnote/core/client').catch(throwUnlessLeaving);

/** Solves a challenge. The code of the worker is loaded with the first one. */
const solve: Solve = async (challenge, options) =>
  (await import('./proof-worker/solve-in-worker.js')).solveInWorker(challenge, options);

/** Creates the services of the page: this browser's session, the client that sends its ticket, and the codec of links. */
export function createBrowserServices(config: PublicConfig): Services {
  const bases = { api: window.location.origin };
  // Reading `localStorage` itself throws where storage is blocked. The session then lives in memory.
  const storage = () => window.localStorage;
  const codec = createLinkCodec(config);
  const ask: typeof fetch = (input, init) => fetch(input, init).catch(throwUnlessLeaving);
  const accounts = createLazyClient(async () => (await clientModule()).createClient({ bases, fetch: ask }));
  const session = createSession({ storage, codec, transport: lazyTransport(accounts, config) });
  const client = createLazyClient(async () => {
    const { createClient, withProofs } = await clientModule();
    return withProofs(createClient({ bases, session, fetch: ask }), solve);
  });
  return { config, codec, session, client, readFile: ask, remember: createLazyRemember({ storage, codec, config }) };
}

/** The account calls of a session. Their code is loaded with the client's. */
function lazyTransport(client: Client, { refreshTokenInBody }: PublicConfig): SessionTransport {
  const transport = async () => (await clientModule()).accountTransport(client, { refreshTokenInBody, solve });
  return {
    signIn: async (input, options) => (await transport()).signIn(input, options),
    newTicket: async (input) => (await transport()).newTicket(input),
    signOut: async (input) => (await transport()).signOut(input),
    clockOffset: () => client.clockOffset(),
  };
}
