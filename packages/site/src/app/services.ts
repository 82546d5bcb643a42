import type { Client } from '@headnote/core/client';
import type { Codec } from '@headnote/core/codec';
import type { PublicConfig } from '@headnote/core/config';
import type { Session } from '@headnote/core/session';
import type { RememberMe } from '@headnote/core/session/remember';
import { createContext } from 'react-router';

/** What loaders and screens work with; made once a page in the browser, once a request on the server. */
export interface Services {
  readonly config: PublicConfig;
  readonly client: Client;
  readonly codec: Codec;
  /** Only in the browser: a page drawn on the server is always a visitor's. */
  readonly session?: Session;
  /** Only in the browser: what the sign-in form may be filled with. */
  readonly remember?: RememberMe;
}

/** How loaders get at the services. */
export const servicesContext = createContext<Services>();

/** True in a browser with a session; on the server never. */
export function isSignedIn({ session }: Services): boolean {
  return session?.getSnapshot().status === 'signed-in';
}
