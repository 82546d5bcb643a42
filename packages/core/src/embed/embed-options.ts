/** What the embeds are made with. */
export interface EmbedOptions {
  /** Origin of the service, with or without a slash at its end. */
  readonly base: string;
  /** The partner's publishable key: it names the partner and opens nothing. */
  readonly key?: string;
  /** The page's own by default. */
  readonly fetch?: typeof fetch;
}
