import type { SessionUser } from '@headnote/core/session';
import { useSyncExternalStore } from 'react';
import { useServices } from './ServicesProvider.js';

const noMember = () => undefined;

/** Used when there is a session without user data: another script of this origin may have removed the data. */
const unknownMember: SessionUser = { userId: '', username: '', name: '', email: '', daysRemaining: 0 };

/** The signed-in member, or undefined. During hydration it is undefined, as on the server. */
export function useMember(): SessionUser | undefined {
  const { session } = useServices();
  const subscribe = (listener: () => void) => session?.subscribe(listener) ?? (() => {});
  const read = () => {
    const { status, user } = session?.getSnapshot() ?? { status: 'signed-out' as const };
    return status === 'signed-in' ? (user ?? unknownMember) : undefined;
  };
  return useSyncExternalStore(subscribe, read, noMember);
}
