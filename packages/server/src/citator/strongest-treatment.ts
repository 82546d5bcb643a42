import { type Treatment, treatments, warningOf } from '@headnote/core/contract';

/** How many judgments treat a case in one way, in the court's own words. */
export interface TreatmentCount {
  readonly treatment: string;
  /** 1 if their benches have fewer judges than the case's. */
  readonly isSmallerBench: number;
  readonly links: number;
}

/** What a reader must know before anything else, worst first. */
const FIRST: readonly Treatment[] = ['overruled', 'reversed', 'doubted', 'dissented'];

/**
 * Returns how later judgments treat a case: the worst warning, otherwise what most of them do, and of equally many the
 * stronger. Mere references count only if there is nothing else. Empty if nobody says anything.
 */
export function strongestTreatment(counts: readonly TreatmentCount[]): Treatment | '' {
  const links = new Map<Treatment, number>();
  for (const count of counts) {
    const read = treatments.find((one) => one === count.treatment);
    if (read === undefined) continue;
    const said = warningOf({ treatment: read, speaker: 'court', isSmallerBench: count.isSmallerBench === 1 }) ?? read;
    links.set(said, (links.get(said) ?? 0) + count.links);
  }
  const warning = FIRST.find((one) => links.has(one));
  if (warning !== undefined) return warning;
  const most = treatments.filter((one) => one !== 'referred' && links.has(one));
  // A stable sort keeps the stronger of equals first.
  const [first] = most.toSorted((one, other) => (links.get(other) ?? 0) - (links.get(one) ?? 0));
  return first ?? (links.has('referred') ? 'referred' : '');
}
