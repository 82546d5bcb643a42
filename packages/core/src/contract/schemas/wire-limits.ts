/** Limits of requests to a server, in characters by default. */
export const wireLimits = {
  /** Ids, names, codes: more than any form or server produces. */
  short: 256,
  /** A token of a session. */
  token: 4096,
  /** Text of one search field. */
  text: 2000,
  /** A comment, a note, a message: several pages. */
  long: 20_000,
  /** A saved search, encoded. */
  query: 65_536,
  /** Courts, acts or addresses in one choice. */
  chosen: 1000,
  /** Things of a member's library in one removal or move. */
  things: 200,
  /** Completions or suggestions of one kind. */
  completions: 20,
  /** Items of one widget. */
  embedItems: 20,
  /** Rupees: more than any package costs, so a wrong unit is caught. */
  amount: 1_000_000,
} as const;
