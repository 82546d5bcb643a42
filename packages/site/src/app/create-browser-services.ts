import { accountTransport, createClient } from '@headnote/core/client';
import type { PublicConfig } from '@headnote/core/config';
import { createRememberMe, createSession } from '@headnote/core/session';
import { createLinkCodec } from './create-link-codec.js';
import type { Services } from './services.js';

/** Makes what the page works with: the session of this browser, the client that speaks for it, the link codec. */
export function createBrowserServices(config: PublicConfig): Services {
  const bases = { api: window.location.origin };
  // Reading `localStorage` itself throws where storage is blocked; the session then lives in memory.
  const storage = () => window.localStorage;
  const codec = createLinkCodec(config);
  const session = createSession({
    storage,
    codec,
    transport: accountTransport(createClient({ bases }), { refreshTokenInBody: config.refreshTokenInBody }),
  });
  return { config, codec, session, client: createClient({ bases, session }), remember: createRememberMe({ storage }) };
}
