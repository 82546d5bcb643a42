import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterContextProvider, type HydrationState } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import './shell/page/styles.js';
import { createBrowserServices } from './services/create-browser-services.js';
import type { RootData } from './app/root-loader.js';
import { createRoutes, ROOT_ROUTE } from './app/routes.js';
import { loadScreens } from './app/screens.js';
import { type Services, servicesContext } from './services/services.js';
import { ServicesProvider } from './services/ServicesProvider.js';
import { Document } from './shell/page/Document.js';
import { openWhenPrinted } from './shell/page/open-when-printed.js';
import { afterHydration } from './shell/start/after-hydration.js';
import { keepTyping } from './shell/start/keep-typing.js';
import { preloadScreens } from './shell/start/preload-screens.js';
import { recoverFromDeploy, recoverWith } from './shell/start/recover-from-deploy.js';
import { showFailedStart } from './shell/start/show-failed-start.js';
import { keepTabToOwner } from './shell/start/tab-owner.js';
import { guardScripts } from './shell/start/trusted-types.js';

declare global {
  interface Window {
    /** Written by the server into every page. */
    __staticRouterHydrationData?: HydrationState;
  }
}

const rootData = window.__staticRouterHydrationData?.loaderData?.[ROOT_ROUTE] as RootData | undefined;

/** Loaded files that the browser notes; it stops at 250. A copy for reading without a connection needs them all. */
const NOTED_FILES = 2000;

// No await at the top: the screens import this chunk, and would wait for it while it waits for them.
start().catch(showFailedStart);

async function start(): Promise<void> {
  performance.setResourceTimingBufferSize(NOTED_FILES);
  if (!rootData) throw new Error('The page came without its data.');
  const { config, assets } = rootData;
  guardScripts();
  keepTyping();
  const routes = createRoutes();
  await loadScreens(routes, window.location.pathname).catch(recoverFromDeploy);
  const services = createBrowserServices(config);
  leaveToNext(services);
  await keepTabToOwner(services.session, async () => (await import('./shell/member/forget-tab.js')).forgetTab());
  const router = createBrowserRouter(routes, {
    getContext: () => new RouterContextProvider(new Map([[servicesContext, services]])),
  });
  recoverWith(router);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <ServicesProvider services={services}>
          <Document assets={assets}>
            <RouterProvider router={router} />
          </Document>
        </ServicesProvider>
      </StrictMode>,
    );
  });
  await afterHydration();
  openWhenPrinted();
  preloadScreens(routes);
}

/** A page that slept while another member signed in is loaded again for him: it still has what belongs to the one before. */
function leaveToNext({ session }: Services): void {
  session?.subscribe(() => {
    if (session.getSnapshot().isReplaced !== true) return;
    void import('./shell/member/forget-tab.js').then(
      ({ reloadForNext }) => reloadForNext(),
      () => window.location.reload(),
    );
  });
}
