import type { CaseRecord } from '@headnote/core/contract';
import { caseTitle } from '@headnote/core/format';
import { isAccessOver } from './offline-access.js';
import { readCopy, replaceCopy } from './offline-copies.js';

/** A document as the server has it now. */
interface RecordNow {
  readonly userId: string;
  readonly id: string;
  readonly record: unknown;
}

/**
 * Puts what the server has answered in place of what this device keeps, if they differ: a court may have ordered to mask a
 * name. Does nothing without a copy, and after the end of the subscription, when an answer is a preview only.
 */
export async function renewRecord({ userId, id, record }: RecordNow): Promise<void> {
  if (isAccessOver(userId)) return;
  const copy = await readCopy(userId, id);
  if (!copy || JSON.stringify(copy.record) === JSON.stringify(record)) return;
  const title = copy.kind === 'act' ? copy.title : titleOfCase(record as Partial<CaseRecord>);
  await replaceCopy(copy, { record, title, keptAt: new Date().toISOString() });
}

/** The title under which a judgment is kept. */
export const titleOfCase = ({ appellant = '', respondent = '' }: Partial<CaseRecord>): string =>
  caseTitle({ appellant, respondent });
