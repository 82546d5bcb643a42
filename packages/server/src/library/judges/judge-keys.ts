import { readJudgeName } from './read-judge-name.js';

/** Before a key, so that it is no name of a party. */
const MARK = 'judge ';

/** Returns the key in the index of a name with this key. */
export const indexKeyOf = (key: string): string => MARK + key;

/** Returns the key in the index of a surname alone, in one court and year. */
export const surnameKeyOf = (key: string, { courtId, year }: { readonly courtId: number; readonly year: number }) =>
  `${MARK}${key} ${courtId} ${year}`;

/** Whether a name is a surname alone. */
export const isSurnameAlone = ({ words, initials }: { readonly words: readonly string[]; readonly initials: string }) =>
  words.length === 1 && initials === '';

/** Returns the keys in the index of the judges of a judgment. */
export function judgeKeysOf(
  judges: readonly string[],
  place: { readonly courtId: number; readonly year: number },
): readonly string[] {
  const keys = judges.flatMap((printed) => {
    const read = readJudgeName(printed);
    if (read.key === '') return [];
    return isSurnameAlone(read) ? [indexKeyOf(read.key), surnameKeyOf(read.key, place)] : [indexKeyOf(read.key)];
  });
  return [...new Set(keys)];
}
