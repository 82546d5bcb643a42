import type { Session } from '@headnote/core/session';

/** Name in the session storage of this tab: the id of the member whose searches, lists and drafts the tab keeps. */
const STORAGE_KEY = 'headnote.tab-of';

/** A session whose user data cannot be read. */
const UNKNOWN = 'unknown';

/**
 * Forgets what this tab keeps of a member once it is no longer his: after a sign-out on any page or in another tab, and at the
 * start after a session that ended while no page was open. What a visitor did goes on when he signs in. Resolves when what is kept
 * belongs to whoever has the tab now.
 */
export async function keepTabToOwner(
  session: Pick<Session, 'getSnapshot' | 'subscribe'> | undefined,
  forget: () => Promise<void>,
): Promise<void> {
  if (session === undefined) return;
  const owner = () => {
    const { status, user } = session.getSnapshot();
    return status === 'signed-in' ? (user?.userId ?? UNKNOWN) : '';
  };
  const check = async () => {
    const before = readOwner();
    if (before === owner()) return;
    try {
      if (before !== '') await forget();
      writeOwner(owner());
    } catch {
      // Its code did not load: the former owner stays written, so the next page forgets.
    }
  };
  session.subscribe(() => void check());
  await check();
}

function readOwner(): string {
  try {
    return sessionStorage.getItem(STORAGE_KEY) ?? '';
  } catch {
    // Storage is blocked, so nothing is kept.
    return '';
  }
}

function writeOwner(owner: string): void {
  try {
    if (owner === '') sessionStorage.removeItem(STORAGE_KEY);
    else sessionStorage.setItem(STORAGE_KEY, owner);
  } catch {
    // Storage is blocked or full.
  }
}
