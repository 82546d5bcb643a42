import type { LookedUp } from '../citation/check-text.js';
import type { ClaimAnswer } from '../contract/citations/claim-answer.js';

/** A claim of a text to compare with a judgment. */
export interface SoughtClaim {
  /** The judgment: its id, as the source's own hits name it. */
  readonly id: string;
  /** The citation by which the text cites it, whose pages a pinpoint may mean. */
  readonly citation: string;
  /** The quoted words; empty if only a pinpoint is asked for. */
  readonly quotation: string;
  /** The page or paragraph as printed; empty if only a quotation is asked for. */
  readonly pinpoint: string;
}

/** Looks up citations in a library. */
export interface CheckSource {
  /** Answers citations, each with the parties named with it, or an empty text; at most 100 a call, in their order. */
  readonly check: (
    input: { readonly citations: readonly string[]; readonly names: readonly string[] },
    options?: { readonly signal?: AbortSignal },
  ) => Promise<readonly LookedUp[]>;
  /** Compares quotations and pinpoints with judgments that `check` found, in their order; within `claimLimits`. */
  readonly compare: (
    claims: readonly SoughtClaim[],
    options?: { readonly signal?: AbortSignal },
  ) => Promise<readonly ClaimAnswer[]>;
}
