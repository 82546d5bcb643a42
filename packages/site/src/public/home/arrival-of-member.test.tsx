import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { publicConfig } from '../../fixtures/fake-library.fixtures.js';
import { testCodec } from '../../fixtures/test-codec.fixtures.js';
import type { Services } from '../../services/services.js';
import { ServicesProvider } from '../../services/ServicesProvider.js';
import { SignInCard } from './SignInCard.js';
import { useArrivalOfMember } from './use-arrival-of-member.js';

function Home() {
  useArrivalOfMember();
  const [visit, setVisit] = useState(0);
  return (
    <>
      <button onClick={() => setVisit(visit + 1)}>Start the page again</button>
      <SignInCard key={visit} wanted={{ kind: 'nothing' }} isDamaged={false} />
    </>
  );
}

/** A page whose browser has a stored session; `answer` is what the server says to it. */
function open(answer: (end: () => void) => Promise<unknown>) {
  const listeners = new Set<() => void>();
  let snapshot = { status: 'signed-in' };
  const end = () => {
    snapshot = { status: 'signed-out' };
    for (const listener of listeners) listener();
  };
  const session = {
    getSnapshot: () => snapshot,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signIn: vi.fn(() => Promise.resolve()),
  };
  const client = { account: { subscription: () => answer(end) } };
  const services = { config: publicConfig, codec: testCodec, session, client } as unknown as Services;
  const router = createMemoryRouter([
    { path: '/', element: <Home /> },
    { path: '*', element: <p>Member area</p> },
  ]);
  render(
    <ServicesProvider services={services}>
      <RouterProvider router={router} />
    </ServicesProvider>,
  );
  return router;
}

describe('a stored session at the sign-in page', () => {
  afterEach(cleanup);

  it('that the server accepts leads to the member area', async () => {
    open(() => Promise.resolve({}));
    expect(await screen.findByText('Member area')).toBeInTheDocument();
  });

  it('that cannot be checked leads there too, where the page says what is wrong', async () => {
    open(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await screen.findByText('Member area')).toBeInTheDocument();
  });

  it('that proves ended leaves the page, and what was typed, where they are', async () => {
    let refuse: (() => void) | undefined;
    const router = open(
      (end) =>
        new Promise((_resolve, reject) => {
          refuse = () => {
            end();
            reject(new Error('The session has ended.'));
          };
        }),
    );
    await userEvent.type(await screen.findByLabelText('Username'), 'meera');
    await userEvent.type(screen.getByLabelText('Password'), 'half of a pass');
    refuse?.();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Sign in' })).not.toHaveAttribute('aria-busy', 'true'),
    );
    expect(router.state.location.pathname).toBe('/');
    expect(screen.getByLabelText('Username')).toHaveValue('meera');
    expect(screen.getByLabelText('Password')).toHaveFocus();
  });

  it('loses nothing typed when the page starts again', async () => {
    open((end) => {
      end();
      return Promise.reject(new Error('The session has ended.'));
    });
    await userEvent.type(await screen.findByLabelText('Username'), 'meera');
    await userEvent.type(screen.getByLabelText('Password'), 'half of a pass');
    await userEvent.click(screen.getByRole('button', { name: 'Start the page again' }));
    await waitFor(() => expect(screen.getByLabelText('Username')).toHaveValue('meera'));
    expect(screen.getByLabelText('Password')).toHaveValue('half of a pass');
    // Once it was accepted, nothing of it is left for the next who opens the card.
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Sign in' })).not.toHaveAttribute('aria-busy', 'true'),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Start the page again' }));
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveValue(''));
  });
});
