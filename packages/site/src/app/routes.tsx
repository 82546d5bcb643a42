import { AREA } from '@headnote/core/config';
import { redirect, type LazyRouteFunction, type RouteObject } from 'react-router';
import { PARTNERS_PATH, WELCOME_PATH } from '../links/links.js';
import { MemberFallback } from '../shell/member/MemberFallback.js';
import { PublicLayout } from '../shell/public/PublicLayout.js';
import { afterHydration } from '../shell/start/after-hydration.js';
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
          lazy: { Component: async () => (await import('../shell/member/MemberLayout.js')).MemberLayout },
          handle: { module: 'src/shell/member/MemberLayout.tsx' } satisfies ScreenHandle,
          HydrateFallback: MemberFallback,
          children: [{ ErrorBoundary: RouteError, children: memberRoutes() }],
        },
      ],
    },
  ];
}

function publicRoutes(): RouteObject[] {
  const casePreview = screen('public/case', () => import('../public/case/route.js'));
  const actPreview = screen('public/act', () => import('../public/act/route.js'));
  return [
    { index: true, ...screen('public/home', () => import('../public/home/route.js')) },
    { path: 'registration', ...screen('public/registration', () => import('../public/registration/route.js')) },
    { path: 'forgotpassword', ...screen('public/forgot-password', () => import('../public/forgot-password/route.js')) },
    { path: 'casedetail', ...casePreview },
    { path: 'case/:slug', ...casePreview },
    { path: 'bareactdetail', ...actPreview },
    { path: 'act/:slug', ...actPreview },
    { path: 'contact', ...screen('public/contact', () => import('../public/contact/route.js')) },
    // The address that messages to website owners name.
    { path: 'partners', loader: () => redirect(PARTNERS_PATH) },
    { path: 'inquiry', ...screen('public/inquiry', () => import('../public/inquiry/route.js')) },
    { path: 'widgets', ...screen('public/widgets', () => import('../public/widgets/route.js')) },
    { path: '*', ...notFound() },
  ];
}

function memberRoutes(): RouteObject[] {
  return [
    {
      id: `${MEMBER}-welcome`,
      path: 'welcome',
      ...screen('member/welcome', () => import('../member/welcome/route.js')),
    },
    {
      id: `${MEMBER}-results`,
      path: 'searchresults',
      ...screen('member/results', () => import('../member/results/route.js')),
    },
    { id: `${MEMBER}-acts`, path: 'bareactslist', ...screen('member/acts', () => import('../member/acts/route.js')) },
    { id: `${MEMBER}-case`, path: 'case/:id', ...screen('member/case', () => import('../member/case/route.js')) },
    { id: `${MEMBER}-act`, path: 'act/:id', ...screen('member/act', () => import('../member/act/route.js')) },
    {
      id: `${MEMBER}-citations`,
      path: 'citations',
      ...screen('member/finder', () => import('../member/finder/route.js')),
    },
    { id: `${MEMBER}-check`, path: 'check', ...screen('member/check', () => import('../member/check/route.js')) },
    {
      id: `${MEMBER}-account`,
      path: 'account',
      ...screen('member/account', () => import('../member/account/route.js')),
    },
    {
      id: `${MEMBER}-partners`,
      path: 'partners',
      ...screen('member/partners', () => import('../member/partners/route.js')),
    },
    { id: `${MEMBER}-start`, index: true, loader: () => redirect(WELCOME_PATH) },
    { id: MEMBER_NOT_FOUND_ROUTE, path: '*', ...notFound() },
  ];
}

function notFound() {
  return screen('public/not-found', () => import('../public/not-found/route.js'));
}

/** A screen in its folder: code, loader and CSS are loaded on the first visit. */
function screen(folder: string, lazy: LazyRouteFunction<RouteObject>) {
  return { lazy, handle: { module: `src/${folder}/route.ts` } satisfies ScreenHandle };
}
