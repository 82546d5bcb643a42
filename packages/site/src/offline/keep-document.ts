import type { Services } from '../services/services.js';
import { actAnswer } from '../data/act-record.js';
import { caseAnswer, citationsAnswer } from '../data/case-queries.js';
import { keepDocument } from '../data/kept-documents.js';
import { keepShell, type LoadScreens } from '../data/offline-shell.js';

/** A document that is to be kept on this device. */
export interface DocumentToKeep {
  readonly id: string;
  readonly kind: 'judgment' | 'act';
  readonly title: string;
}

interface KeepOptions {
  readonly client: Services['client'];
  readonly userId: string;
  readonly loadScreens: LoadScreens;
}

/** Keeps a document with its citations and the member's note, and the files of the site that show it. */
export async function keepWhole(
  { id, kind, title }: DocumentToKeep,
  { client, userId, loadScreens }: KeepOptions,
): Promise<void> {
  const isAct = kind === 'act';
  const [record, citations, notes] = await Promise.all([
    isAct ? actAnswer(client, id) : caseAnswer(client, id),
    isAct ? undefined : citationsAnswer(client, id),
    client.library.notes({ documentId: id }, { quiet: true }),
  ]);
  const keptAt = new Date().toISOString();
  await keepDocument({ userId, id, kind, title, keptAt, record, citations, note: notes[0] ?? null });
  await keepShell(loadScreens);
}
