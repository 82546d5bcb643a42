import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterContextProvider, type HydrationState } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import './app/styles.js';
import { createBrowserServices } from './app/create-browser-services.js';
import { Document } from './app/document/Document.js';
import type { RootData } from './app/root/root-loader.js';
import { keepTyping } from './app/keep-typing.js';
import { createRoutes, ROOT_ROUTE } from './app/routes.js';
import { servicesContext } from './app/services.js';
import { ServicesProvider } from './app/ServicesProvider.js';

declare global {
  interface Window {
    /** Written by the server into every page. */
    __staticRouterHydrationData?: HydrationState;
  }
}

const rootData = window.__staticRouterHydrationData?.loaderData?.[ROOT_ROUTE] as RootData | undefined;
if (!rootData) throw new Error('The page came without its data. Please reload it.');

const services = createBrowserServices(rootData.config);
const router = createBrowserRouter(createRoutes(), {
  getContext: () => new RouterContextProvider(new Map([[servicesContext, services]])),
});

keepTyping();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <ServicesProvider services={services}>
        <Document assets={rootData.assets}>
          <RouterProvider router={router} />
        </Document>
      </ServicesProvider>
    </StrictMode>,
  );
});
