import type { Court } from './court.js';
import { courts } from './courts.js';

/** Courts that are shown under one heading. */
export interface CourtGroup {
  readonly id: string;
  readonly title: string;
  readonly courts: readonly Court[];
}

/** Every court, in the order of the tree. A bench follows its court. */
export const courtGroups: readonly CourtGroup[] = [
  { id: 'sc', title: 'Supreme Court', courts: ofKind('supreme') },
  { id: 'hc', title: 'High Courts', courts: withBenches(ofKind('high')) },
  { id: 'tribunals', title: 'Tribunals and commissions', courts: ofKind('tribunal') },
];

function ofKind(kind: Court['kind']): readonly Court[] {
  return courts.filter((court) => court.kind === kind);
}

function withBenches(all: readonly Court[]): readonly Court[] {
  return all
    .filter(({ parentId }) => parentId === undefined)
    .flatMap((court) => [court, ...all.filter(({ parentId }) => parentId === court.courtId)]);
}
