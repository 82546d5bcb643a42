/** Characters of one clause's text. */
export const MAX_TEXT = 2000;
/** Clauses in a query. */
export const MAX_CLAUSES = 256;
/** Depth of nested clauses. */
export const MAX_DEPTH = 8;
/** Words and compared values in a query. */
export const MAX_TERMS = 1024;
/** Letters or digits before the first `*` or `?`: shorter beginnings match too many words. */
export const MIN_LETTERS = 2;
/** `*` and `?` in one word. */
export const MAX_WILDCARDS = 8;
/** Words between the parts of `near`, and the slop of a phrase. */
export const MAX_WITHIN = 100;
/** Parts of one `near`. */
export const MAX_NEAR_PARTS = 8;
/** Values of an aggregation by default. */
export const MAX_BUCKETS = 200;
/** Values of the aggregation of the bare-act list. */
export const MAX_ACT_BUCKETS = 5000;
/** Wider queries of one search: each is a search of its own when nothing is found. */
export const MAX_WIDER = 6;
/** Bytes of a whole body. */
export const MAX_BODY = 65_536;

/** Limits of a search request. A server refuses a request beyond them; a builder stays within them. */
export const searchLimits = {
  /** Hits of one page. */
  maxSize: 100,
  /** `from + size`: a later page costs as much as all pages before it. */
  maxWindow: 2000,
  maxClauses: MAX_CLAUSES,
  maxDepth: MAX_DEPTH,
  maxTerms: MAX_TERMS,
  /** Characters of one clause's text. */
  maxText: MAX_TEXT,
  /** Letters or digits before the first `*` or `?`: shorter beginnings match too many words. */
  minLetters: MIN_LETTERS,
  /** `*` and `?` in one word. */
  maxWildcards: MAX_WILDCARDS,
  /** Words that a prefix or a wildcard matches; further words are dropped, and the answer says so. */
  maxExpansions: 1024,
  /** Words between the parts of `near`, and the slop of a phrase. */
  maxWithin: MAX_WITHIN,
  minNearParts: 2,
  maxNearParts: MAX_NEAR_PARTS,
  /** Bytes of the whole body. */
  maxBody: MAX_BODY,
  maxAggregations: 8,
  /** Choices among the values of aggregations; each has its aggregation. */
  maxChoices: 8,
  maxWider: MAX_WIDER,
  /** Values of an aggregation by default. */
  maxBuckets: MAX_BUCKETS,
  /** Values of the court aggregation of a citation search. */
  maxCourtBuckets: 1000,
  /** Values of the aggregation of the bare-act list. */
  maxActBuckets: MAX_ACT_BUCKETS,
  maxSortKeys: 3,
  minFragments: 1,
  maxFragments: 5,
  minFragmentSize: 50,
  maxFragmentSize: 300,
  /** Places listed in the text of one document. More marks hide a text instead of showing places in it. */
  maxTextHits: 5000,
  /** Milliseconds; then the server returns the documents found so far, with `timed_out`. */
  deadline: 2000,
} as const;
