import type { ClientSession } from './client-session.js';
import type { SendHttp } from './http.js';
import type { Loading } from './loading.js';

/** Options of a client. */
export interface ClientOptions {
  /**
   * Origins, optionally with a path, with or without a final slash: of the service, of the PDF service and of the
   * site's stylesheets. The last two default to `api`. A base has no query, hash or password.
   */
  readonly bases: { readonly api: string; readonly render?: string; readonly web?: string };
  /** Without a session, every call is a visitor's. */
  readonly session?: ClientSession;
  /** Sends the requests; the global `fetch` by default. */
  readonly fetch?: typeof fetch;
  /** Loading flags to share between clients; a new store by default. */
  readonly loading?: Loading;
  /**
   * Sends forms with files if `onProgress` is set. `createClient` uses `uploadByXhr` if XMLHttpRequest exists and
   * `fetch` is not set. Without it, `onProgress` reports only the download.
   */
  readonly upload?: SendHttp;
}
