import { createLoading } from '@headnote/core/client/loading';
import { useLateFonts } from '@headnote/ui/hooks';
import { LinkProvider } from '@headnote/ui/link';
import { useEffect, useState } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router';
import { markHydrated } from '../after-hydration.js';
import { LoadingContext } from '../loading-context.js';
import { RouterLink } from '../RouterLink.js';
import { FirstLocationKey } from '../ScreenHeading.js';
import { LoadingGate } from './LoadingGate.js';
import { ToastGate } from './ToastGate.js';
import { useScrollToTop } from './use-scroll-to-top.js';

/** What every page has, whatever its layout: links of the router, toasts, the loading overlay, scrolling to the top. */
export function Root() {
  const navigation = useNavigation();
  const { key } = useLocation();
  const [firstKey] = useState(key);
  const [loading] = useState(createLoading);
  useScrollToTop();
  useLateFonts(key);
  useEffect(markHydrated, []);
  return (
    <LinkProvider component={RouterLink}>
      <FirstLocationKey value={firstKey}>
        <LoadingContext value={loading}>
          <ToastGate>
            <Outlet />
          </ToastGate>
          <LoadingGate isNavigating={navigation.state === 'loading'} />
        </LoadingContext>
      </FirstLocationKey>
    </LinkProvider>
  );
}
