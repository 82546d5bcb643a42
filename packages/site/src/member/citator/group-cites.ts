import { treatments, type CitedPlace } from '@headnote/core/contract';

/** A case that a judgment cites, with every place where it does. */
export interface CitedCase {
  readonly key: string;
  /** The place that says most about it: the court's own words before counsel's, then the strongest treatment. */
  readonly strongest: CitedPlace;
  /** In the order of the text, with the index of each in the list they came from. */
  readonly places: readonly { readonly place: CitedPlace; readonly index: number }[];
}

function weight({ speaker, treatment }: CitedPlace): number {
  return treatments.indexOf(treatment) + (speaker === 'court' ? 0 : treatments.length);
}

/** One case is one entry, however often and by whatever of its citations a text names it. In the order of the text. */
export function groupCites(cites: readonly CitedPlace[]): CitedCase[] {
  const groups = new Map<string, { place: CitedPlace; index: number }[]>();
  for (const [index, place] of cites.entries()) {
    const key =
      place.state === 'found' ? `found ${place.targets[0]?.id}` : `${place.state} ${place.canonical || place.text}`;
    const group = groups.get(key);
    if (group) group.push({ place, index });
    else groups.set(key, [{ place, index }]);
  }
  return [...groups].map(([key, places]) => ({
    key,
    places,
    strongest: places.map(({ place }) => place).reduce((best, one) => (weight(one) < weight(best) ? one : best)),
  }));
}
