import { warnings, type Warning } from './later-treatment.js';

/**
 * Returns what to say about a citation: its state, or for a found case the worst that a later judgment says against it. A
 * found case that is overruled is never only "found".
 */
export function answerOf<State extends string>({
  state,
  hits,
}: {
  readonly state: State;
  readonly hits: readonly { readonly later?: { readonly treatment: Warning } | null }[];
}): State | Warning {
  const later = state === 'found' ? hits.map((hit) => hit.later?.treatment) : [];
  return warnings.find((warning) => later.includes(warning)) ?? state;
}
