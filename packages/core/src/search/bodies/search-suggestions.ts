import { MAX_WIDER } from '../../contract/search/search-limits.js';
import type { NearTree, QueryTree } from '../language/query-tree.js';
import type { SearchOptions } from './to-search-body.js';
import { joined, withoutFacet } from './without-facet.js';

/** What a suggestion changes, for the words that name it. */
export type SuggestionKind =
  'any-court' | 'all-years' | 'no-filters' | 'not-within' | 'same-paragraph' | 'no-phrase' | 'any-word' | 'without';

/** A wider search than one that finds nothing. */
export interface SearchSuggestion {
  readonly kind: SuggestionKind;
  readonly tree: QueryTree;
  readonly options: SearchOptions;
  /** The part that is left out (`without`). */
  readonly dropped?: QueryTree;
}

/** Parts of a search that are left out one at a time. More would make a long list. */
const MAX_DROPPED = 3;

/**
 * Lists at most six wider searches, the nearest first: any court, all years, without other filters, in the same paragraph, words instead of
 * phrases, any of the words, one part less. Each is one change. `resultsBody` counts them.
 */
export function searchSuggestions(tree: QueryTree, options: SearchOptions = {}): readonly SearchSuggestion[] {
  const { courtNames, years, decisions, benches, treatments, within, ...rest } = options;
  const suggestions: SearchSuggestion[] = [];
  const change = (kind: SuggestionKind, wider: QueryTree, more: SearchOptions = options): void => {
    if (more !== options || !isSame(wider, tree)) suggestions.push({ kind, tree: wider, options: more });
  };
  const filters = { ...(decisions && { decisions }), ...(benches && { benches }), ...(treatments && { treatments }) };
  const place = { ...(courtNames && { courtNames }), ...(years && { years }), ...(within && { within }) };
  if (within) change('not-within', tree, { ...rest, ...filters, ...place, within: { type: 'all' } });
  const hasCourts = Boolean(courtNames?.[0]);
  change(
    'any-court',
    withoutFacet(tree, 'courts'),
    hasCourts ? { ...rest, ...filters, ...place, courtNames: [] } : options,
  );
  change('all-years', withoutFacet(tree, 'years'), years ? { ...rest, ...filters, ...place, years: {} } : options);
  if (decisions?.[0] ?? benches?.[0] ?? treatments?.[0]) change('no-filters', tree, { ...rest, ...place });
  change('same-paragraph', mapTree(tree, toParagraph));
  change('no-phrase', mapTree(tree, toWords));
  change('any-word', anyWord(tree));
  const parts = tree.type === 'and' ? tree.of : [];
  if (parts.length > 1 && parts.length <= MAX_DROPPED) {
    for (const part of parts) {
      const left = joined(
        'and',
        parts.filter((other) => other !== part),
      );
      const isOffered = suggestions.some((suggestion) => isSame(suggestion.tree, left ?? tree));
      if (left && !isOffered) suggestions.push({ kind: 'without', tree: left, options, dropped: part });
    }
  }
  return suggestions.slice(0, MAX_WIDER);
}

/** Applies a change to every part that is not excluded; inner parts first. */
function mapTree(tree: QueryTree, change: (part: QueryTree) => QueryTree): QueryTree {
  if (tree.type === 'field') return { ...tree, of: mapTree(tree.of, change) };
  if (tree.type !== 'and' && tree.type !== 'or') return change(tree);
  const of = tree.of.map((part) => mapTree(part, change));
  return joined(tree.type, of) ?? tree;
}

function toParagraph(part: QueryTree): QueryTree {
  return part.type === 'near' && part.within !== 'paragraph' ? paragraphOf(part) : part;
}

/** Parts at a distance in words may nest; in one paragraph they are one list. */
function paragraphOf(part: NearTree): NearTree {
  const of = part.of.flatMap((inner) => (inner.type === 'near' ? paragraphOf(inner).of : [inner]));
  return { type: 'near', of, within: 'paragraph', ordered: false };
}

function toWords(part: QueryTree): QueryTree {
  if (part.type !== 'phrase') return part;
  const words = part.text.split(/\s+/).filter(Boolean);
  return (
    joined(
      'and',
      words.map((text) => ({ type: 'word', text })),
    ) ?? part
  );
}

/** Any of the words instead of all. */
function anyWord(tree: QueryTree): QueryTree {
  if (tree.type !== 'and') return tree;
  const words = tree.of.filter((part) => part.type === 'word');
  if (words.length < 2) return tree;
  const any: QueryTree = { type: 'or', of: words };
  const others = tree.of.filter((part) => part.type !== 'word');
  return joined('and', [any, ...others]) ?? any;
}

const isSame = (one: QueryTree, other: QueryTree): boolean => JSON.stringify(one) === JSON.stringify(other);
