import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inSite } from '../../fixtures/story-frame.fixtures.js';
import { SignInCard } from '../home/SignInCard.js';
import '../home/home.css';
import { accountServer, notActive, RIGHT_CODE, WRONG_CODE } from './account-answers.fixtures.js';
import * as faces from './later-faces.js';

const meta = {
  title: 'Screens/Account faces',
  component: SignInCard,
  args: { wanted: { kind: 'nothing' }, isDamaged: false, forgot: faces },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 376 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => inSite(<SignInCard {...args} />, { fetch: accountServer, refusal: notActive }),
} satisfies Meta<typeof SignInCard>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Canvas = Parameters<Play>[0]['canvas'];

/** Waits for a field of the face that is up; a turn moves the focus into it. */
const focused = (canvas: Canvas, label: string) =>
  waitFor(async () => {
    const field = canvas.getByLabelText(label, { selector: 'input' });
    await expect(field).toHaveFocus();
    return field;
  });

async function toCode(canvas: Canvas): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('Mobile or e-mail'), '98450 12234{Enter}');
  await focused(canvas, 'Code');
}

async function toPassword(canvas: Canvas): Promise<void> {
  await toCode(canvas);
  await userEvent.keyboard(`${RIGHT_CODE}{Enter}`);
  await focused(canvas, 'New password');
}

async function toActivation(canvas: Canvas): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Back to sign in' }));
  await focused(canvas, 'Username');
  await userEvent.keyboard('meera{Tab}{Tab}a secret{Enter}');
  await focused(canvas, 'Activation Code');
}

export const Forgot: Story = {};

export const ForgotBlank: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send OTP' }));
    await waitFor(() =>
      expect(canvas.getByLabelText('Mobile or e-mail')).toHaveAccessibleDescription('Enter Mobile / Email'),
    );
    await expect(canvas.getByLabelText('Mobile or e-mail')).toHaveFocus();
  },
};

const code: Play = async ({ canvas }) => {
  await toCode(canvas);
  await userEvent.keyboard('407');
  await expect(canvas.getByText('98450 12234')).toBeVisible();
  await expect(canvas.getByText(/^Resend in \d:\d\d$/)).toBeVisible();
};
export const Code: Story = { play: code };

export const CodeWrong: Story = {
  play: async ({ canvas }) => {
    await toCode(canvas);
    await userEvent.keyboard('111111{Enter}');
    const field = canvas.getByLabelText('Code', { selector: 'input' });
    await waitFor(() => expect(field).toHaveAccessibleDescription(WRONG_CODE));
    await expect(field).toHaveValue('111111');
  },
};

const password: Play = async ({ canvas }) => {
  await toPassword(canvas);
  await expect(canvas.getByRole('button', { name: 'Set password' })).toBeEnabled();
};
export const NewPassword: Story = { play: password };

export const NewPasswordsDiffer: Story = {
  play: async ({ canvas }) => {
    await toPassword(canvas);
    await userEvent.keyboard('a new horse 10');
    const again = canvas.getByLabelText('Password again');
    await userEvent.type(again, 'a new horse{Enter}');
    await waitFor(() => expect(again).toHaveAccessibleDescription('password does not match with confirm password'));
  },
};

export const PasswordSet: Story = {
  play: async ({ canvas }) => {
    await toPassword(canvas);
    await userEvent.keyboard('a new horse 10');
    await userEvent.type(canvas.getByLabelText('Password again'), 'a new horse 10{Enter}');
    await focused(canvas, 'Username');
    await expect(canvas.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  },
};

const activation: Play = async ({ canvas }) => {
  await toActivation(canvas);
  await expect(canvas.getByRole('button', { name: 'Resend OTP' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Back to Login' })).toBeVisible();
};
export const Activation: Story = { play: activation };

export const ActivationWrong: Story = {
  play: async ({ canvas }) => {
    await toActivation(canvas);
    await userEvent.keyboard('407112{Enter}');
    const field = canvas.getByLabelText('Activation Code', { selector: 'input' });
    await waitFor(() => expect(field).toHaveAccessibleDescription(WRONG_CODE));
    await expect(field).toHaveValue('407112');
  },
};

export const Activated: Story = {
  play: async ({ canvas }) => {
    await toActivation(canvas);
    await userEvent.keyboard(`${RIGHT_CODE}{Enter}`);
    await focused(canvas, 'Username');
    await expect(canvas.getByLabelText('Username')).toHaveValue('meera');
  },
};
