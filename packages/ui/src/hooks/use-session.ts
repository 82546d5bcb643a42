import type { Session, SessionSnapshot, SessionUser } from '@headnote/core/session';
import { useSyncExternalStore } from 'react';

/** What a view needs to know of who is signed in. */
export interface SessionView {
  isSignedIn: boolean;
  /** The member; undefined for a visitor, and where the stored user data cannot be read. */
  user: SessionUser | undefined;
  /** Days of the subscription that remain: 0 for a member of whom none is known, undefined for a visitor. */
  daysRemaining: number | undefined;
}

const visitor: SessionSnapshot = { status: 'signed-out' };
const readVisitor = () => visitor;
const nothingToHear = () => () => {};

/**
 * Who is signed in, in step with all tabs. Without a session, on a server and while its page is being hydrated, nobody is.
 */
export function useSession(session: Pick<Session, 'getSnapshot' | 'subscribe'> | undefined): SessionView {
  const { status, user } = useSyncExternalStore(
    session?.subscribe ?? nothingToHear,
    session?.getSnapshot ?? readVisitor,
    readVisitor,
  );
  if (status === 'signed-out') return { isSignedIn: false, user: undefined, daysRemaining: undefined };
  return { isSignedIn: true, user, daysRemaining: user?.daysRemaining ?? 0 };
}
