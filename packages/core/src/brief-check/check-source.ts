import type { LookedUp } from '../citation/check-text.js';

/** Looks up citations in a library. */
export interface CheckSource {
  /** Answers citations, each with the parties named with it, or an empty text; at most 100 a call, in their order. */
  readonly check: (
    input: { readonly citations: readonly string[]; readonly names: readonly string[] },
    options?: { readonly signal?: AbortSignal },
  ) => Promise<readonly LookedUp[]>;
}
