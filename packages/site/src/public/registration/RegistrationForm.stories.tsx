import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inSite } from '../../fixtures/story-frame.fixtures.js';
import { RegistrationForm } from './RegistrationForm.js';

const wait = 'A code was sent a short time ago. Please wait a little before you ask for another one.';

/** A server that accepts every registration, has one state for every country, and refuses every code. */
const registering: typeof fetch = (input) => {
  const { pathname } = new URL(input instanceof Request ? input.url : input);
  const answer = (flag: boolean, rest: object) =>
    Promise.resolve(Response.json({ flag, message: '', outdata: null, ...rest }));
  switch (pathname) {
    case '/api/user/insertuser':
      return answer(true, { message: 'Please enter the activation code that we sent you.', outdata: '4711' });
    case '/api/user/getstatebycountryid':
      return answer(true, { outdatalist: [[{ stateMasterID: 96, stateName: 'Outside India' }]] });
    default:
      return answer(false, { message: wait });
  }
};

const meta = {
  title: 'Screens/Registration',
  component: RegistrationForm,
  args: {
    countries: [
      { id: 5, name: 'India' },
      { id: 6, name: 'Nepal' },
    ],
    states: [
      { id: 12, name: 'Karnataka' },
      { id: 32, name: 'Kerala' },
    ],
  },
  render: (args) => inSite(<RegistrationForm {...args} />, { fetch: registering }),
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof RegistrationForm>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function fill(canvas: Canvas) {
  const values = {
    'First name': 'Meera',
    'Last name': 'Rao',
    Email: 'meera.rao@example.in',
    Mobile: '9845012345',
    City: 'Bengaluru',
    Username: 'meerarao',
    Password: 'sapphire-tamarind',
    'Password again': 'sapphire-tamarind',
  };
  for (const [label, value] of Object.entries(values)) {
    await userEvent.click(await canvas.findByLabelText(label));
    await userEvent.paste(value);
  }
  await userEvent.selectOptions(canvas.getByLabelText('State'), 'Karnataka');
}

export const Empty: Story = {};
export const Filled: Story = { play: ({ canvas }) => fill(canvas) };

export const CodeAsked: Story = {
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Activation Code' }));
    await waitFor(() => expect(dialog.getByRole('textbox')).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Submit' }));
    await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription('Activation Code must not be blank!');
  },
};

const blank = (label: string) => [label, `${label} must not be blank!`] as const;

export const EverythingBlank: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Register' }));
    const lines = ['First name', 'Last name', 'Email', 'Mobile', 'City', 'Username', 'Password', 'Password again'];
    for (const [label, message] of [...lines.map(blank), ['State', 'State must be selected!'] as const])
      await waitFor(() => expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(message));
    await expect(canvas.getByLabelText('First name')).toHaveFocus();
  },
};

const wrong: Readonly<Record<string, readonly [typed: string, message: string]>> = {
  'First name': ['Meera 2', 'Please enter only text characters.'],
  'Last name': ['राव', 'Please enter only text characters.'],
  Email: ['meera@example', 'Please enter valid email address'],
  Mobile: ['98450 1234', 'Please enter valid active mobile number for SMS OTP Verification.'],
  City: ['B'.repeat(51), 'City must match the format!'],
  Username: ['Meera Rao', 'Please enter a valid username without spaces in lowercase characters.'],
  Password: ['short', 'Password must have 8 to 50 characters!'],
  'Password again': ['shirt', 'password does not match with confirm password'],
};

export const EverythingWrong: Story = {
  play: async ({ canvas }) => {
    for (const [label, [typed]] of Object.entries(wrong)) {
      await userEvent.click(await canvas.findByLabelText(label));
      await userEvent.paste(typed);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    for (const [label, [, message]] of Object.entries(wrong))
      await waitFor(() => expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(message));
  },
};

/** Closing the dialog loses nothing: the page offers it again. */
export const WaitingForTheCode: Story = {
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('button', { name: 'Enter the code' })).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveValue('meera.rao@example.in');
  },
};

/** A country with one state selects it. */
export const AnotherCountry: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Country'), 'Nepal');
    await waitFor(() => expect(canvas.getByLabelText('State')).toHaveValue('96'));
  },
};
