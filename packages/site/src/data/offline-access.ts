import type { Subscription } from '@headnote/core/contract';
import { inIndia } from './in-india.js';

/** Begins the names in local storage; the id of the member follows. */
const PREFIX = 'headnote.offline-until.';

/** Remembers the last day of a member's subscription as the server states it; empty for a member without one. */
export function rememberLastDay(userId: string, { endDate }: Pick<Subscription, 'endDate'>): void {
  try {
    localStorage.setItem(PREFIX + userId, endDate ?? '');
  } catch {
    // Storage is blocked or full: the copies are shown, as before the server stated a day.
  }
}

/** Whether the last day that the server stated is over in India. False if it stated none, or storage is blocked. */
export function isAccessOver(userId: string, now = Date.now()): boolean {
  try {
    const lastDay = localStorage.getItem(PREFIX + userId);
    return lastDay !== null && lastDay < inIndia(now).date;
  } catch {
    return false;
  }
}

/** Forgets the days of all members but one. */
export function forgetLastDays(exceptUserId?: string): void {
  try {
    for (const name of Object.keys(localStorage))
      if (name.startsWith(PREFIX) && name !== `${PREFIX}${exceptUserId ?? ''}`) localStorage.removeItem(name);
  } catch {
    // Storage is blocked, so it has no day.
  }
}
