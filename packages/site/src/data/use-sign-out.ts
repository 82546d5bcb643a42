import { useState } from 'react';
import { useServices } from '../services/ServicesProvider.js';

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
      await Promise.all([session?.signOut(), forget()]);
      // A copy that was on its way may have come meanwhile.
      await forget();
      window.location.assign('/');
    },
  };
}

/** Longest wait for the removal of what this device keeps, in milliseconds. */
const LONGEST_FORGET = 3000;

async function forget(): Promise<void> {
  const removal = import('./forget-device.js').then(({ forgetDevice }) => forgetDevice());
  const limit = new Promise<void>((resolve) => setTimeout(resolve, LONGEST_FORGET));
  // The member leaves in any case; the next sign-in on this device removes what is left.
  await Promise.race([removal.catch(() => undefined), limit]);
}
