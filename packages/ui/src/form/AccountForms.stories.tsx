import {
  createForm,
  oneTimeCode,
  password,
  required,
  requiredSecret,
  type Form as Machine,
} from '@headnote/core/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId, useState, type ReactNode } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Checkbox } from '../checkbox/index.js';
import { TextLink } from '../link/index.js';
import { OtpField } from '../otp-field/index.js';
import { PasswordField } from '../password-field/index.js';
import { TextField } from '../text-field/index.js';
import { Form, SubmitButton } from './index.js';

const done = () => Promise.resolve();

const createForms = () => ({
  signIn: createForm({
    fields: {
      username: { prefix: 'Username', rules: [required] },
      password: { prefix: 'Password', rules: [requiredSecret] },
      remember: { initial: false },
    },
    onSubmit: done,
  }) as Machine,
  forgot: createForm({
    fields: { toEmail: { prefix: 'Mobile / Email', rules: [required] } },
    onSubmit: done,
  }) as Machine,
  code: createForm({
    fields: { confirmotp: { prefix: 'OTP', rules: [required, oneTimeCode] } },
    onSubmit: done,
  }) as Machine,
  newPassword: createForm({
    fields: {
      password: { prefix: 'New password', rules: [requiredSecret, password({ min: 8 })] },
      repassword: { prefix: 'Password again', rules: [requiredSecret], sameAs: 'password' },
    },
    onSubmit: done,
  }) as Machine,
  activation: createForm({
    fields: { activationcode: { prefix: 'Activation Code', rules: [required, oneTimeCode] } },
    onSubmit: done,
  }) as Machine,
});

const card = {
  padding: '24px 28px',
  border: '1px solid var(--hn-rule)',
  borderRadius: 'var(--hn-radius)',
  background: 'var(--hn-surface)',
};

function Face({ title, form, send, children }: { title: string; form: Machine; send: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <section style={card} aria-labelledby={headingId}>
      <h2 id={headingId} style={{ marginBlockEnd: 16 }}>
        {title}
      </h2>
      <Form form={form} aria-labelledby={headingId}>
        {children}
        <SubmitButton wide>{send}</SubmitButton>
        {title !== 'Sign in' && (
          <p style={{ font: 'var(--hn-text-ui)' }}>
            <TextLink kind="quiet" href="#sign-in">
              Back to sign in
            </TextLink>
          </p>
        )}
      </Form>
    </section>
  );
}

function AccountForms() {
  const [forms] = useState(createForms);
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(344px, 100%), 1fr))',
        alignItems: 'start',
        gap: 24,
      }}
    >
      <Face title="Sign in" form={forms.signIn} send="Sign in">
        <TextField label="Username" dataName="username" autoComplete="username" autoCapitalize="none" />
        <PasswordField
          label="Password"
          dataName="password"
          labelEnd={
            <TextLink kind="quiet" href="#forgot">
              Forgot password?
            </TextLink>
          }
        />
        <Checkbox label="Remember me on this device" dataName="remember" />
      </Face>
      <Face title="Forgot password" form={forms.forgot} send="Send code">
        <TextField
          label="Mobile or e-mail"
          dataName="toEmail"
          placeholder="Enter Mobile / Email"
          autoComplete="email"
        />
      </Face>
      <Face title="Enter the code" form={forms.code} send="Submit">
        <OtpField label="OTP" dataName="confirmotp" hint="It is good for 10 minutes." />
      </Face>
      <Face title="New password" form={forms.newPassword} send="Set password">
        <PasswordField label="New password" dataName="password" autoComplete="new-password" strength />
        <PasswordField label="Password again" dataName="repassword" autoComplete="new-password" />
      </Face>
      <Face title="Activation code" form={forms.activation} send="Submit">
        <OtpField label="Activation Code" dataName="activationcode" hint="Sent by SMS to the number ending 234." />
      </Face>
    </div>
  );
}

const meta = { title: 'Patterns/Account forms', component: AccountForms } satisfies Meta<typeof AccountForms>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

const sendEach: Story['play'] = async ({ canvas }) => {
  const messages: Record<string, Record<string, string>> = {
    'Sign in': { Username: 'Username must not be blank!', Password: 'Password must not be blank!' },
    'Forgot password': { 'Mobile or e-mail': 'Mobile / Email must not be blank!' },
    'Enter the code': { OTP: 'OTP must not be blank!' },
    'New password': {
      'New password': 'New password must not be blank!',
      'Password again': 'Password again must not be blank!',
    },
    'Activation code': { 'Activation Code': 'Activation Code must not be blank!' },
  };
  for (const [title, lines] of Object.entries(messages)) {
    const form = within(canvas.getByRole('form', { name: title }));
    await userEvent.click(form.getByRole('button', { name: /^(Sign in|Send code|Submit|Set password)$/ }));
    for (const [label, message] of Object.entries(lines)) {
      await waitFor(() => expect(form.getByLabelText(label)).toHaveAccessibleDescription(message));
    }
    await expect(form.getByLabelText(Object.keys(lines)[0] ?? '')).toHaveFocus();
  }
};

export const Blank: Story = { play: sendEach };
export const BlankDark: Story = { play: sendEach, globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
export const Dark: Story = { globals: { theme: 'dark' } };

/** Signs in with the keyboard only. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const form = within(canvas.getByRole('form', { name: 'Sign in' }));
    await userEvent.tab();
    await expect(form.getByLabelText('Username')).toHaveFocus();
    await userEvent.keyboard('meerarao{Tab}');
    await expect(form.getByRole('link', { name: 'Forgot password?' })).toHaveFocus();
    await userEvent.keyboard('{Tab}secret{Tab}');
    await expect(form.getByRole('button', { name: 'Show password' })).toHaveFocus();
    await userEvent.keyboard('{Tab} {Tab}');
    await expect(form.getByRole('button', { name: 'Sign in' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(form.getByLabelText('Password')).toBeValid();
    await expect(form.getByRole('checkbox')).toBeChecked();
  },
};
