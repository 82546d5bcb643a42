import type { Treatment } from '@headnote/core/contract';
import type { Span } from '../span.js';
import type { NamedCase } from './tokens.js';

/** What a sentence says of cases. */
export interface CaseStatement {
  readonly treatment: Treatment;
  /** `list`: the report's own list. `court`: the writing court does it. `reported`: another judgment did it. */
  readonly source: 'list' | 'court' | 'reported';
  readonly cases: readonly NamedCase[];
  /** The judgment or court that did it, if it is another: its words, and its citations if the text gives them. */
  readonly actor?: Span & { readonly citations: readonly number[] };
  readonly sentence: Span;
  /** Where the words of treatment are. */
  readonly at: number;
}

/** A sentence near words of overruling from which no treatment is read. */
export interface Notice extends Span {
  readonly at: number;
}
