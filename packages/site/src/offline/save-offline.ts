import type { Services } from '../services/services.js';
import { actAnswer } from '../data/act-record.js';
import { caseAnswer, citationsAnswer } from '../data/case-queries.js';
import { rememberAccess, saveCopy } from '../data/offline-copies.js';
import { saveShell, type LoadScreens } from '../data/offline-shell.js';

/** A document to copy to this device. */
export interface DocumentToSave {
  readonly id: string;
  readonly kind: 'judgment' | 'act';
  readonly title: string;
}

interface SaveOptions {
  readonly client: Services['client'];
  readonly userId: string;
  readonly loadScreens: LoadScreens;
}

/** Stores a copy of a document with its citations and the member's note, and the files of the site that show it. */
export async function saveOffline(
  { id, kind, title }: DocumentToSave,
  { client, userId, loadScreens }: SaveOptions,
): Promise<void> {
  const isAct = kind === 'act';
  const [record, citations, notes, subscription] = await Promise.all([
    isAct ? actAnswer(client, id) : caseAnswer(client, id),
    isAct ? undefined : citationsAnswer(client, id),
    client.library.notes({ documentId: id }, { quiet: true }),
    client.account.subscription(undefined, { quiet: true }),
  ]);
  const keptAt = new Date().toISOString();
  await saveCopy({ userId, id, kind, title, keptAt, record, citations, note: notes[0] ?? null });
  await rememberAccess(userId, subscription);
  await saveShell(loadScreens);
}
