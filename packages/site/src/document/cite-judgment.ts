import type { CaseRecord } from '@headnote/core/contract';
import { citeLine, paragraphInAnchor, type CitedPassage } from '@headnote/core/format';

/** Parties and citations of a judgment, for `citeLine` and `withSource`. */
export function judgmentOf({
  appellant,
  respondent,
  houseCitation,
  otherCitations,
}: Partial<CaseRecord>): CitedPassage {
  return { appellant: appellant ?? '', respondent: respondent ?? '', houseCitation, otherCitations };
}

/** Formats a judgment or one of its paragraphs for a brief: `Asha v. State of Kerala, (1973) 4 SCC 225, para 12`. */
export function citeJudgment(record: Partial<CaseRecord>, paragraph: string): string {
  return citeLine({ ...judgmentOf(record), paragraph });
}

/** The same for the paragraph at an anchor; an anchor without a number names the judgment. */
export function citeAtAnchor(record: Partial<CaseRecord>, anchor: string): string {
  return citeJudgment(record, paragraphInAnchor(anchor));
}
