import type { SearchField } from '@headnote/ui/search-box';
import { Suspense } from 'react';
import { lazyPart } from '../lazy/lazy-part.js';

const { Part } = lazyPart(async () => {
  try {
    return (await import('./BoxSuggestions.js')).BoxSuggestions;
  } catch {
    // The box searches without its list, too; the next page tries again.
    return () => null;
  }
});

/** The list below the search box, of every page that has one. Its code is loaded when the box is used. */
export function SuggestionsBelow(field: SearchField) {
  return (
    <Suspense>
      <Part field={field} />
    </Suspense>
  );
}
