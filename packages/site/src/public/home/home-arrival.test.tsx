import { createClient } from '@headnote/core/client';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLinkCodec } from '../../links/create-link-codec.js';
import { fakeLibrary, publicConfig } from '../../fixtures/fake-library.fixtures.js';
import { caseSignInPath } from '../../links/links.js';
import { Root } from '../../app/Root.js';
import { servicesContext, type Services } from '../../services/services.js';
import { ServicesProvider } from '../../services/ServicesProvider.js';
import { PublicLayout } from '../../shell/public/PublicLayout.js';
import { homeLoader } from './home-loader.js';
import { HomeScreen } from './HomeScreen.js';

const codec = createLinkCodec(publicConfig);
const CASE_LINK = caseSignInPath(codec, { citation: '2024 HN 12', page: '/Lawsuit/case/c1' });

function open(path: string) {
  const services: Services = {
    config: publicConfig,
    codec,
    client: createClient({ bases: { api: publicConfig.publicUrl }, fetch: fakeLibrary() }),
    readFile: fakeLibrary(),
  };
  const home = { index: true, loader: homeLoader, Component: HomeScreen };
  const router = createMemoryRouter(
    [{ Component: Root, HydrateFallback: () => null, children: [{ Component: PublicLayout, children: [home] }] }],
    {
      initialEntries: [path],
      getContext: () => new RouterContextProvider(new Map([[servicesContext, services]])),
    },
  );
  render(
    <ServicesProvider services={services}>
      <RouterProvider router={router} />
    </ServicesProvider>,
  );
  return router;
}

const cardHeading = () => screen.findByRole('heading', { level: 2, name: 'Sign in' });
const isCardFirst = () => document.querySelector('.site-home__first > :first-child')?.matches('.site-home__card');

describe('the home page, opened', () => {
  const scrollIntoView = vi.fn();
  beforeEach(() => {
    vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    Element.prototype.scrollIntoView = scrollIntoView;
    // The figures count up unless the reader prefers reduced motion.
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    scrollIntoView.mockClear();
  });

  it('without a destination starts with the search and takes no focus', async () => {
    open('/');
    expect(await cardHeading()).not.toHaveFocus();
    expect(isCardFirst()).toBe(false);
  });

  it('to open a judgment starts at the sign-in card', async () => {
    open(CASE_LINK);
    const heading = await cardHeading();
    await waitFor(() => expect(heading).toHaveFocus());
    expect(isCardFirst()).toBe(true);
  });

  it('by a link inside the site starts at the sign-in card too', async () => {
    const router = open('/');
    const heading = await cardHeading();
    await router.navigate(CASE_LINK);
    await waitFor(() => expect(heading).toHaveFocus());
    expect(isCardFirst()).toBe(true);
  });

  it('keeps its destination and shows the card when Get started is followed', async () => {
    const router = open(CASE_LINK);
    await cardHeading();
    await userEvent.click(screen.getByRole('link', { name: 'Get started' }));
    await waitFor(() => expect(scrollIntoView).toHaveBeenCalled());
    const { pathname, search, hash } = router.state.location;
    expect(new URL(pathname + search, publicConfig.publicUrl).searchParams.get('query')).toBe(
      new URL(CASE_LINK, publicConfig.publicUrl).searchParams.get('query'),
    );
    expect(hash).toBe('#sign-in');
    expect(scrollIntoView.mock.contexts[0]).toHaveProperty('id', 'sign-in');
    expect(await cardHeading()).toHaveFocus();
  });
});
