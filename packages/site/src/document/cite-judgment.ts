import type { CaseRecord } from '@headnote/core/contract';
import { citeLine, paragraphInAnchor, type CitedLater, type CitedPassage } from '@headnote/core/format';

/** Parties and citations of a judgment, for `citeLine` and `withSource`. */
export function judgmentOf({
  appellant,
  respondent,
  houseCitation,
  otherCitations,
}: Partial<CaseRecord>): CitedPassage {
  return { appellant: appellant ?? '', respondent: respondent ?? '', houseCitation, otherCitations };
}

/** What of a judgment a citation names, besides its record. */
export interface CitedPlace {
  /** Printed number; empty for the whole judgment. */
  readonly paragraph?: string;
  /** The strongest later treatment against it, if any is known. */
  readonly later: CitedLater | undefined;
}

/** Formats a judgment or one of its paragraphs for a brief: `Asha v. State of Kerala, (1973) 4 SCC 225, para 12`. */
export function citeJudgment(record: Partial<CaseRecord>, place: CitedPlace): string {
  return citeLine({ ...judgmentOf(record), ...place });
}

/** The same for the paragraph at an anchor; an anchor without a number names the judgment. */
export function citeAtAnchor(
  record: Partial<CaseRecord>,
  { anchor, later }: { readonly anchor: string; readonly later: CitedLater | undefined },
): string {
  return citeJudgment(record, { paragraph: paragraphInAnchor(anchor), later });
}
