import type { SessionUser } from '@headnote/core/session';
import { useSyncExternalStore } from 'react';
import { useServices } from './ServicesProvider.js';

const nobody = () => undefined;

/** Stands in where the session is there and its user data is not: another program of this origin may have removed it. */
const unknownMember: SessionUser = { userId: '', username: '', name: '', email: '', daysRemaining: 0 };

/** The signed-in member, or undefined. Nobody is signed in while a page drawn on the server is being hydrated. */
export function useMember(): SessionUser | undefined {
  const { session } = useServices();
  const subscribe = (listener: () => void) => session?.subscribe(listener) ?? (() => {});
  const read = () => {
    const { status, user } = session?.getSnapshot() ?? { status: 'signed-out' as const };
    return status === 'signed-in' ? (user ?? unknownMember) : undefined;
  };
  return useSyncExternalStore(subscribe, read, nobody);
}
