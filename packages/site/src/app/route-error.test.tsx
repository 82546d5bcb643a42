import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { publicConfig } from '../fixtures/fake-library.fixtures.js';
import { RouteError } from './RouteError.js';
import type { Services } from '../services/services.js';
import { ServicesProvider } from '../services/ServicesProvider.js';

const fault = () => new RangeError('a fault');

function BreaksInRender(): never {
  throw fault();
}

function BreaksInEffect() {
  useEffect(() => {
    throw fault();
  }, []);
  return <h1>Shown for a moment</h1>;
}

function BreaksLater() {
  return (
    <>
      <h1>Works</h1>
      <button
        onClick={() => {
          throw fault();
        }}
      >
        In an event
      </button>
      <button onClick={() => void Promise.reject(fault())}>In a promise</button>
    </>
  );
}

function open(path: string) {
  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            <nav>
              <Link to="/fine">Fine</Link>
            </nav>
            <Outlet />
          </>
        ),
        HydrateFallback: () => null,
        children: [
          {
            ErrorBoundary: RouteError,
            children: [
              { path: 'render', Component: BreaksInRender },
              { path: 'effect', Component: BreaksInEffect },
              { path: 'later', Component: BreaksLater },
              { path: 'loader', loader: () => Promise.reject(fault()), element: <p>Never</p> },
              {
                path: 'chunk',
                lazy: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
              },
              { path: 'fine', element: <h1>A fine page</h1> },
            ],
          },
        ],
      },
    ],
    { initialEntries: [path] },
  );
  render(
    <ServicesProvider services={{ config: publicConfig } as unknown as Services}>
      <RouterProvider router={router} />
    </ServicesProvider>,
  );
}

describe('N2: a screen that breaks', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it.each(['render', 'effect', 'loader'])('N2: in %s is replaced; the rest stays and leads on', async (where) => {
    open(`/${where}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('We made a mistake');
    await userEvent.click(screen.getByRole('link', { name: 'Fine' }));
    expect(await screen.findByRole('heading', { name: 'A fine page' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('N2: because its code did not load says that the service could not be reached', async () => {
    open('/chunk');
    expect(await screen.findByRole('alert')).toHaveTextContent('The service could not be reached. Please try again.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });

  it('N2: because the reader is leaving the page says nothing, and says it once the page has stayed', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(1_000);
    window.dispatchEvent(new Event('beforeunload'));
    now.mockReturnValue(5_900);
    open('/chunk');
    // The shell is there without the error.
    expect(await screen.findByRole('link', { name: 'Fine' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
    now.mockReturnValue(6_000);
    expect(await screen.findByRole('alert')).toBeInTheDocument();
  });

  it('N2: because there is no connection says that the reader is offline, and a new try stays on the page', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const call = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    open('/chunk');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('You are offline');
    expect(screen.getByRole('alert')).toHaveTextContent('Please connect and try again.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(call).toHaveBeenCalledOnce();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You are offline');
  });

  it.each(['In an event', 'In a promise'])('N2: %s keeps its screen', async (name) => {
    const caught = vi.fn((event: Event) => event.preventDefault());
    const onRejection = vi.fn();
    window.addEventListener('error', caught);
    process.once('unhandledRejection', onRejection);
    const others = process.listeners('unhandledRejection').filter((listener) => listener !== onRejection);
    for (const listener of others) process.off('unhandledRejection', listener);
    open('/later');
    await userEvent.click(await screen.findByRole('button', { name }));
    await vi.waitFor(() => expect(caught.mock.calls.length + onRejection.mock.calls.length).toBe(1));
    for (const listener of others) process.on('unhandledRejection', listener);
    window.removeEventListener('error', caught);
    expect(screen.getByRole('heading', { name: 'Works' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Fine' }));
    expect(await screen.findByRole('heading', { name: 'A fine page' })).toBeInTheDocument();
  });
});
