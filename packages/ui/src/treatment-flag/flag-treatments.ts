import { treatments, type Treatment } from '@headnote/core/contract';

/** What a flag can say: each treatment of the contract, what an editor adds to them, and that none is recorded. */
export type FlagTreatment = Treatment | 'affirmed' | 'limited' | 'overruled-in-part' | 'none';

/** All of them, strongest first, as a list of filters shows them. */
export const flagTreatments: readonly FlagTreatment[] = [
  ...treatments.slice(0, 2),
  'overruled-in-part',
  'limited',
  ...treatments.slice(2, 6),
  'affirmed',
  ...treatments.slice(6),
  'none',
];
