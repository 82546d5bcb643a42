import type { UsageDay } from '@headnote/core/contract';
import type { Kysely } from 'kysely';
import { dayInIndia, DAY_MS } from '../accounts/subscription.js';
import type { Database } from '../store/database.js';
import { readInteger } from '../store/large-integer.js';

/** Reads every one of the last days, the oldest first; a day without requests is 0. */
export async function readUsage(
  db: Kysely<Database>,
  { portalId, days, now }: { readonly portalId: string; readonly days: number; readonly now: number },
): Promise<readonly UsageDay[]> {
  const all = Array.from({ length: days }, (_, index) => dayInIndia(now - (days - 1 - index) * DAY_MS));
  const rows = await db
    .selectFrom('partner_usage')
    .selectAll()
    .where('portal_id', '=', portalId)
    .where('day', 'in', all)
    .execute();
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return all.map((day) => ({
    day,
    answered: readInteger(byDay.get(day)?.answered ?? 0),
    refused: readInteger(byDay.get(day)?.refused ?? 0),
  }));
}
