import type { Citation } from '../../citation/citation.js';
import { caseFields } from '../../contract/records/case-fields.js';
import { caseListFields } from '../../contract/records/list-fields.js';
import type { Clause, SearchBody } from '../../contract/search/search-body.js';
import { searchLimits } from '../../contract/search/search-limits.js';
import { slugToHouseCitation } from '../citation-slug.js';
import { citationWords, joinCitationWords } from '../citation-words.js';
import { facetNames } from './facet-names.js';
import { boldTags, FRAGMENT_SIZE } from './parts.js';

/** Options of `citationBody`. */
export interface CitationSearch {
  /** The citation as typed. */
  readonly citation: string;
  /**
   * `parseCitation` of `@headnote/core/citation/parse`. It is an option so that pages which do not search for citations
   * do not load its grammar.
   */
  readonly parse: (text: string) => Citation | undefined;
  /** Number of hits to skip; 0 by default. */
  readonly from?: number;
  /** Maximum number of hits; 1 by default. */
  readonly size?: number;
}

const FIELD = caseFields.citations;

/** Separates parallel citations of one judgment. Colons inside a neutral citation have no spaces around them. */
const SEPARATOR = /\s*[;=]\s*|\s+:\s+|,\s+(?=[[(\p{L}])/u;

/** Parses one citation or several parallel ones. Returns an empty list if any part is not a citation. */
function readAll(text: string, parse: CitationSearch['parse']): readonly Citation[] {
  const whole = parse(slugToHouseCitation(text.trim()) ?? text);
  if (whole) return [whole];
  const parts = text.split(SEPARATOR).map(parse);
  return parts.every((part) => part !== undefined) ? parts : [];
}

/** The look-up words do not contain the court. If a citation names the court, the canonical form excludes other courts. */
function exactKeys(citation: Citation): readonly string[] {
  const { kind, court, canonical, alternatives } = citation;
  return court === undefined || kind === 'neutral' || alternatives ? allWords(citation) : [canonical];
}

function allWords(citation: Citation): readonly string[] {
  const { canonical, alternatives } = citation;
  const words = [joinCitationWords(citationWords(citation))];
  const official = alternatives?.find((other) => other !== canonical && `[${other}`.replace(' ', '] ') === canonical);
  // In square brackets it may be a number of the free index, the court's own number, or unknown.
  return official === undefined
    ? words
    : [...words, joinCitationWords(citationWords({ ...citation, canonical: official })), canonical];
}

function clauseOf(text: string, citations: readonly Citation[]): Clause {
  const phrase = { match_phrase: { [FIELD]: text } };
  // A text that is not a citation may be look-up words in their order.
  if (citations.length === 0)
    return { bool: { must: [{ bool: { should: [phrase, { terms: { [FIELD]: [text] } }] } }] } };
  return {
    bool: {
      must: [{ terms: { [FIELD]: citations.flatMap(allWords) } }],
      filter: [{ terms: { [FIELD]: citations.flatMap(exactKeys) } }],
      // Only needed to highlight the citation in the document.
      should: [phrase, ...citations.map(({ canonical }) => ({ match_phrase: { [FIELD]: canonical } }))],
    },
  };
}

/**
 * Creates the request that finds judgments by a citation in any printed form, the most cited first. A text that is not a
 * citation is searched as typed.
 */
export function citationBody({ citation, parse, from = 0, size = 1 }: CitationSearch): SearchBody {
  return {
    query: clauseOf(citation.slice(0, searchLimits.maxText), readAll(citation, parse)),
    from,
    size,
    sort: [{ [caseFields.citedCount]: 'desc' }],
    _source: caseListFields,
    track_total_hits: true,
    aggs: { [facetNames.courts]: { terms: { field: caseFields.courtName, size: searchLimits.maxCourtBuckets } } },
    highlight: { fields: { [FIELD]: { fragment_size: FRAGMENT_SIZE } }, ...boldTags },
  };
}
