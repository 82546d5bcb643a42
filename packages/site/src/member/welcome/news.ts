import type { HistoryEntry, SavedResult } from '@headnote/core/contract';
import { inIndia } from '../../data/in-india.js';
import type { Documents, FoundDocument } from '../../data/document-queries.js';

/**
 * The day of the member's last visit before today, in India: that of the newest search or document in the history that is
 * not from today. Undefined at the first visit.
 */
export function lastVisit(history: readonly Pick<HistoryEntry, 'searchedAt'>[], today: string): string | undefined {
  const days = history.map(({ searchedAt }) => inIndia(searchedAt).date).filter((day) => day !== '' && day < today);
  return days.toSorted().at(-1);
}

interface Decided {
  readonly record: { readonly decidedOn?: string | null };
}

/** Splits the latest cases: those decided after a day, and the others. Without a day none is new. */
export function splitNew<Case extends Decided>(
  cases: readonly Case[],
  day: string | undefined,
): { readonly fresh: readonly Case[]; readonly seen: readonly Case[] } {
  const isNew = ({ record }: Case) => day !== undefined && (record.decidedOn ?? '') > day;
  return { fresh: cases.filter(isNew), seen: cases.filter((one) => !isNew(one)) };
}

/** The saved judgments that a later judgment overruled, reversed or doubted since they were saved, each once. */
export function treatedSince(results: readonly SavedResult[], documents: Documents): FoundDocument[] {
  const treated = results.flatMap(({ documentId, savedAt }) => {
    const document = documents.get(documentId);
    const on = document?.later?.decidedOn ?? '';
    return document && on > inIndia(savedAt).date ? [document] : [];
  });
  return [...new Set(treated)];
}
