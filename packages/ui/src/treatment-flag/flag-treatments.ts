import { treatments, type Treatment } from '@headnote/core/contract';

/** Values of a flag: the treatments of the contract, those that editors add, and `none`. */
export type FlagTreatment = Treatment | 'affirmed' | 'limited' | 'overruled-in-part' | 'none';

/** All treatments, strongest first, in the order of a filter list. */
export const flagTreatments: readonly FlagTreatment[] = [
  ...treatments.slice(0, 2),
  'overruled-in-part',
  'limited',
  ...treatments.slice(2, 6),
  'affirmed',
  ...treatments.slice(6),
  'none',
];
