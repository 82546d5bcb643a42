import type { CaseRecord } from '../contract/records/case-record.js';
import type { EmbedLatestItem } from '../embed/embed-latest.js';
import { caseReference } from './case-reference.js';
import { leadingCitation } from './citation-order.js';
import { displayCourt, displayName } from './display-name.js';

/** Formats a case for the list of latest cases. The list needs no rules of its own for names and citations. */
export function latestItem(record: Partial<CaseRecord>, href: string): EmbedLatestItem {
  return {
    date: record.decidedOn ?? null,
    appellant: displayName(record.appellant ?? ''),
    respondent: displayName(record.respondent ?? ''),
    reference: caseReference(record),
    court: displayCourt(record.courtName ?? ''),
    subject: record.subject ?? '',
    decision: record.decision ?? '',
    citation: leadingCitation(record),
    href,
  };
}
