import { arrivalOf } from '@headnote/core/config';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { destinationPath } from '../../links/arrival.js';
import { useServices } from '../../app/ServicesProvider.js';
import { useMember } from '../../app/use-member.js';

/** Sends a member on from the sign-in page: the server that rendered it does not know who reads it. */
export function useArrivalOfMember(): void {
  const { codec } = useServices();
  const isMember = useMember() !== undefined;
  const navigate = useNavigate();
  const { search } = useLocation();
  useEffect(() => {
    if (!isMember) return;
    const { destination } = arrivalOf(new URLSearchParams(search), codec);
    // Replaces the entry, so that Back does not lead a member to the sign-in page.
    void navigate(destinationPath(destination, codec), { replace: true });
  }, [isMember, navigate, codec, search]);
}
