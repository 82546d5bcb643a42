import type { Mention } from './mention.js';
import type { Pointer } from './pointers.js';
import type { Span } from './span.js';

/** A text with everything that is found in it before words of treatment are assigned to cases. */
export interface Reading {
  readonly plain: string;
  /** The text with blanks for the cases, so a party's name is not read as a speaker. */
  readonly masked: string;
  readonly sentences: readonly Span[];
  readonly quotations: readonly Span[];
  readonly mentions: readonly Mention[];
  readonly pointers: readonly Pointer[];
  /** The case of a citation, the same for each of its citations and short forms. */
  readonly caseOf: (index: number) => number;
  /** Where the court's own text begins: reports print counsel's arguments before it. */
  readonly judgmentStart: number;
  /** What judges in the minority wrote: it binds nobody. */
  readonly dissents: readonly Span[];
  /** The parts that report counsel's arguments, in order. */
  readonly arguments: readonly Span[];
}
