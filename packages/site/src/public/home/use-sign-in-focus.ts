import { use, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { FirstLocationKey } from '../../app/ScreenHeading.js';
import { SIGN_IN_ID } from '../../app/links.js';

/**
 * Puts the focus on the heading of the sign-in card when that is what the page was opened for: the address carries a
 * destination, or names the card itself. The heading, not a field: a field would open the keyboard of a phone.
 */
export function useSignInFocus({ hasDestination }: { readonly hasDestination: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const firstKey = use(FirstLocationKey);
  const { key, hash } = useLocation();
  const isFirst = key === firstKey;
  const isWanted = hash === `#${SIGN_IN_ID}` || (hash === '' && hasDestination);
  useEffect(() => {
    if (!isWanted) return;
    // The page drawn on the server may be in use before it is taken over; then the focus stays.
    if (isFirst && document.activeElement !== document.body) return;
    heading.current?.focus({ preventScroll: true });
  }, [key, isFirst, isWanted]);
  return heading;
}
