import { timeOfOffence } from '../reading/penal-codes.js';

/** When an offence was committed: before 1 July 2024, from then on, or the text does not say. */
export const offenceTimes = ['before', 'after', 'unsaid'] as const;
export type OffenceTime = (typeof offenceTimes)[number];

/** The key of judgments on a penal code by the time of the offence. No name of a party has its sign. */
export const keyOfOffence = (time: OffenceTime): string => `§offence ${time}`;

/** The provisions of a penal code among the keys of a judgment. */
const PENAL = /^§s\.\d+[a-z]*(?:\(\w+\))* (?:ipc|bns)$/;

/** Returns the key of the time of its offence for a judgment that names a section of a penal code; none for any other. */
export function offenceKeys(
  provisions: readonly string[],
  { plain, decidedOn }: { readonly plain: () => string; readonly decidedOn: string | null },
): readonly string[] {
  return provisions.some((key) => PENAL.test(key)) ? [keyOfOffence(timeOfOffence(plain, decidedOn))] : [];
}
