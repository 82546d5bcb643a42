import { firstCitations, judgmentSorts, type JudgmentSettings } from '@headnote/core/contract';
import type { SearchSort } from '@headnote/core/search/bodies';

/** What a screen needs of the judgment settings before it can ask the server. */
export type ListSettings = Pick<JudgmentSettings, 'sort' | 'marksHits' | 'pageSize' | 'citationFirst'>;

/** Judgments on a page that a member can choose. */
export const pageSizes = [10, 20, 50, 100] as const;

const STANDARD: ListSettings = { sort: 'relevance', marksHits: true, pageSize: 20, citationFirst: 'neutral' };
const STORAGE_KEY = 'headnote.lists';

const sorts: Readonly<Record<JudgmentSettings['sort'], SearchSort>> = {
  relevance: 'relevance',
  date: 'newest',
  cited: 'cited',
};

/** The order in which a new search lists judgments. */
export const chosenSort = (): SearchSort => sorts[listSettings().sort];

/**
 * The member's settings for searches, from this device's copy: a search does not wait for them. The copy is written whenever
 * the settings are read or saved, and the first page after signing in reads them.
 */
export function listSettings(): ListSettings {
  try {
    return parseListSettings(localStorage.getItem(STORAGE_KEY));
  } catch {
    // Storage is blocked, or the copy is damaged: every search has its standard form.
    return STANDARD;
  }
}

/** Writes this device's copy. */
export function rememberListSettings({ sort, marksHits, pageSize, citationFirst }: ListSettings): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ sort, marksHits, pageSize, citationFirst }));
  } catch {
    // Storage is blocked or full: every search has its standard form.
  }
}

/** Reads a copy. What is missing or unknown gets its standard. Throws a SyntaxError for text that is not JSON. */
export function parseListSettings(stored: string | null): ListSettings {
  const values: unknown = JSON.parse(stored ?? '{}');
  const { sort, marksHits, pageSize, citationFirst } = (values ?? {}) as Readonly<Record<string, unknown>>;
  return {
    sort: judgmentSorts.find((one) => one === sort) ?? STANDARD.sort,
    marksHits: typeof marksHits === 'boolean' ? marksHits : STANDARD.marksHits,
    pageSize: pageSizes.find((one) => one === pageSize) ?? STANDARD.pageSize,
    citationFirst: firstCitations.find((one) => one === citationFirst) ?? STANDARD.citationFirst,
  };
}
