import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Switch } from './index.js';

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  args: { label: 'Single-letter keys', onChange: fn() },
} satisfies Meta<typeof Switch>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { defaultChecked: true } };
export const WithHint: Story = { args: { hint: 'j and k move in lists, n and p between hits' } };
export const Invalid: Story = { args: { error: 'The setting could not be saved' } };
export const Disabled: Story = { args: { disabled: true } };
export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } };
export const LongText: Story = {
  args: {
    label: 'Tell me when a new judgment names Smt. Venkatanarasimharajuvaripeta Lakshmi Narasimhamma & Ors.',
  },
  globals: { viewport: { value: 'phone320' } },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Single-letter keys' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.click(canvas.getByText('Single-letter keys'));
    await expect(control).not.toBeChecked();
  },
};

export const DisabledWithReason: Story = {
  args: { disabledReason: 'Your college sets it' },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Single-letter keys' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await expect(control).toHaveAccessibleDescription('Your college sets it');
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
  },
};
