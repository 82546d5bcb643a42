import type { StoppedAlert } from '@headnote/core/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../store/database.js';
import type { AlertLinks } from './alert-links.js';
import { alertName } from './alert-name.js';

interface StopTask {
  readonly links: AlertLinks;
  /** The signed part of the link. */
  readonly token: string;
  /** True starts it again. */
  readonly isStart: boolean;
  readonly now: number;
}

/**
 * Stops the e-mails of one alert, or all of a member's, with the link of an e-mail; the same link starts them again. Changes
 * nothing else. Undefined for a link that was changed, or whose alert is gone.
 */
export async function stopByLink(
  db: Kysely<Database>,
  { links, token, isStart, now }: StopTask,
): Promise<StoppedAlert | undefined> {
  const signed = token.slice(2);
  const alertId = token.startsWith('a.') ? links.read('stop', signed) : undefined;
  const userId = token.startsWith('m.') ? links.read('stop-all', signed) : undefined;
  if (userId !== undefined) {
    const changed = await db
      .updateTable('alert_members')
      .set({ agreed_at: isStart ? now : null })
      .where('user_id', '=', Number(userId))
      .returning('user_id')
      .executeTakeFirst();
    return changed && { name: '', isStopped: !isStart };
  }
  if (alertId === undefined) return undefined;
  const alert = await db
    .selectFrom('alerts')
    .leftJoin('documents', 'documents.id', 'alerts.target')
    .select(['alerts.kind', 'alerts.name', 'documents.title', 'documents.appellant', 'documents.respondent'])
    .where('alerts.id', '=', alertId)
    .executeTakeFirst();
  if (alert === undefined) return undefined;
  await db
    .updateTable('alerts')
    .set({ paused_at: isStart ? null : now })
    .where('id', '=', alertId)
    .execute();
  // Without a name the page says that all alerts are stopped: the document of this one may be gone.
  return { name: alertName(alert) || 'Alert', isStopped: !isStart };
}
