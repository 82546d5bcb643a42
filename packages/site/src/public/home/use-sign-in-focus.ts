import { use, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { FirstLocationKey } from '../../shell/page/ScreenHeading.js';
import { SIGN_IN_ID } from '../../links/links.js';

/**
 * Focuses the heading of the sign-in card when the page was opened to sign in: the address carries a destination or names
 * the card. It does not focus a field, which would open the keyboard of a phone.
 */
export function useSignInFocus({ hasDestination }: { readonly hasDestination: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const firstKey = use(FirstLocationKey);
  const { key, hash } = useLocation();
  const isFirst = key === firstKey;
  const isWanted = hash === `#${SIGN_IN_ID}` || (hash === '' && hasDestination);
  useEffect(() => {
    if (!isWanted) return;
    // The reader may use the server's page before hydration; the focus then stays where it is.
    if (isFirst && document.activeElement !== document.body) return;
    heading.current?.focus({ preventScroll: true });
  }, [key, isFirst, isWanted]);
  return heading;
}
