import { caseFields } from '../../contract/records/case-fields.js';
import type { Clause, SearchBody } from '../../contract/search/search-body.js';

/** The courtid of the Supreme Court; every other court is a High Court or tribunal here. */
const SUPREME_COURT = 1;
/** Hits of one page of the latest cases. */
const LATEST_SIZE = 10;

const latestFields: readonly string[] = [
  caseFields.id,
  caseFields.appellant,
  caseFields.respondent,
  caseFields.courtReference,
  caseFields.subject,
  caseFields.decidedOn,
  caseFields.decision,
  caseFields.courtId,
  caseFields.courtName,
  caseFields.houseCitation,
  caseFields.isSample,
];

const inSupremeCourt: Clause = { term: { [caseFields.courtId]: SUPREME_COURT } };

const queries = {
  supreme: { bool: { must: [inSupremeCourt] } },
  high: { bool: { must_not: [inSupremeCourt] } },
  all: { match_all: {} },
} as const satisfies Record<string, Clause>;

/** Latest cases of the Supreme Court, of all other courts, or of all: 10 a page, by score, then newest first. */
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
