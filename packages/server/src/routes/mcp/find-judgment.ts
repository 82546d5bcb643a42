import { readLater, readRecord, type CaseRecord, type LaterTreatment } from '@headnote/core/contract';
import { NotFoundError } from '@headnote/core/errors';
import { caseTitle, leadingCitation } from '@headnote/core/format';
import { caseByCitationBody, fullCaseBody, slugToHouseCitation } from '@headnote/core/search/bodies';
import { documentLink } from './document-links.js';
import type { ToolContext } from './tool.js';

/** A judgment as its member may read it. */
export interface FoundJudgment {
  readonly record: CaseRecord;
  readonly later: LaterTreatment | null;
}

/**
 * Reads a judgment by its id or house citation, through the search that the reader's page makes. Rejects with NotFoundError
 * for one that the library does not have or does not show.
 */
export async function findJudgment(which: string, context: ToolContext): Promise<FoundJudgment> {
  const { services, principal, address, signal } = context;
  const houseCitation = slugToHouseCitation(which.trim().replaceAll(' ', '-'));
  const body = houseCitation === undefined ? fullCaseBody({ id: which.trim() }) : caseByCitationBody({ houseCitation });
  const { hits } = await services.search({ body, kind: 'case', principal, address, signal });
  const [hit] = hits.hits;
  if (hit === undefined) throw new NotFoundError('The library has no judgment with this id. It may have been removed.');
  return { record: readRecord(hit._source, hit._id) as CaseRecord, later: readLater(hit.later) };
}

/** What every answer about a judgment says of it. */
export function describeJudgment({ record, later }: FoundJudgment, origin: string) {
  return {
    id: record.id,
    title: caseTitle(record),
    citation: leadingCitation(record),
    houseCitation: record.houseCitation,
    courtName: record.courtName,
    decidedOn: record.decidedOn,
    benchStrength: record.benchStrength,
    link: documentLink(origin, { kind: 'case', houseCitation: record.houseCitation }),
    later,
  };
}
