import type { Span } from './span.js';

/** A place where a text refers to a case: by its citations, by its name, or by the mark of a footnote. */
export interface Mention extends Span {
  /** Indices of the citations that the place stands for. */
  readonly citations: readonly number[];
  /** False for case numbers: most of them are the number of the case itself. */
  readonly isReport: boolean;
}
