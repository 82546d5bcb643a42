import type { AccountStep } from '@headnote/core/machines';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { useAccountFaces, type AccountFacesProps } from './account-faces.fixtures.js';
import { AccountCard } from './index.js';

function AccountFaces(props: AccountFacesProps) {
  return <AccountCard label="Your account" {...useAccountFaces(props)} />;
}

const meta = {
  title: 'Layout/AccountCard',
  component: AccountCard,
  render: (args: AccountFacesProps) => <AccountFaces {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 376 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<AccountFacesProps>;

const at = (first: AccountStep): Story => ({ args: { first } });

export const Plain: Story = {};
export const Forgot: Story = at('forgot');
export const Code: Story = at('code');
export const NewPassword: Story = at('password');
export const Activation: Story = at('activation');
export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const ForcedColours: Story = { globals: { contrast: 'forced' } };

export const PasswordReset: Story = {
  play: async ({ canvas, canvasElement }) => {
    const height = () => Math.round(canvasElement.querySelector('.hn-flip')?.getBoundingClientRect().height ?? 0);
    const before = height();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'User name' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Forgot password?' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Mobile or e-mail' })).toHaveFocus());
    await userEvent.keyboard('9845012345{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveFocus());
    await userEvent.keyboard('407112{Enter}');
    await waitFor(() => expect(canvas.getByLabelText('New password', { selector: 'input' })).toHaveFocus());
    // The card keeps its height on every face.
    await expect(height()).toBe(before);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'User name' })).toHaveFocus());
    await expect(canvas.queryByRole('heading', { name: 'New password' })).not.toBeInTheDocument();
  },
};

export const NotActivated: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Activation code' })).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Submit' })).toHaveFocus();
  },
};

export const Refused: Story = {
  args: { first: 'forgot', answer: () => Promise.reject(new Error('refused')) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Send code' })).not.toHaveAttribute('aria-busy'));
    await expect(canvas.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
  },
};

export const Sending: Story = {
  args: { first: 'activation', answer: () => new Promise(() => {}) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(await canvas.findByRole('button', { name: /Submit.*Working/ })).toHaveAttribute('aria-busy', 'true');
  },
};

export const LongText: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 260 }} lang="en-IN">
        <Story />
      </div>
    ),
  ],
};
