/** A query on the words of one field; a word is the number of a word set. */
export type SpanQuery =
  | { readonly type: 'word'; readonly set: number }
  | PhraseQuery
  | NearQuery
  | { readonly type: 'any'; readonly of: readonly SpanQuery[] };

/** Words in order. */
export interface PhraseQuery {
  readonly type: 'phrase';
  readonly sets: readonly number[];
  /** Allowed difference from the distances of the phrase; 0 means adjacent words. */
  readonly slop: number;
}

/** Parts close to each other. */
export interface NearQuery {
  readonly type: 'near';
  readonly of: readonly SpanQuery[];
  readonly within: number | 'sentence' | 'paragraph';
  readonly isOrdered: boolean;
}

/** Returns the word sets of a query. */
export function setsOf(query: SpanQuery): number[] {
  switch (query.type) {
    case 'word':
      return [query.set];
    case 'phrase':
      return [...query.sets];
    case 'near':
    case 'any':
      return query.of.flatMap(setsOf);
  }
}
