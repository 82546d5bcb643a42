import type { ActCited } from './acts-cited.js';

/**
 * One line of the list of provisions: `Indian Penal Code, 1860 (IPC): Section 34, Section 302`. The unit is next to
 * every number, so a search for the words `Section 302` finds it.
 */
export function printActCited({ act, provisions }: ActCited): string {
  const { title, year, abbreviation } = act;
  const name = `${title}${year === '' ? '' : `, ${year}`}${abbreviation === '' ? '' : ` (${abbreviation})`}`;
  return provisions.length === 0 ? name : `${name}: ${provisions.join(', ')}`;
}
