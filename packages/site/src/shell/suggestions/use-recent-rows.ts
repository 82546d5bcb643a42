import type { SuggestionRow } from '@headnote/ui/suggestion-list';
import { useRef } from 'react';
import { useServices } from '../../services/ServicesProvider.js';
import { messages } from './messages.js';
import { searchedHere } from './recent-searches.js';
import { rowOfHistory, rowOfSearch, type RowReader } from './row-of.js';
import { hasTypedWords } from './typed-words.js';

/** Rows for an empty box, and beside other rows. */
const MAX_ALONE = 5;
const MAX_BESIDE = 2;

/** The latest searches, as far as they are known. */
export interface RecentRows {
  /** Those that fit a text; all of them for an empty one. */
  readonly known: (text: string) => readonly SuggestionRow[];
  /** Waits for the member's history. Without a connection there are those of this tab. */
  readonly read: () => Promise<void>;
}

/** The searches of the member's history, or of this tab. The history is read once. */
export function useRecentRows(reader: RowReader): RecentRows {
  const { client } = useServices();
  const history = useRef<readonly SuggestionRow[]>([]);
  const reading = useRef<Promise<void>>(undefined);
  const readHistory = async () => {
    try {
      const entries = await client.library.history(undefined, { quiet: true });
      history.current = entries.flatMap((entry) => rowOfHistory(entry, reader) ?? []);
    } catch {
      // The list has the searches of this tab; the history page says what is wrong. The next text asks again.
      reading.current = undefined;
    }
  };
  return {
    known: (text) => {
      const here = searchedHere().map((search) => rowOfSearch(search, messages.recent, reader));
      // The history knows how many judgments were found.
      const rows = new Map([...here, ...history.current].map((row) => [row.id, row]));
      const fitting = [...rows.values()].filter(({ words }) => words !== text && hasTypedWords(words, text));
      return fitting.slice(0, text === '' ? MAX_ALONE : MAX_BESIDE);
    },
    read: async () => {
      if (reader.isMember) await (reading.current ??= readHistory());
    },
  };
}
