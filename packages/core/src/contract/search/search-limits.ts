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
