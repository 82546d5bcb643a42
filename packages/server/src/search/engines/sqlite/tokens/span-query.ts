/** What is looked for in the words of one field; a word is the number of a word set. */
export type SpanQuery =
  | { readonly type: 'word'; readonly set: number }
  | PhraseQuery
  | NearQuery
  | { readonly type: 'any'; readonly of: readonly SpanQuery[] };

/** Words in their order. */
export interface PhraseQuery {
  readonly type: 'phrase';
  readonly sets: readonly number[];
  /** By how much their distances may differ from those of the phrase; 0 means one right behind the other. */
  readonly slop: number;
}

/** Parts close to each other. */
export interface NearQuery {
  readonly type: 'near';
  readonly of: readonly SpanQuery[];
  readonly within: number | 'sentence' | 'paragraph';
  readonly isOrdered: boolean;
}

/** The word sets that a query names. */
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
