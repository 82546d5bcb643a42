import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PasswordField } from './index.js';

const meta = {
  title: 'Forms/PasswordField',
  component: PasswordField,
  args: { label: 'Password', defaultValue: 'correct horse' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PasswordField>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithHint: Story = { args: { hint: 'At least 8 characters', autoComplete: 'new-password' } };
export const Invalid: Story = { args: { label: 'Password again', error: 'The two do not match' } };
export const Disabled: Story = { args: { disabled: true } };

export const Revealed: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
  },
};

export const LongText: Story = {
  args: {
    label: 'The password of Smt. Venkatanarasimharajuvaripeta Lakshmi Narasimhamma at the chambers’ account',
    defaultValue: 'a long sentence that no one has said before, with its commas',
    strength: true,
  },
};
export const TooShort: Story = { args: { strength: true, defaultValue: 'meera', hint: 'At least 8 characters' } };
export const EasyToGuess: Story = { args: { strength: true, defaultValue: 'Password1234' } };
export const Fair: Story = { args: { strength: true, defaultValue: 'tamarind52' } };
export const HardToGuess: Story = {
  tags: ['forced-colours'],
  args: { strength: true, defaultValue: 'sapphire-tamarind-ledger' },
  // The list of common passwords comes later than the field.
  play: async ({ canvas }) => expect(await canvas.findByText(/hard to guess/)).toBeVisible(),
};

export const StrengthWhileTyping: Story = {
  args: { strength: true, defaultValue: '', autoComplete: 'new-password' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.type(field, 'short');
    await expect(field).toHaveAccessibleDescription('Too short');
    await userEvent.type(field, ' but then a whole sentence');
    await expect(field).toHaveAccessibleDescription('Estimate: hard to guess');
    await userEvent.clear(field);
    await expect(canvas.queryByText(/Estimate/)).toBeNull();
  },
};

export const CapsLock: Story = {
  args: { defaultValue: '' },
  play: async ({ canvas }) => {
    // A single user-event instance, because it remembers the state of Caps Lock.
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard('{CapsLock}A');
    await expect(canvas.getByRole('status')).toHaveTextContent('Caps Lock is on');
    await user.keyboard('{CapsLock}a');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Password' })).toHaveValue('correct horse');
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
  },
};
