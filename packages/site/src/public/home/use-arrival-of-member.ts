import { arrivalOf } from '@headnote/core/config';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { destinationPath } from '../../links/arrival.js';
import { isSignedIn, type Services } from '../../services/services.js';
import { useServices } from '../../services/ServicesProvider.js';
import { useMember } from '../../services/use-member.js';

/**
 * Sends a member on from the sign-in page: the server that rendered it does not know who reads it. A stored session may
 * have ended; then the member is already typing here, so the page is left only once the server has accepted it.
 */
export function useArrivalOfMember(): void {
  const services = useServices();
  const { codec } = services;
  // A session that begins while the page is open needs no proof.
  const [isStored] = useState(() => isSignedIn(services));
  const isMember = useMember() !== undefined;
  const navigate = useNavigate();
  const { search } = useLocation();
  useEffect(() => {
    if (!isMember) return undefined;
    let isStale = false;
    const { destination } = arrivalOf(new URLSearchParams(search), codec);
    void (isStored ? proveSession(services) : Promise.resolve()).then(() => {
      if (isStale || !isSignedIn(services)) return;
      // Replaces the entry, so that Back does not lead a member to the sign-in page.
      void navigate(destinationPath(destination, codec), { replace: true });
    });
    return () => {
      isStale = true;
    };
  }, [isMember, isStored, navigate, codec, search, services]);
}

/** Asks the server something that only a member gets. A session that it does not accept has ended afterwards. */
async function proveSession({ client }: Services): Promise<void> {
  try {
    await client.account.subscription(undefined);
  } catch {
    // An ended session is signed out now. After any other failure the page that opens says what is wrong.
  }
}
