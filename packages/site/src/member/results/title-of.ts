import type { CaseRecord } from '@headnote/core/contract';
import { caseTitle } from '@headnote/core/format';

/** The names of the parties, for messages and for what is saved. */
export function titleOf({ appellant = '', respondent = '' }: Partial<CaseRecord>): string {
  return caseTitle({ appellant, respondent });
}
