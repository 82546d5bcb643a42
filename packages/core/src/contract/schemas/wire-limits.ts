/** Bounds of what a server takes; characters where nothing else is said. */
export const wireLimits = {
  /** Ids, names, codes: longer than any that a form or a server makes. */
  short: 256,
  /** A token of a session. */
  token: 4096,
  /** What is typed into one search field. */
  text: 2000,
  /** A comment, a note, a message: some pages of writing. */
  long: 20_000,
  /** A search as it is saved, encoded. */
  query: 65_536,
  /** Courts, acts or addresses that are chosen at once. */
  chosen: 1000,
  /** Addresses that one judgment is sent to. */
  emails: 20,
  /** Completions or suggestions of one kind. */
  completions: 20,
  /** Items of one widget. */
  embedItems: 20,
  /** Rupees: more than any package costs, so that a wrong unit is noticed. */
  amount: 1_000_000,
} as const;
