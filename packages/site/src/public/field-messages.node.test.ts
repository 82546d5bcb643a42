import { describe, expect, it, vi } from 'vitest';
import { createActivationForm } from './account-forms/activation-form.js';
import type { Services } from '../services/services.js';
import { publicConfig } from '../fixtures/fake-library.fixtures.js';
import type { Notice } from '../notices/use-notify.js';
import { createResetForms } from './account-faces/reset-forms.js';
import { createSignInForm } from './home/sign-in-form.js';

// The exact words at the fields of the account card. Those of the registration are in its journey, tests/e2e/registration.spec.ts.

const services = { client: {}, config: publicConfig } as unknown as Services;

function forms(notify: (notice: Notice) => void) {
  const { forgot, code, password } = createResetForms({ ...services, notify });
  const onInactive = () => Promise.resolve();
  return {
    'sign-in': createSignInForm({ ...services, notify, onInactive }),
    forgot,
    code,
    'new password': password,
    activation: createActivationForm({
      ...services,
      notify,
      loading: { raise: () => () => undefined } as never,
      handle: () => '',
    }),
  };
}

type Values = Readonly<Record<string, string>>;

const rows: readonly (readonly [step: keyof ReturnType<typeof forms>, typed: Values, lines: Values, toast?: Values])[] =
  [
    ['sign-in', {}, { username: 'Username must not be blank!', password: 'Password must not be blank!' }],
    ['sign-in', { username: 'meera' }, { password: 'Password must not be blank!' }],
    ['sign-in', { password: 'x' }, { username: 'Username must not be blank!' }],
    ['forgot', {}, { toEmail: 'Enter Mobile / Email' }, { title: 'Failed', text: 'Enter Mobile / Email' }],
    ['code', {}, { confirmotp: 'Code must not be blank!' }],
    ['code', { confirmotp: '123' }, { confirmotp: 'Code must match the format!' }],
    [
      'new password',
      {},
      { password: 'New password must not be blank!', repassword: 'Password again must not be blank!' },
    ],
    [
      'new password',
      { password: 'short', repassword: 'short' },
      { password: 'New password must have 8 to 50 characters!' },
    ],
    [
      'new password',
      { password: 'correct horse 10', repassword: 'correct horse 11' },
      { repassword: 'password does not match with confirm password' },
      { title: 'Verification', text: 'password does not match with confirm password' },
    ],
    ['activation', {}, { activationcode: 'Activation Code must not be blank!' }],
    ['activation', { activationcode: '12' }, { activationcode: 'Activation Code must match the format!' }],
  ];

describe('the account card names what is not valid, and sends nothing', () => {
  it.each(rows.map(([step, typed, lines, toast]) => ({ step, typed, lines, toast })))('$step: $typed', async (row) => {
    const { step, typed, lines, toast } = row;
    const notify = vi.fn<(notice: Notice) => void>();
    const form = forms(notify)[step];
    for (const [name, value] of Object.entries(typed)) form.change(name, value);
    expect(await form.submit()).toBe(false);
    const { errors } = form.getSnapshot();
    expect(Object.fromEntries(Object.entries(errors).filter(([, line]) => line !== ''))).toEqual(lines);
    expect(notify.mock.calls).toEqual(toast ? [[{ type: 'ERROR', ...toast }]] : []);
  });
});
