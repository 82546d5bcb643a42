import { treatments, type CitedPlace } from '@headnote/core/contract';

/** A case that a judgment cites, with every place where it does. */
export interface CitedCase {
  readonly key: string;
  /** The most important place: the court's own words before counsel's, then the strongest treatment. */
  readonly strongest: CitedPlace;
  /** In the order of the text, each with its index in the original list. */
  readonly places: readonly { readonly place: CitedPlace; readonly index: number }[];
}

function weight({ speaker, treatment }: CitedPlace): number {
  return treatments.indexOf(treatment) + (speaker === 'court' ? 0 : treatments.length);
}

/** Cases that open come first, then cases to choose from, then those that lead nowhere. */
const FIRST: Readonly<Record<CitedPlace['state'], number>> = {
  found: 0,
  ambiguous: 1,
  'party-differs': 1,
  'name-differs': 1,
  'not-held': 2,
  impossible: 3,
  unread: 3,
};

/**
 * Groups citations by case: one entry per case, however often and by whichever of its citations the text names it. Cases in
 * the library come first; otherwise the order of the text is kept.
 */
export function groupCites(cites: readonly CitedPlace[]): CitedCase[] {
  const groups = new Map<string, { place: CitedPlace; index: number }[]>();
  for (const [index, place] of cites.entries()) {
    const key =
      place.state === 'found' ? `found ${place.targets[0]?.id}` : `${place.state} ${place.canonical || place.text}`;
    const group = groups.get(key);
    if (group) group.push({ place, index });
    else groups.set(key, [{ place, index }]);
  }
  const cases = [...groups].map(([key, places]) => ({
    key,
    places,
    strongest: places.map(({ place }) => place).reduce((best, one) => (weight(one) < weight(best) ? one : best)),
  }));
  return cases.toSorted((one, other) => FIRST[one.strongest.state] - FIRST[other.strongest.state]);
}
