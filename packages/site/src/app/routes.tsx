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
            Component: recovering(async () => (await import('../shell/member/MemberLayout.js')).MemberLayout),
          },
          handle: { module: 'src/shell/member/MemberLayout.tsx' } satisfies ScreenHandle,
          HydrateFallback: MemberFallback,
          children: [{ ErrorBoundary: RouteError, children: memberRoutes() }],
        },
      ],
    },
  ];
}

/** The routes of the public pages. */
export function publicRoutes(): RouteObject[] {
  const casePreview = unlisted(screen('public/case', () => import('../public/case/route.js')));
  const actPreview = unlisted(screen('public/act', () => import('../public/act/route.js')));
  return [
    { index: true, ...screen('public/home', () => import('../public/home/route.js')) },
    { path: 'registration', ...screen('public/registration', () => import('../public/registration/route.js')) },
    // It shows the home page.
    {
      path: 'forgotpassword',
      ...unlisted(screen('public/forgot-password', () => import('../public/forgot-password/route.js'))),
    },
    { path: 'casedetail', ...casePreview },
    { path: 'case/:slug', ...casePreview },
    { path: 'bareactdetail', ...actPreview },
    { path: 'act/:slug', ...actPreview },
    { path: 'about', ...screen('public/about', () => import('../public/about/route.js')) },
    { path: 'features', ...screen('public/features', () => import('../public/features/route.js')) },
    { path: 'articles', ...screen('public/articles', () => import('../public/articles/route.js')) },
    { path: 'privacypolicy', ...screen('public/privacy', () => import('../public/privacy/route.js')) },
    { path: 'termsandcondition', ...screen('public/terms', () => import('../public/terms/route.js')) },
    { path: 'accessibility', ...screen('public/accessibility', () => import('../public/accessibility/route.js')) },
    { path: 'datacoverage', ...screen('public/data-coverage', () => import('../public/data-coverage/route.js')) },
    { path: 'contact', ...screen('public/contact', () => import('../public/contact/route.js')) },
    // The address that messages to website owners name.
    { path: 'partners', loader: () => redirect(PARTNERS_PATH) },
    { path: 'inquiry', ...screen('public/inquiry', () => import('../public/inquiry/route.js')) },
    { path: 'packages', ...screen('public/packages', () => import('../public/packages/route.js')) },
    // What one member's payment came to.
    { path: 'packages/payment', ...unlisted(screen('public/payment', () => import('../public/payment/route.js'))) },
    // With the slash of its canonical address.
    { path: 'widgets/', ...screen('public/widgets', () => import('../public/widgets/route.js')) },
    { path: '*', ...unlisted(notFound()) },
  ];
}

function memberRoutes(): RouteObject[] {
  const routes: RouteObject[] = [
    {
      path: 'welcome',
      ...screen('member/welcome', () => import('../member/welcome/route.js')),
    },
    {
      path: 'searchresults',
      ...screen('member/results', () => import('../member/results/route.js')),
    },
    { path: 'bareactslist', ...screen('member/acts', () => import('../member/acts/route.js')) },
    { path: 'case/:id', ...screen('member/case', () => import('../member/case/route.js')) },
    { path: 'act/:id', ...screen('member/act', () => import('../member/act/route.js')) },
    {
      path: 'citations',
      ...screen('member/finder', () => import('../member/finder/route.js')),
    },
    { path: 'check', ...screen('member/check', () => import('../member/check/route.js')) },
    {
      path: 'search',
      ...screen('member/advanced', () => import('../member/advanced/route.js')),
    },
    {
      path: 'history',
      ...screen('member/history', () => import('../member/history/route.js')),
    },
    {
      path: 'settings',
      ...screen('member/settings', () => import('../member/settings/route.js')),
    },
    {
      path: 'library',
      ...screen('member/library', () => import('../member/library/route.js')),
    },
    {
      path: 'account',
      ...screen('member/account', () => import('../member/account/route.js')),
    },
    {
      path: 'partners',
      ...screen('member/partners', () => import('../member/partners/route.js')),
    },
    { id: `${MEMBER}-start`, index: true, loader: () => redirect(WELCOME_PATH) },
    { id: MEMBER_NOT_FOUND_ROUTE, path: '*', ...notFound() },
  ];
  return routes.map((route) => ({ id: `${MEMBER}-${route.path}`, ...route }));
}

function notFound() {
  return screen('public/not-found', () => import('../public/not-found/route.js'));
}

/** A screen that search engines do not list. */
function unlisted<Screen extends { readonly handle: ScreenHandle }>(one: Screen): Screen {
  return { ...one, handle: { ...one.handle, isUnlisted: true } };
}

/** Loads code, and recovers if it is gone; with null, nothing waits for it, and the failure is the caller's. */
function recovering<Code>(load: () => Promise<Code>) {
  return (recover: typeof recoverFromDeploy | null = recoverFromDeploy) => load().catch(recover);
}

/** A screen in its folder: code, loader and CSS are loaded on the first visit. */
function screen(folder: string, load: LazyRouteFunction<RouteObject>) {
  const handle: ScreenHandle = { module: `src/${folder}/route.ts` };
  return { lazy: recovering(load), handle };
}
