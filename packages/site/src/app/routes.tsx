import { AREA } from '@headnote/core/config';
import { redirect, type RouteObject } from 'react-router';
import { MemberFallback } from '../member/layout/MemberFallback.js';
import { ActPreviewScreen } from '../public/act/ActPreviewScreen.js';
import { actByNumberLoader, actBySlugLoader } from '../public/act/act-preview-loader.js';
import { CasePreviewScreen } from '../public/case/CasePreviewScreen.js';
import { caseByIdLoader, caseBySlugLoader } from '../public/case/case-preview-loader.js';
import { HomeScreen } from '../public/home/HomeScreen.js';
import { homeLoader } from '../public/home/home-loader.js';
import { PublicLayout } from '../public/layout/PublicLayout.js';
import { NotFoundScreen } from '../public/not-found/NotFoundScreen.js';
import { notFoundLoader } from '../public/not-found/not-found-loader.js';
import { afterHydration } from './after-hydration.js';
import { WELCOME_PATH } from './links.js';
import { memberGuard } from './member-guard.js';
import { Root } from './root/Root.js';
import { rootLoader } from './root/root-loader.js';
import { RouteError } from './route-error/RouteError.js';
import { PageError } from './route-error/PageError.js';

/** Id of the route whose data carries the configuration. */
export const ROOT_ROUTE = 'root';
/** Id of the route that an unknown address inside the member area meets. */
export const MEMBER_NOT_FOUND_ROUTE = 'member-not-found';

const MEMBER = 'member';

/** True for the routes that are drawn in the browser only. */
export function isMemberRoute(id: string): boolean {
  return id === MEMBER || id.startsWith(`${MEMBER}-`);
}

/** The route table, the same on the server and in the browser; paths match whatever their case. */
export function createRoutes(): RouteObject[] {
  return [
    {
      id: ROOT_ROUTE,
      Component: Root,
      loader: rootLoader,
      // The configuration came with the page; the browser never asks for it again.
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
          lazy: { Component: async () => (await import('../member/layout/MemberLayout.js')).MemberLayout },
          HydrateFallback: MemberFallback,
          children: [{ ErrorBoundary: RouteError, children: memberRoutes() }],
        },
      ],
    },
  ];
}

function publicRoutes(): RouteObject[] {
  return [
    { index: true, loader: homeLoader, Component: HomeScreen },
    { path: 'casedetail', loader: caseByIdLoader, Component: CasePreviewScreen },
    { path: 'case/:slug', loader: caseBySlugLoader, Component: CasePreviewScreen },
    { path: 'bareactdetail', loader: actByNumberLoader, Component: ActPreviewScreen },
    { path: 'act/:slug', loader: actBySlugLoader, Component: ActPreviewScreen },
    { path: '*', loader: notFoundLoader, Component: NotFoundScreen },
  ];
}

function memberRoutes(): RouteObject[] {
  return [
    {
      id: `${MEMBER}-welcome`,
      path: 'welcome',
      lazy: { Component: async () => (await import('../member/welcome/WelcomeScreen.js')).WelcomeScreen },
    },
    {
      id: `${MEMBER}-results`,
      path: 'searchresults',
      lazy: { Component: async () => (await import('../member/results/ResultsScreen.js')).ResultsScreen },
    },
    {
      id: `${MEMBER}-acts`,
      path: 'bareactslist',
      lazy: { Component: async () => (await import('../member/acts/ActListScreen.js')).ActListScreen },
    },
    {
      id: `${MEMBER}-case`,
      path: 'case/:id',
      lazy: { Component: async () => (await import('../member/case/CaseReaderScreen.js')).CaseReaderScreen },
    },
    {
      id: `${MEMBER}-act`,
      path: 'act/:id',
      lazy: { Component: async () => (await import('../member/act/ActReaderScreen.js')).ActReaderScreen },
    },
    {
      id: `${MEMBER}-citations`,
      path: 'citations',
      lazy: {
        Component: async () => (await import('../member/finder/CitationFinderScreen.js')).CitationFinderScreen,
      },
    },
    {
      id: `${MEMBER}-check`,
      path: 'check',
      lazy: { Component: async () => (await import('../member/check/CheckScreen.js')).CheckScreen },
    },
    { id: `${MEMBER}-start`, index: true, loader: () => redirect(WELCOME_PATH) },
    { id: MEMBER_NOT_FOUND_ROUTE, path: '*', Component: NotFoundScreen },
  ];
}
