import type { Client } from '@headnote/core/client';
import type { Codec } from '@headnote/core/codec';
import type { PublicConfig } from '@headnote/core/config';
import type { Session } from '@headnote/core/session';
import type { RememberMe } from '@headnote/core/session/remember';
import { createContext } from 'react-router';

/** Services of loaders and screens. Created once per page in the browser, once per request on the server. */
export interface Services {
  readonly config: PublicConfig;
  readonly client: Client;
  readonly codec: Codec;
  /** Reads a published file of this server, such as the hashes of the widgets. */
  readonly readFile: typeof fetch;
  /** Only in the browser. The server always renders for a visitor. */
  readonly session?: Session;
  /** Only in the browser. Fills the sign-in form. */
  readonly remember?: RememberMe;
}

/** Passes the services to loaders. */
export const servicesContext = createContext<Services>();

/** True in a browser with a session, never on the server. */
export function isSignedIn({ session }: Services): boolean {
  return session?.getSnapshot().status === 'signed-in';
}
