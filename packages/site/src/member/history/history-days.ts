import type { HistoryEntry } from '@headnote/core/contract';
import { formatDate } from '@headnote/core/format';
import { inIndia } from '../../data/in-india.js';
import { openedDocumentPath } from '../../data/history-queries.js';
import { messages } from './messages.js';

/** Which entries are shown. */
export type HistoryKind = 'all' | 'searches' | 'documents';

/** The entries of one day, the latest first. */
export interface HistoryDay {
  /** ISO date in India. */
  readonly date: string;
  readonly title: string;
  readonly entries: readonly HistoryEntry[];
}

/** The entries that contain every word of a text. */
export function findEntries(
  entries: readonly HistoryEntry[],
  { text, kind }: { readonly text: string; readonly kind: HistoryKind },
): readonly HistoryEntry[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter((entry) => {
    const isDocument = openedDocumentPath(entry) !== undefined;
    if (kind !== 'all' && isDocument !== (kind === 'documents')) return false;
    const keywords = entry.keywords.toLowerCase();
    return words.every((word) => keywords.includes(word));
  });
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The entries by day in India. */
export function historyDays(entries: readonly HistoryEntry[], now: number): readonly HistoryDay[] {
  const days = new Map<string, HistoryEntry[]>();
  for (const entry of entries) {
    const { date } = inIndia(entry.searchedAt);
    const day = days.get(date) ?? [];
    day.push(entry);
    days.set(date, day);
  }
  const names = new Map([
    [inIndia(now).date, messages.today],
    [inIndia(now - DAY_MS).date, messages.yesterday],
  ]);
  return Array.from(days, ([date, found]) => ({
    date,
    title: names.get(date) ?? formatDate(date === '' ? null : date),
    entries: found,
  }));
}
