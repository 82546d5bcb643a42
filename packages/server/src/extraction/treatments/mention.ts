import type { Span } from './span.js';

/** A place where a text refers to a case: by citations, by name, or by a footnote mark. */
export interface Mention extends Span {
  /** Indices of the citations at this place. */
  readonly citations: readonly number[];
  /** False for case numbers, because most are the number of the case itself. */
  readonly isReport: boolean;
}
