/** Options of the embed client. */
export interface EmbedOptions {
  /** Origin of the service, with or without a final slash. */
  readonly base: string;
  /** The partner's publishable key. It identifies the partner and grants no access. */
  readonly key?: string;
  /** Version of the widgets that ask, for the partner's notices. */
  readonly version?: string;
  /** The global `fetch` by default. */
  readonly fetch?: typeof fetch;
}
