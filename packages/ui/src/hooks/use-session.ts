import type { Session, SessionSnapshot, SessionUser } from '@headnote/core/session';
import { useSyncExternalStore } from 'react';

/** What a view shows about the session. */
export interface SessionView {
  /** True for a signed-in member. */
  isSignedIn: boolean;
  /** The member; undefined for a visitor and when the stored user data is unreadable. */
  user: SessionUser | undefined;
  /** Remaining days of the subscription: 0 when a member has none, undefined for a visitor. */
  daysRemaining: number | undefined;
}

const visitor: SessionSnapshot = { status: 'signed-out' };
const readVisitor = () => visitor;
const nothingToHear = () => () => {};

/**
 * Session state, synchronised between all tabs. Returns a visitor without a session, on a server and during hydration.
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
