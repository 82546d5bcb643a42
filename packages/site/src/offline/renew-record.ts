import { isAccessOver } from '../data/offline-access.js';
import { type OfflineCopy, readCopy } from '../data/offline-copies.js';
import { replaceCopy } from './replace-copy.js';

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
  await replaceCopy(copy, { record, title: titleNow(copy, record), keptAt: new Date().toISOString() });
}

/**
 * The title of a copy with a newer record. If a name in it has changed it is the citation, as where the library shows a
 * document without its name: the code that writes titles would be one more chunk for every reader.
 */
export function titleNow(copy: Pick<OfflineCopy, 'title' | 'record'>, record: unknown): string {
  const older = (copy.record ?? {}) as Named;
  const now = (record ?? {}) as Named;
  const isSame = NAMES.every((name) => older[name] === now[name]);
  return isSame ? copy.title : (now.houseCitation ?? copy.title);
}

/** What names a document. */
export const NAMES = ['title', 'appellant', 'respondent'] as const;

type Named = Partial<Record<(typeof NAMES)[number] | 'houseCitation', string>>;
