import type { ClientSession } from './client-session.js';
import type { SendHttp } from './http.js';
import type { Loading } from './loading.js';

/** What a client is made with. */
export interface ClientOptions {
  /**
   * Origins (with a path, if any) that calls go to, with or without a slash at the end: the service, the one that
   * makes PDFs, and the one with the site's stylesheets. The last two are the first where not given. A base has no
   * query, hash or password.
   */
  readonly bases: { readonly api: string; readonly render?: string; readonly web?: string };
  /** Without a session every call goes out as a visitor's. */
  readonly session?: ClientSession;
  /** Sends the requests; the global `fetch` where not given. */
  readonly fetch?: typeof fetch;
  /** The loading flags, where several clients share them; a store of the client's own where not given. */
  readonly loading?: Loading;
  /**
   * Sends the forms with files whose going out is watched by `onProgress`: `uploadByXhr`, which `createClient` takes
   * by itself where XMLHttpRequest is there and no `fetch` is given. Without it only what comes back is told.
   */
  readonly upload?: SendHttp;
}
