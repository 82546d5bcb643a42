import type { SavedQuery } from '@headnote/core/contract';
import { atMost, createForm, required } from '@headnote/core/validation';
import type { Services } from '../../services/services.js';
import { searchInput, type SearchToSave } from '../../data/saved-queries.js';
import { messages } from './messages.js';

/** Longest name of a saved search, in characters. */
const MAX_NAME = 200;

/** Values of the choice between a new search and a change of the one in the address. */
export const ways = { asNew: 'new', asChange: 'change' } as const;

interface SaveSearchOptions extends Pick<Services, 'client'> {
  readonly search: Omit<SearchToSave, 'keywords'>;
  /** The saved search in the address, which may be changed instead. */
  readonly opened: SavedQuery | undefined;
  /** True if judgments were saved from it: they then belong to the changed search. */
  readonly hasResults: boolean;
  readonly onSaved: (saved: { readonly id: string; readonly keywords: string; readonly isNew: boolean }) => void;
}

/** Creates the form that saves a search, or changes the saved one that is open. */
export function createSaveSearchForm({ client, search, opened, hasResults, onSaved }: SaveSearchOptions) {
  const { text } = search.search;
  return createForm({
    fields: {
      keywords: { prefix: messages.name, initial: text.slice(0, MAX_NAME), rules: [required, atMost(MAX_NAME)] },
      parent: { prefix: messages.parent, initial: opened?.id ?? '' },
      way: { prefix: messages.how, initial: ways.asNew },
    },
    async onSubmit({ keywords, parent, way }) {
      if (opened && way === ways.asChange) {
        // Its place among the saved searches stays.
        const change = searchInput({ ...search, keywords, parentId: opened.parentId });
        if (hasResults) await client.library.updateSavedResultQuery({ id: opened.id, ...change });
        else await client.library.updateQuery({ id: opened.id, ...change });
        onSaved({ id: opened.id, keywords, isNew: false });
        return undefined;
      }
      const { id } = await client.library.saveQuery(searchInput({ ...search, keywords, parentId: parent }));
      onSaved({ id, keywords, isNew: true });
      return undefined;
    },
  });
}
