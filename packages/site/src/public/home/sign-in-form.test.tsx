import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { publicConfig } from '../../fixtures/fake-library.fixtures.js';
import type { Services } from '../../services/services.js';
import { ServicesProvider } from '../../services/ServicesProvider.js';
import { testCodec } from '../../fixtures/test-codec.fixtures.js';
import { SignInCard } from './SignInCard.js';

const blankUsername = 'Username must not be blank!';
const blankPassword = 'Password must not be blank!';

function open({ signIn = vi.fn(() => Promise.resolve()), remember = {} } = {}) {
  const session = { getSnapshot: () => ({ status: 'signed-out' }), subscribe: () => () => {}, signIn };
  const own = { load: () => Promise.resolve(undefined), save: vi.fn(), forget: vi.fn(), ...remember };
  const services = { config: publicConfig, codec: testCodec, session, remember: own } as unknown as Services;
  const router = createMemoryRouter([
    { path: '/', element: <SignInCard wanted={{ kind: 'nothing' }} isDamaged={false} /> },
  ]);
  render(
    <StrictMode>
      <ServicesProvider services={services}>
        <RouterProvider router={router} />
      </ServicesProvider>
    </StrictMode>,
  );
  return { signIn, remember: own, press: () => userEvent.click(screen.getByRole('button', { name: 'Sign in' })) };
}

const username = () => screen.getByLabelText('Username');
const password = () => screen.getByLabelText('Password');

describe('the sign-in form', () => {
  it('asks for both fields in the words of the specification and focuses the first', async () => {
    const { press, signIn } = open();
    expect(screen.queryByText(blankUsername)).toBeNull();
    await press();
    expect(username()).toHaveAccessibleDescription(blankUsername);
    expect(username()).toBeInvalid();
    expect(password()).toHaveAccessibleDescription(blankPassword);
    expect(username()).toHaveFocus();
    expect(signIn).not.toHaveBeenCalled();
  });

  it('removes an error once its field is valid and shows it again when it is not', async () => {
    const { press } = open();
    await press();
    await userEvent.type(username(), 'm');
    expect(screen.queryByText(blankUsername)).toBeNull();
    expect(screen.getByText(blankPassword)).toBeInTheDocument();
    await userEvent.clear(username());
    expect(screen.getByText(blankUsername)).toBeInTheDocument();
  });

  it('focuses the first invalid field', async () => {
    const { press } = open();
    await userEvent.type(username(), 'meera');
    await press();
    expect(password()).toHaveFocus();
  });

  it('accepts a password of blanks, but not a username of blanks', async () => {
    const { press, signIn } = open();
    await userEvent.type(username(), '  ');
    await userEvent.type(password(), '   {Enter}');
    expect(username()).toHaveAccessibleDescription(blankUsername);
    await userEvent.type(username(), 'meera');
    await press();
    await waitFor(() => expect(signIn).toHaveBeenCalledTimes(1));
    expect(signIn.mock.calls).toEqual([[{ username: '  meera', password: '   ', remember: false }]]);
  });

  it('C8: sends once however often it is submitted, and forgets the member unless asked to remember', async () => {
    let done: (() => void) | undefined;
    const signIn = vi.fn(
      () =>
        new Promise<void>((resolve) => {
          done = resolve;
        }),
    );
    const { remember } = open({ signIn });
    await userEvent.type(username(), 'meera');
    await userEvent.type(password(), 'secret{Enter}{Enter}');
    await userEvent.type(username(), '{Enter}');
    expect(signIn).toHaveBeenCalledTimes(1);
    done?.();
    await waitFor(() => expect(remember.forget).toHaveBeenCalledTimes(1));
    expect(remember.save).not.toHaveBeenCalled();
  });

  it('is filled with what this device remembers', async () => {
    const known = { username: 'meera', password: 'secret' };
    const { remember, press } = open({ remember: { load: () => Promise.resolve(known) } });
    await waitFor(() => expect(username()).toHaveValue('meera'));
    expect(password()).toHaveValue('secret');
    expect(screen.getByRole('checkbox')).toBeChecked();
    await press();
    await waitFor(() => expect(remember.save).toHaveBeenCalledWith({ ...known, remember: true }));
  });

  it('keeps text typed before the device answered', async () => {
    let answer: ((known: { username: string }) => void) | undefined;
    open({
      remember: {
        load: () =>
          new Promise((resolve) => {
            answer = resolve;
          }),
      },
    });
    await userEvent.type(username(), 'asha');
    answer?.({ username: 'meera' });
    await Promise.resolve();
    expect(username()).toHaveValue('asha');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });
});
