import type { SessionSnapshot, SessionUser } from '@headnote/core/session';
import { useSyncExternalStore } from 'react';
import { useServices } from './ServicesProvider.js';

const noMember = () => undefined;

/** Used when there is a session without user data: another script of this origin may have removed the data. */
const unknownMember: SessionUser = { userId: '', username: '', name: '', email: '', daysRemaining: 0 };

const signedOut: SessionSnapshot = { status: 'signed-out' };

function useSnapshot<T>(read: (snapshot: SessionSnapshot) => T, onServer: () => T): T {
  const { session } = useServices();
  const subscribe = (listener: () => void) => session?.subscribe(listener) ?? (() => {});
  return useSyncExternalStore(subscribe, () => read(session?.getSnapshot() ?? signedOut), onServer);
}

/** The signed-in member, or undefined. During hydration it is undefined, as on the server. */
export function useMember(): SessionUser | undefined {
  return useSnapshot(({ status, user }) => (status === 'signed-in' ? (user ?? unknownMember) : undefined), noMember);
}

/** True if another member has signed in while this page slept. The page is about to be loaded again for him. */
export function useIsReplaced(): boolean {
  return useSnapshot(
    ({ isReplaced }) => isReplaced === true,
    () => false,
  );
}
