import { useState } from 'react';
import { useServices } from '../app/ServicesProvider.js';

/** The way out of a session. */
interface SignOut {
  /** True from the click until the home page opens. */
  readonly isLeaving: boolean;
  readonly signOut: () => Promise<void>;
}

/** Signs out, then opens the home page with a full reload, so that nothing of the member stays in memory. */
export function useSignOut(): SignOut {
  const { session } = useServices();
  const [isLeaving, setLeaving] = useState(false);
  return {
    isLeaving,
    async signOut() {
      setLeaving(true);
      // Never rejects; it waits for the server for a short time only.
      await session?.signOut();
      window.location.assign('/');
    },
  };
}
