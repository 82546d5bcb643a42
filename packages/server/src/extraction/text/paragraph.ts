import type { CausePart } from './block.js';

/** A paragraph of a text before it is classified. */
export interface Paragraph {
  readonly text: string;
  /** The part of the cause title that it belongs to; absent in the body. */
  readonly part?: CausePart;
  /** True for a footnote. */
  readonly isNote?: boolean;
}
