/** Bounds of access tokens, with which a member's own tools read the library. */
export const accessTokenLimits = {
  /** Tokens of a member at the same time: one for each of his tools. */
  maxTokens: 5,
  /** Characters of a token's name. */
  maxName: 60,
  /** Requests in any minute, for all tokens of a member together: a tool that reads as fast as a person looks. */
  perMinute: 60,
  /** Requests in a day of India, for all tokens of a member together: what an office reads, and no copy of the library. */
  perDay: 1000,
  /** Requests that the check of a brief counts as: it looks up many citations and compares many texts. */
  briefCost: 10,
  /** Bytes of a brief as UTF-8: 500 pages. */
  maxBrief: 1_048_576,
  /** Paragraphs in one request: more than a screen, and far from a whole judgment. */
  maxParagraphs: 40,
} as const;
