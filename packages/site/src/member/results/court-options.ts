import type { FacetValue } from '@headnote/core/search/answers';

/** One court to choose. */
export interface CourtOption {
  readonly name: string;
  /** Judgments of this court among all that match the text. */
  readonly count: number;
  readonly isChosen: boolean;
}

/** The courts to choose from. A chosen court stays in the list even when none of its judgments matches. */
export function courtOptions(courts: readonly FacetValue[], chosen: readonly string[]): CourtOption[] {
  const found = courts.map(({ key, count }) => ({ name: String(key), count }));
  const missing = chosen.filter((name) => !found.some((court) => court.name === name));
  return [...found, ...missing.map((name) => ({ name, count: 0 }))].map((court) => ({
    ...court,
    isChosen: chosen.includes(court.name),
  }));
}
