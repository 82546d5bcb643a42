import { AREA } from '@headnote/core/config';
import { redirect, type LazyRouteFunction, type RouteObject } from 'react-router';
import { PARTNERS_PATH, WELCOME_PATH } from '../links/links.js';
import { MemberFallback } from '../shell/member/MemberFallback.js';
import { PublicLayout } from '../shell/public/PublicLayout.js';
import { afterHydration } from '../shell/start/after-hydration.js';
import { recoverFromDeploy } from '../shell/start/recover-from-deploy.js';
import { memberGuard } from './member-guard.js';
import { PageError } from './PageError.js';
import { Root } from './Root.js';
import { rootLoader } from './root-loader.js';
import { RouteError } from './RouteError.js';
import type { ScreenHandle } from './screens.js';

/** Id of the route whose data contains the configuration. */
export const ROOT_ROUTE = 'root';
/** Id of the route that an unknown address inside the member area matches. */
export const MEMBER_NOT_FOUND_ROUTE = 'member-not-found';

const MEMBER = 'member';
/** Only the server reads the handles; the names of all folders would make the first page larger. */
const isServer = import.meta.env.SSR;

/** True for routes that only the browser draws. */
export function isMemberRoute(id: string): boolean {
  return id === MEMBER || id.startsWith(`${MEMBER}-`);
}

/** The route table, the same on the server and in the browser. Paths match in any case. */
export function createRoutes(): RouteObject[] {
  return [
    {
      id: ROOT_ROUTE,
      Component: Root,
      loader: rootLoader,
      // The configuration comes with the page; the browser never asks for it again.
      shouldRevalidate: () => false,
      ErrorBoundary: PageError,
      children: [
        { Component: PublicLayout, children: [{ ErrorBoundary: RouteError, children: publicRoutes() }] },
        {
          id: MEMBER,
          path: AREA,
          loader: async (arguments_) => {
            await afterHydration();
            return memberGuard(arguments_);
          },
          lazy: {
            Component: recovering(async () => (await import('./MemberArea.js')).MemberArea),
          },
          handle: isServer && ({ module: 'src/app/MemberArea.tsx' } satisfies ScreenHandle),
          HydrateFallback: MemberFallback,
          children: [{ ErrorBoundary: RouteError, children: memberRoutes() }],
        },
      ],
    },
  ];
}

/** The routes of the public pages. */
export function publicRoutes(): RouteObject[] {
  const casePreview = screen(() => import('../public/case/route.js'), isServer && 'public/case');
  const actPreview = screen(() => import('../public/act/route.js'), isServer && 'public/act');
  return [
    { index: true, ...screen(() => import('../public/home/route.js'), isServer && 'public/home') },
    {
      path: 'registration',
      ...screen(() => import('../public/registration/route.js'), isServer && 'public/registration'),
    },
    // It shows the home page.
    {
      path: 'forgotpassword',
      ...screen(() => import('../public/forgot-password/route.js'), isServer && 'public/forgot-password'),
    },
    { path: 'casedetail', ...casePreview },
    { path: 'case/:slug', ...casePreview },
    { path: 'bareactdetail', ...actPreview },
    { path: 'act/:slug', ...actPreview },
    { path: 'about', ...screen(() => import('../public/about/route.js'), isServer && 'public/about') },
    {
      path: 'features',
      ...screen(() => import('../public/features/route.js'), isServer && 'public/features'),
    },
    {
      path: 'articles',
      ...screen(() => import('../public/articles/route.js'), isServer && 'public/articles'),
    },
    {
      path: 'privacypolicy',
      ...screen(() => import('../public/privacy/route.js'), isServer && 'public/privacy'),
    },
    {
      path: 'termsandcondition',
      ...screen(() => import('../public/terms/route.js'), isServer && 'public/terms'),
    },
    {
      path: 'accessibility',
      ...screen(() => import('../public/accessibility/route.js'), isServer && 'public/accessibility'),
    },
    {
      path: 'datacoverage',
      ...screen(() => import('../public/data-coverage/route.js'), isServer && 'public/data-coverage'),
    },
    { path: 'contact', ...screen(() => import('../public/contact/route.js'), isServer && 'public/contact') },
    // The address that messages to website owners name.
    { path: 'partners', loader: () => redirect(PARTNERS_PATH) },
    { path: 'inquiry', ...screen(() => import('../public/inquiry/route.js'), isServer && 'public/inquiry') },
    {
      path: 'packages',
      ...screen(() => import('../public/packages/route.js'), isServer && 'public/packages'),
    },
    // What one member's payment came to.
    {
      path: 'packages/payment',
      ...screen(() => import('../public/payment/route.js'), isServer && 'public/payment'),
    },
    // The link of an alert's e-mail.
    {
      path: 'alerts/stop',
      ...screen(() => import('../public/stop-alert/route.js'), isServer && 'public/stop-alert'),
    },
    // With the slash of its canonical address.
    {
      path: 'widgets/',
      ...screen(() => import('../public/widgets/route.js'), isServer && 'public/widgets'),
    },
    { path: '*', ...notFound() },
  ];
}

function memberRoutes(): RouteObject[] {
  const routes: RouteObject[] = [
    {
      path: 'welcome',
      ...memberScreen(() => import('../member/welcome/route.js'), isServer && 'member/welcome'),
    },
    {
      path: 'searchresults',
      ...memberScreen(() => import('../member/results/route.js'), isServer && 'member/results'),
    },
    { path: 'bareactslist', ...memberScreen(() => import('../member/acts/route.js'), isServer && 'member/acts') },
    { path: 'codes', ...memberScreen(() => import('../member/codes/route.js'), isServer && 'member/codes') },
    { path: 'case/:id', ...memberScreen(() => import('../member/case/route.js'), isServer && 'member/case') },
    { path: 'act/:id', ...memberScreen(() => import('../member/act/route.js'), isServer && 'member/act') },
    {
      path: 'citations',
      ...memberScreen(() => import('../member/finder/route.js'), isServer && 'member/finder'),
    },
    { path: 'check', ...memberScreen(() => import('../member/check/route.js'), isServer && 'member/check') },
    {
      path: 'search',
      ...memberScreen(() => import('../member/advanced/route.js'), isServer && 'member/advanced'),
    },
    {
      path: 'history',
      ...memberScreen(() => import('../member/history/route.js'), isServer && 'member/history'),
    },
    { path: 'alerts', ...screen(() => import('../member/alerts/route.js'), isServer && 'member/alerts') },
    {
      path: 'settings',
      ...memberScreen(() => import('../member/settings/route.js'), isServer && 'member/settings'),
    },
    {
      path: 'library',
      ...memberScreen(() => import('../member/library/route.js'), isServer && 'member/library'),
    },
    {
      path: 'account',
      ...memberScreen(() => import('../member/account/route.js'), isServer && 'member/account'),
    },
    { path: 'subscribe', ...memberScreen(() => import('../member/order/route.js'), isServer && 'member/order') },
    {
      path: 'partners',
      ...memberScreen(() => import('../member/partners/route.js'), isServer && 'member/partners'),
    },
    { id: `${MEMBER}-start`, index: true, loader: () => redirect(WELCOME_PATH) },
    { id: MEMBER_NOT_FOUND_ROUTE, path: '*', ...notFound() },
  ];
  return routes.map((route) => ({ id: `${MEMBER}-${route.path}`, ...route }));
}

function notFound() {
  return screen(() => import('../public/not-found/route.js'), isServer && 'public/not-found');
}

/** Loads code, and recovers if it is gone; with null, nothing waits for it, and the failure is the caller's. */
function recovering<Code>(load: () => Promise<Code>, orElse?: (error: unknown) => Promise<Code>) {
  return (recover: typeof recoverFromDeploy | null = recoverFromDeploy) => {
    const code = load().catch(recover);
    return recover && orElse ? code.catch(orElse) : code;
  };
}

/** A screen in its folder: code, loader and CSS are loaded on the first visit. */
function screen(load: LazyRouteFunction<RouteObject>, folder: string | false) {
  const handle = folder !== false && screenIn(folder);
  return { lazy: recovering(load), handle };
}

/** A screen of the member area. Without a connection, one whose code this device does not have says so. */
function memberScreen(load: LazyRouteFunction<RouteObject>, folder: string | false) {
  const handle = folder !== false && screenIn(folder);
  return { lazy: recovering(load, orNotVisited), handle };
}

async function orNotVisited(error: unknown): ReturnType<LazyRouteFunction<RouteObject>> {
  const isThere = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (isThere) throw error;
  return import('../offline/not-visited/route.js');
}

function screenIn(folder: string): ScreenHandle {
  return { module: `src/${folder}/route.ts` };
}
