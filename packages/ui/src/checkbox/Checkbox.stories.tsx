import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextLink } from '../link/index.js';
import { Checkbox } from './index.js';

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { label: 'Remember me on this device' },
} satisfies Meta<typeof Checkbox>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { tags: ['forced-colours'], args: { defaultChecked: true } };
export const Disabled: Story = { args: { disabled: true } };
export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } };
export const Alone: Story = { args: { label: undefined, 'aria-label': 'Select this judgment' } };
export const Invalid: Story = { args: { error: 'Please check terms and condition', dataName: 'ischeckterm' } };
export const WithLink: Story = {
  args: {
    label: (
      <>
        I have read and accept the <TextLink href="#terms">Terms and Condition</TextLink>.
      </>
    ),
  },
};
export const LongText: Story = {
  args: {
    label:
      'Send me an e-mail whenever a new judgment of the Supreme Court or of a High Court matches this search, at most once a day',
  },
  globals: { viewport: { value: 'phone' } },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Remember me on this device' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
  },
};

export const Mixed: Story = { args: { label: 'High Courts', indeterminate: true } };
export const WithHint: Story = { args: { hint: 'Leave it off on a computer that others use' } };

export const MixedByKeyboard: Story = {
  args: { label: 'High Courts', indeterminate: true },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'High Courts' });
    await expect(box).toBePartiallyChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(box).not.toBePartiallyChecked();
  },
};

export const DisabledWithReason: Story = {
  args: { disabledReason: 'Your college does not allow it' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Remember me on this device' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await expect(box).toHaveAccessibleDescription('Your college does not allow it');
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};
