import type { Citation } from '../../citation/citation.js';
import { caseFields } from '../../contract/records/case-fields.js';
import { caseListFields } from '../../contract/records/list-fields.js';
import type { Clause, SearchBody } from '../../contract/search/search-body.js';
import { searchLimits } from '../../contract/search/search-limits.js';
import { slugToHouseCitation } from '../citation-slug.js';
import { citationWords, joinCitationWords } from '../citation-words.js';
import { facetNames } from './facet-names.js';
import { boldTags, FRAGMENT_SIZE } from './parts.js';

/** What is looked up, and which page of it. */
export interface CitationSearch {
  /** As somebody typed it. */
  readonly citation: string;
  /**
   * Reads it: `parseCitation` of `@headnote/core/citation/parse`. Handed over, so that who only shows documents does not
   * load a grammar.
   */
  readonly parse: (text: string) => Citation | undefined;
  /** Hits left out in front; 0 unless given. */
  readonly from?: number;
  /** Hits; 1 unless given. */
  readonly size?: number;
}

const FIELD = caseFields.citations;

/** What stands between parallel citations of one judgment; a neutral citation has colons of its own, without blanks. */
const BETWEEN = /\s*[;=]\s*|\s+:\s+|,\s+(?=[[(\p{L}])/u;

/** The citations of what was typed: one, or several that stand for the same judgment; none where a part is no citation. */
function readAll(text: string, parse: CitationSearch['parse']): readonly Citation[] {
  const whole = parse(slugToHouseCitation(text.trim()) ?? text);
  if (whole) return [whole];
  const parts = text.split(BETWEEN).map(parse);
  return parts.every((part) => part !== undefined) ? parts : [];
}

/** The words leave out the court; where a report prints it, another court's report on the same page is not meant. */
function exactKeys(citation: Citation): readonly string[] {
  const { kind, court, canonical, alternatives } = citation;
  return court === undefined || kind === 'neutral' || alternatives ? allWords(citation) : [canonical];
}

function allWords(citation: Citation): readonly string[] {
  const { canonical, alternatives } = citation;
  const words = [joinCitationWords(citationWords(citation))];
  const official = alternatives?.find((other) => other !== canonical && `[${other}`.replace(' ', '] ') === canonical);
  // Square brackets: a free index's number, or the court's own, or what nobody has said it is.
  return official === undefined
    ? words
    : [...words, joinCitationWords(citationWords({ ...citation, canonical: official })), canonical];
}

function clauseOf(text: string, citations: readonly Citation[]): Clause {
  const shown = { match_phrase: { [FIELD]: text } };
  // What is no citation may be the words of a look-up, in their order.
  if (citations.length === 0)
    return { bool: { must: [{ bool: { should: [shown, { terms: { [FIELD]: [text] } }] } }] } };
  return {
    bool: {
      must: [{ terms: { [FIELD]: citations.flatMap(allWords) } }],
      filter: [{ terms: { [FIELD]: citations.flatMap(exactKeys) } }],
      // Only so that the citation is marked where a document prints it.
      should: [shown, ...citations.map(({ canonical }) => ({ match_phrase: { [FIELD]: canonical } }))],
    },
  };
}

/**
 * Search of the judgments by a citation, in any form in which it is printed: the most cited first, one hit unless a
 * results page asks for more. What is no citation is looked for as it is typed.
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
