import { useEffect, useState } from 'react';
import { useServices } from '../../services/ServicesProvider.js';
import { useMember } from '../../services/use-member.js';

/** The current key of the signed-in member's first portal; undefined for visitors and for members without a portal. */
export function usePortalKey(): string | undefined {
  const { client } = useServices();
  const isMember = useMember() !== undefined;
  const [key, setKey] = useState<string>();
  useEffect(() => {
    if (!isMember) return undefined;
    const controller = new AbortController();
    client.partners.list(undefined, { signal: controller.signal }).then(
      ({ portals }) => setKey(portals[0]?.keys.find(({ isEnded, endsAt }) => !isEnded && endsAt === '')?.key),
      // The page works without a key: the placeholder stays, with the link to the keys.
      () => {},
    );
    return () => {
      controller.abort();
      setKey(undefined);
    };
  }, [client, isMember]);
  return key;
}
