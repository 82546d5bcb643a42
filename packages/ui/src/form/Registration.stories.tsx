import type { FormFailure } from '@headnote/core/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Checkbox } from '../checkbox/index.js';
import { checkIcon, Icon } from '../icon/index.js';
import { TextLink } from '../link/index.js';
import { PasswordField } from '../password-field/index.js';
import { Select } from '../select/index.js';
import { TextField } from '../text-field/index.js';
import { Form, FormMessage, SubmitButton, useFormField } from './index.js';
import { countries, createRegistration, states } from './registration.fixtures.js';

const heading = { font: 'var(--hn-text-body)', fontWeight: 600 };
const rule = { inlineSize: '100%', border: 0, borderBlockStart: '1px solid var(--hn-hairline)' };

function RepeatedPassword() {
  const { value: first } = useFormField('password');
  const { value } = useFormField('repassword');
  const isSame = value !== '' && value === first;
  return (
    <TextField
      type="password"
      label="Password again"
      dataName="repassword"
      autoComplete="new-password"
      end={
        isSame && (
          <span style={{ color: 'var(--hn-good)' }}>
            <Icon shape={checkIcon} label="They match" />
          </span>
        )
      }
    />
  );
}

function Registration({ answer, values = {} }: { answer?: FormFailure; values?: Readonly<Record<string, string>> }) {
  const [form] = useState(() => {
    const created = createRegistration(answer);
    for (const [name, value] of Object.entries(values)) created.change(name, value);
    return created;
  });
  return (
    <div style={{ maxWidth: 720 }}>
      <Form form={form} className="hn-form--two" aria-label="Register" guardsUnsaved>
        <FormMessage className="hn-form__whole" />
        <h2 className="hn-form__whole" style={heading}>
          About you
        </h2>
        <TextField label="First name" dataName="fname" autoComplete="given-name" />
        <TextField label="Last name" dataName="lname" autoComplete="family-name" />
        <TextField label="E-mail" dataName="email" type="email" autoComplete="email" />
        <TextField label="Mobile" dataName="mobile" type="tel" autoComplete="tel-national" />
        <Select label="Country" dataName="countryMasterID" options={countries} autoComplete="country-name" />
        <Select label="State" dataName="stateMasterID" options={states} placeholder="Choose a state" />
        <TextField label="City" dataName="city" autoComplete="address-level2" />
        <hr className="hn-form__whole" style={rule} />
        <h2 className="hn-form__whole" style={heading}>
          Your sign-in
        </h2>
        <TextField
          label="User name"
          dataName="loginID"
          hint="Lower-case letters and digits, no spaces"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          className="hn-form__start"
          label="Password"
          dataName="password"
          hint="At least 8 characters"
          autoComplete="new-password"
          strength
        />
        <RepeatedPassword />
        <hr className="hn-form__whole" style={rule} />
        <Checkbox
          className="hn-form__whole"
          dataName="ischeckterm"
          label={
            <>
              I have read and accept the <TextLink href="#terms">Terms and Condition</TextLink>.
            </>
          }
        />
        <div className="hn-form__whole" style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 20 }}>
          <SubmitButton size="large" style={{ minInlineSize: 220 }}>
            Register
          </SubmitButton>
          <span className="hn-muted" style={{ font: 'var(--hn-text-ui)' }}>
            Next: an activation code by SMS
          </span>
        </div>
      </Form>
    </div>
  );
}

const meta = { title: 'Patterns/Registration', component: Registration } satisfies Meta<typeof Registration>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

const valid = {
  fname: 'Meera',
  lname: 'Rao',
  email: 'meera.rao@example.in',
  mobile: '9845012345',
  stateMasterID: '12',
  city: 'Bengaluru',
  loginID: 'meerarao',
  password: 'sapphire-tamarind',
  repassword: 'sapphire-tamarind',
};

export const Empty: Story = {};
export const Filled: Story = { args: { values: valid } };
export const Narrow: Story = { args: { values: valid }, globals: { viewport: { value: 'phone320' } } };
export const Dark: Story = { args: { values: valid }, globals: { theme: 'dark' } };
export const LongText: Story = {
  args: {
    values: {
      ...valid,
      fname: 'Venkatanarasimharajuvaripeta',
      lname: 'LakshmiNarasimhammaVenkataSubbaLakshmi',
      city: 'Thiruvananthapuram Corporation Ward',
    },
  },
};
export const Devanagari: Story = { args: { values: { ...valid, city: 'बेंगलुरु' } } };

const everyMessage = {
  'First name': 'First name must not be blank!',
  'Last name': 'Last name must not be blank!',
  'E-mail': 'E-mail must not be blank!',
  Mobile: 'Mobile must not be blank!',
  State: 'State must be selected!',
  City: 'City must not be blank!',
  'User name': 'User name must not be blank!',
  Password: 'Password must not be blank!',
  'Password again': 'Password again must not be blank!',
};

export const EverythingBlank: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    for (const [label, message] of Object.entries(everyMessage)) {
      await waitFor(() => expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(message));
    }
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Please check terms and condition');
    await expect(canvas.getByLabelText('First name')).toHaveFocus();
  },
};

export const EverythingWrong: Story = {
  args: {
    values: {
      fname: 'Meera 2',
      lname: 'राव',
      email: 'meera@example',
      mobile: '98450 1234',
      city: 'B'.repeat(51),
      loginID: 'Meera Rao',
      password: 'short',
      repassword: 'shirt',
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    const messages = {
      'First name': 'Please enter only text characters.',
      'Last name': 'Please enter only text characters.',
      'E-mail': 'Please enter valid email address',
      Mobile: 'Please enter valid active mobile number for SMS OTP Verification.',
      City: 'City must match the format!',
      'User name': 'Please enter a valid username without spaces in lowercase characters.',
      Password: 'Password must have 8 to 50 characters!',
      'Password again': 'password does not match with confirm password',
    };
    for (const [label, message] of Object.entries(messages)) {
      await waitFor(() => expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(message));
    }
  },
};
export const EverythingWrongNarrow: Story = { ...EverythingWrong, globals: { viewport: { value: 'phone320' } } };
export const EverythingWrongDark: Story = { ...EverythingWrong, globals: { theme: 'dark' } };

/** The confirmation is compared on each keyup, before the form is submitted. */
export const ConfirmationWhileTyping: Story = {
  args: { values: { ...valid, repassword: '' } },
  play: async ({ canvas }) => {
    const repeated = canvas.getByLabelText('Password again');
    repeated.focus();
    await userEvent.keyboard('sapphire');
    await waitFor(() => expect(repeated).toHaveAccessibleDescription('password does not match with confirm password'));
    await userEvent.keyboard('-tamarind');
    await waitFor(() => expect(repeated).toBeValid());
    await expect(canvas.getByRole('img', { name: 'They match' })).toBeInTheDocument();
  },
};

export const RefusedByTheServer: Story = {
  args: { values: valid, answer: { errors: { loginID: 'This user name is taken.' } } },
  play: async ({ canvas }) => {
    canvas.getByRole('checkbox').focus();
    await userEvent.keyboard(' {Tab}');
    await userEvent.keyboard('{Tab}{Enter}');
    await waitFor(() =>
      expect(canvas.getByLabelText('User name')).toHaveAccessibleDescription('This user name is taken.'),
    );
    await expect(canvas.getByLabelText('User name')).toHaveFocus();
  },
};
