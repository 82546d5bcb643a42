import { BadQueryError } from '@headnote/core/errors';

/** Ids from a list, or from text separated by commas. */
export function chosenIds(chosen: string | readonly (string | number)[]): readonly (string | number)[] {
  if (typeof chosen !== 'string') return chosen;
  return chosen
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** The id of a court as a number. Throws BadQueryError for anything else. */
export function courtId(id: string | number): number {
  if (!/^\d{1,9}$/.test(String(id))) throw new BadQueryError('body.courts: not a list of numbers');
  return Number(id);
}
