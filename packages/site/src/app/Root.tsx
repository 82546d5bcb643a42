import { createLoading } from '@headnote/core/client/loading';
import { useLateFonts } from '@headnote/ui/hooks';
import { LinkProvider } from '@headnote/ui/link';
import { useEffect, useState } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router';
import { markHydrated } from '../shell/start/after-hydration.js';
import { LoadingContext } from '../notices/loading-context.js';
import { RouterLink } from '../links/RouterLink.js';
import { FirstLocationKey } from '../shell/page/ScreenHeading.js';
import { LoadingGate } from '../notices/LoadingGate.js';
import { ToastGate } from '../notices/ToastGate.js';
import { IsReturn, RestoredScroll, useScrollPosition } from '../shell/page/use-scroll-position.js';

/** The parts of every page in every layout: router links, toasts, the loading overlay, the scroll position. */
export function Root() {
  const navigation = useNavigation();
  const { key } = useLocation();
  const [firstKey] = useState(key);
  const [loading] = useState(createLoading);
  const { isReturn, isRestored } = useScrollPosition();
  useLateFonts(key);
  useEffect(markHydrated, []);
  return (
    <LinkProvider component={RouterLink}>
      <FirstLocationKey value={firstKey}>
        <LoadingContext value={loading}>
          <ToastGate>
            <IsReturn value={isReturn}>
              <RestoredScroll value={isRestored}>
                <Outlet />
              </RestoredScroll>
            </IsReturn>
          </ToastGate>
          <LoadingGate isNavigating={navigation.state === 'loading'} />
        </LoadingContext>
      </FirstLocationKey>
    </LinkProvider>
  );
}
