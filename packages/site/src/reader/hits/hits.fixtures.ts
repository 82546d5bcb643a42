import { indexPlainText } from '@headnote/core/content';
import { storyCodec } from '../../fixtures/story-frame.fixtures.js';
import { encryptSearch, withSearch } from '../../links/reader-address.js';
import { searchFor } from '../../links/search-state.js';

/** The path of the call. */
const HITS = '/api/search/hits';

/** A library that finds these words in a text with this HTML, with `more` hits than it lists. */
export function findingLibrary(
  library: typeof fetch,
  { html, words, more = 0 }: { readonly html: string; readonly words: RegExp; readonly more?: number },
): typeof fetch {
  const { text } = indexPlainText(html);
  const hits = [...text.matchAll(words)].map(({ 0: found, index: start }) => ({
    start,
    end: start + found.length,
    text: found,
  }));
  const outdata = { hits, total: hits.length + more, timed_out: false };
  return hitsAnswering(library, () => Promise.resolve(Response.json({ flag: true, message: '', outdata })));
}

/** A library whose read of the hits is replaced. */
export function hitsAnswering(library: typeof fetch, answer: typeof fetch): typeof fetch {
  return (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    return (pathname === HITS ? answer : library)(input, init);
  };
}

/** The address of a document with the search that led to it. */
export function searchedPath(path: string, text: string): string {
  return withSearch(path, encryptSearch(storyCodec, searchFor(text)));
}
