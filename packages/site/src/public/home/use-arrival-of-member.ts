import { arrivalOf } from '@headnote/core/config';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { destinationPath } from '../../app/arrival.js';
import { useServices } from '../../app/ServicesProvider.js';
import { useMember } from '../../app/use-member.js';

/** Sends a member away from the sign-in page; the page drawn on the server cannot know who reads it. */
export function useArrivalOfMember(): void {
  const { codec } = useServices();
  const isMember = useMember() !== undefined;
  const navigate = useNavigate();
  const { search } = useLocation();
  useEffect(() => {
    if (!isMember) return;
    const { destination } = arrivalOf(new URLSearchParams(search), codec);
    // Replaced, so that Back does not lead to the sign-in page of somebody who is signed in.
    void navigate(destinationPath(destination, codec), { replace: true });
  }, [isMember, navigate, codec, search]);
}
