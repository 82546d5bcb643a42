import type { FacetValue } from '@headnote/core/search/answers';

/** One court on offer. */
export interface CourtOption {
  readonly name: string;
  /** Judgments of this court among all that meet the words. */
  readonly count: number;
  readonly isChosen: boolean;
}

/** The courts on offer; a chosen court stays although no judgment of it meets the words. */
export function courtOptions(courts: readonly FacetValue[], chosen: readonly string[]): CourtOption[] {
  const found = courts.map(({ key, count }) => ({ name: String(key), count }));
  const missing = chosen.filter((name) => !found.some((court) => court.name === name));
  return [...found, ...missing.map((name) => ({ name, count: 0 }))].map((court) => ({
    ...court,
    isChosen: chosen.includes(court.name),
  }));
}
