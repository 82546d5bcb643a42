import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useMember } from '../services/use-member.js';

/**
 * A member with a subscription who follows the stable link of a document reads the whole of it: the reader takes the place of the preview,
 * so that Back leads to where the link was. The paragraph in the address is kept.
 */
export function useReaderInstead(readerPath: string): void {
  const isSubscriber = (useMember()?.daysRemaining ?? 0) > 0;
  const navigate = useNavigate();
  const { hash } = useLocation();
  useEffect(() => {
    if (isSubscriber) void navigate(readerPath + hash, { replace: true });
  }, [isSubscriber, navigate, readerPath, hash]);
}
