import type { SearchState } from '@headnote/core/search/bodies';
import { messages } from './messages.js';
import { wordsOfCitation } from './words-of-citation.js';

/** Wider searches than one that found nothing. */
export function suggestions(search: SearchState): { label: string; search: SearchState }[] {
  const all = { ...search, courtNames: [] };
  const words = search.text.replaceAll('"', ' ').replaceAll(/\s+/g, ' ').trim();
  return [
    ...(search.courtNames.length > 0 ? [{ label: messages.inAllCourts, search: all }] : []),
    ...(search.kind === 'citation' ? [{ label: messages.inText, search: wordsOfCitation(search) }] : []),
    ...(search.text.includes('"') && words !== ''
      ? [{ label: messages.withoutPhrase, search: { ...all, text: words } }]
      : []),
  ];
}
