import { RefusedError } from '@headnote/core/errors';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { publicConfig } from '../../fixtures/fake-library.fixtures.js';
import type { Services } from '../../services/services.js';
import { ServicesProvider } from '../../services/ServicesProvider.js';
import { testCodec } from '../../fixtures/test-codec.fixtures.js';
import { SignInCard } from './SignInCard.js';

const UNREACHABLE = 'The service could not be reached. Please try again.';

async function signIn(signInCall: () => Promise<unknown>) {
  const session = {
    getSnapshot: () => ({ status: 'signed-out' }),
    subscribe: () => () => {},
    signIn: signInCall,
  };
  const services = { config: publicConfig, codec: testCodec, session } as unknown as Services;
  const router = createMemoryRouter([
    { path: '/', element: <SignInCard wanted={{ kind: 'nothing' }} isDamaged={false} /> },
  ]);
  render(
    <ServicesProvider services={services}>
      <RouterProvider router={router} />
    </ServicesProvider>,
  );
  await userEvent.type(await screen.findByLabelText('Username'), 'meera');
  await userEvent.type(screen.getByLabelText('Password'), 'secret of meera{Enter}');
}

describe('signing in', () => {
  afterEach(cleanup);

  it('shows on the form that its code could not be loaded, and allows another try', async () => {
    const call = vi.fn(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
    await signIn(call);
    expect(await screen.findByRole('alert')).toHaveTextContent(UNREACHABLE);
    const button = screen.getByRole('button', { name: 'Sign in' });
    expect(button).not.toHaveAttribute('aria-disabled');
    await userEvent.click(button);
    expect(call).toHaveBeenCalledTimes(2);
    expect(await screen.findByRole('alert')).toHaveTextContent(UNREACHABLE);
  });

  it('reports a refusal in the toast only', async () => {
    const call = vi.fn((): Promise<never> => Promise.reject(new RefusedError('Not right.')));
    await signIn(call);
    await waitFor(() => expect(call).toHaveBeenCalled());
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Sign in' })).not.toHaveAttribute('aria-busy', 'true'),
    );
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });
});
