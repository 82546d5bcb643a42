import { caseFields } from '../../contract/records/case-fields.js';
import type { Clause, SearchBody } from '../../contract/search/search-body.js';

/** Court id of the Supreme Court. All other courts are High Courts or tribunals. */
const SUPREME_COURT = 1;
/** Number of cases per page. */
const LATEST_SIZE = 10;

const latestFields: readonly string[] = [
  caseFields.id,
  caseFields.appellant,
  caseFields.respondent,
  caseFields.courtReference,
  caseFields.caseType,
  caseFields.caseNumber,
  caseFields.subject,
  caseFields.decidedOn,
  caseFields.decision,
  caseFields.courtId,
  caseFields.courtName,
  caseFields.houseCitation,
  caseFields.otherCitations,
  caseFields.isSample,
];

const inSupremeCourt: Clause = { term: { [caseFields.courtId]: SUPREME_COURT } };

const queries = {
  supreme: { bool: { must: [inSupremeCourt] } },
  high: { bool: { must_not: [inSupremeCourt] } },
  all: { match_all: {} },
} as const satisfies Record<string, Clause>;

/**
 * Creates the request for the latest cases of the Supreme Court, of all other courts, or of all courts: 10 a page, by
 * score, then newest first.
 */
export function latestCasesBody(options: {
  readonly court: 'supreme' | 'high' | 'all';
  readonly from?: number;
  readonly size?: number;
}): SearchBody {
  return {
    query: queries[options.court],
    from: options.from ?? 0,
    size: options.size ?? LATEST_SIZE,
    sort: ['_score', { [caseFields.decidedOn]: 'desc' }],
    _source: latestFields,
  };
}
