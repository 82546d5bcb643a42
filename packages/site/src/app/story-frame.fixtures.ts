import { createClient } from '@headnote/core/client';
import { RefusedError } from '@headnote/core/errors';
import type { Session, SessionUser } from '@headnote/core/session';
import { createElement, type ReactElement } from 'react';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router';
import './styles.js';
import '../member/styles.js';
import { createLinkCodec } from './create-link-codec.js';
import { fakeLibrary, publicConfig } from './fake-library.fixtures.js';
import { Root } from './root/Root.js';
import { servicesContext, type Services } from './services.js';
import { ServicesProvider } from './ServicesProvider.js';

export const storyCodec = createLinkCodec(publicConfig);

/** Where a story stands. */
export interface StoryPlace {
  readonly path?: string;
  /** Path pattern of the route, for screens that read its parameters. */
  readonly route?: string;
  readonly fetch?: typeof fetch;
  readonly member?: SessionUser;
}

export const meera: SessionUser = { userId: '7', username: 'meera', name: 'Meera Rao', email: '', daysRemaining: 214 };

/** A call that never ends, for what is shown meanwhile. */
export const neverAnswers: typeof fetch = () => new Promise(() => {});

/** A connection that is gone. */
export const offline: typeof fetch = () => Promise.reject(new TypeError('Failed to fetch'));

/** Draws a part inside the page's root, on an address, with a library that exists only here. */
export function inSite(part: ReactElement, place: StoryPlace = {}): ReactElement {
  const services: Services = {
    config: publicConfig,
    codec: storyCodec,
    client: createClient({ bases: { api: publicConfig.publicUrl }, fetch: place.fetch ?? fakeLibrary() }),
    session: fakeSession(place.member),
  };
  const router = createMemoryRouter([{ Component: Root, children: [{ path: place.route ?? '*', element: part }] }], {
    initialEntries: [place.path ?? '/'],
    getContext: () => new RouterContextProvider(new Map([[servicesContext, services]])),
  });
  return createElement(ServicesProvider, { services }, createElement(RouterProvider, { router }));
}

function fakeSession(user: SessionUser | undefined): Session {
  const snapshot = user ? ({ status: 'signed-in', user } as const) : ({ status: 'signed-out' } as const);
  return {
    getSnapshot: () => snapshot,
    subscribe: () => () => {},
    signIn: () => Promise.reject(new RefusedError('The user name or the password is not right.')),
    signOut: () => Promise.resolve(true),
    authorization: () => Promise.resolve(undefined),
    renewAuthorization: () => Promise.resolve(undefined),
    setClockOffset: () => {},
    dispose: () => {},
  };
}
