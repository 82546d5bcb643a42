import type { SearchState } from '@headnote/core/search/bodies';
import { searchFor } from './search-state.js';

/** Whether the parts of an act of this title are articles: they are sections of every other one. */
export const isConstitution = (title: string): boolean => /^(?:The )?Constitution\b/.test(title);

/** A section of an act; without a number, the act. */
export interface NamedPart {
  readonly title: string;
  readonly number: string;
}

/** The search for judgments that name a section of an act. */
export function judgmentsOnSection({ title, number }: NamedPart): SearchState {
  return searchFor(`section:${number} act:"${nameOf(title)}"`);
}

/** The search for judgments that name an act. */
export const judgmentsOnAct = (title: string): SearchState => searchFor(`act:"${nameOf(title)}"`);

const nameOf = (title: string): string =>
  title
    .replace(/^The /, '')
    .replace(/,? \d{4}$/, '')
    .replaceAll('"', '');
