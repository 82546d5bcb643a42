import type { Services } from '../services/services.js';
import { actAnswer } from '../data/act-record.js';
import { caseAnswer, citationsAnswer } from '../data/case-queries.js';
import type { OfflineCopy } from '../data/offline-copies.js';

/** Reads what a copy of a document has: its record, its citations and the member's note. */
export async function readCopyNow(
  client: Services['client'],
  { id, kind }: Pick<OfflineCopy, 'id' | 'kind'>,
): Promise<Pick<OfflineCopy, 'record' | 'citations' | 'note' | 'keptAt'>> {
  const quiet = { quiet: true };
  const isAct = kind === 'act';
  const [record, citations, notes] = await Promise.all([
    isAct ? actAnswer(client, id, quiet) : caseAnswer(client, id, quiet),
    isAct ? undefined : citationsAnswer(client, id, quiet),
    client.library.notes({ documentId: id }, quiet),
  ]);
  return { record, citations, note: notes[0] ?? null, keptAt: new Date().toISOString() };
}
