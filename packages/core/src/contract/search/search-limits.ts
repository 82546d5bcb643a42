/** Bounds of a search request; a server refuses what exceeds them, a builder stays within. */
export const searchLimits = {
  /** Hits of one page. */
  maxSize: 100,
  /** `from + size`: paging further costs as much as everything before it. */
  maxWindow: 2000,
  maxClauses: 256,
  maxDepth: 8,
  maxTerms: 1024,
  /** Characters of one clause's text. */
  maxText: 2000,
  /** Letters or digits before the first `*` or `?`: fewer begin too many words. */
  minLetters: 2,
  /** `*` and `?` in one word. */
  maxWildcards: 8,
  /** Words that a prefix or a wildcard stands for; what is beyond is left out, and the answer says that it was cut. */
  maxExpansions: 1024,
  /** Words between the parts of `near`, and the slop of a phrase. */
  maxWithin: 100,
  minNearParts: 2,
  maxNearParts: 8,
  /** Bytes of the whole body. */
  maxBody: 65_536,
  maxAggregations: 8,
  /** Values of an aggregation where nothing else is said. */
  maxBuckets: 200,
  /** Values of the court aggregation of a citation search. */
  maxCourtBuckets: 1000,
  /** Values of the aggregation of the bare-act list. */
  maxActBuckets: 5000,
  maxSortKeys: 3,
  minFragments: 1,
  maxFragments: 5,
  minFragmentSize: 50,
  maxFragmentSize: 300,
  /** Milliseconds; then what was found, with `timed_out`. */
  deadline: 2000,
} as const;
