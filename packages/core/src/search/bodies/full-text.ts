import { caseFields } from '../../contract/records/case-fields.js';
import type { Clause, SearchBody, SortKey } from '../../contract/search/search-body.js';
import { searchLimits } from '../../contract/search/search-limits.js';
import { boldTags, caseListFields, facetNames, FRAGMENT_SIZE, newestFirst } from './parts.js';
import { splitPhrases } from './split-phrases.js';

/** How hits are ordered. */
export type SearchSort = 'relevance' | 'newest';

/** Hits of one page of results. */
const RESULTS_SIZE = 20;
const FRAGMENTS = 3;

const searchedFields: readonly string[] = [
  caseFields.content,
  caseFields.appellant,
  caseFields.respondent,
  caseFields.citations,
  caseFields.subject,
  caseFields.judges,
  caseFields.advocates,
  caseFields.headnote,
  caseFields.actsHtml,
];

const sorts = {
  relevance: ['_score', { [caseFields.decidedOn]: 'desc' }],
  newest: [newestFirst, '_score'],
} as const satisfies Record<SearchSort, readonly SortKey[]>;

/** Where words may stand side by side: a party's name and a citation are phrases as much as words of the text. */
const phraseFields: readonly string[] = [
  caseFields.content,
  caseFields.appellant,
  caseFields.respondent,
  caseFields.citations,
  caseFields.subject,
  caseFields.headnote,
];

function phraseClause(phrase: string): Clause {
  return { multi_match: { query: phrase, fields: phraseFields, type: 'phrase' } };
}

/** Most words that are also looked for side by side; a longer stretch is hardly ever quoted word for word. */
const MAX_WORDS_TOGETHER = 8;

/** The words side by side: not required, but judgments that have them so come first. */
function togetherClauses(text: string): Clause[] {
  const { words } = splitPhrases(text);
  const count = words.split(/\s+/).length;
  return count >= 2 && count <= MAX_WORDS_TOGETHER ? [phraseClause(words)] : [];
}

function textClauses(text: string): Clause[] {
  const { phrases, words } = splitPhrases(text);
  const clauses: Clause[] = phrases.map(phraseClause);
  if (words !== '') {
    clauses.push({ multi_match: { query: words, fields: searchedFields, type: 'cross_fields', operator: 'and' } });
  }
  return clauses.length > 0 ? clauses : [{ match_all: {} }];
}

/**
 * Search of the judgments by what a reader typed: quoted parts as phrases, all other words required in any field,
 * side by side better than apart.
 * 20 a page; with three fragments of the text, and counts by court.
 */
export function fullTextBody(options: {
  readonly text: string;
  readonly courtNames?: readonly string[];
  readonly from?: number;
  readonly size?: number;
  readonly sort?: SearchSort;
}): SearchBody {
  const courtNames = options.courtNames ?? [];
  const together = togetherClauses(options.text);
  const courts: Clause[] = courtNames.length > 0 ? [{ terms: { [caseFields.courtName]: courtNames } }] : [];
  return {
    query: {
      bool: {
        must: textClauses(options.text),
        ...(together.length > 0 ? { should: together } : {}),
        ...(courts.length > 0 ? { filter: courts } : {}),
      },
    },
    from: options.from ?? 0,
    size: options.size ?? RESULTS_SIZE,
    sort: sorts[options.sort ?? 'relevance'],
    _source: caseListFields,
    highlight: {
      fields: { [caseFields.content]: { fragment_size: FRAGMENT_SIZE, number_of_fragments: FRAGMENTS } },
      ...boldTags,
    },
    aggs: { [facetNames.courts]: { terms: { field: caseFields.courtName, size: searchLimits.maxBuckets } } },
    track_total_hits: true,
  };
}
