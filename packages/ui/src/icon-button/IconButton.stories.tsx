import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { bookmarkIcon, Icon } from '../icon/index.js';
import { IconButton } from './index.js';

const meta = {
  title: 'Forms/IconButton',
  component: IconButton,
  args: { name: 'Bookmark', icon: <Icon shape={bookmarkIcon} />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Pressed: Story = { args: { pressed: true } };
export const Quiet: Story = { args: { variant: 'quiet' } };
export const Delete: Story = { args: { variant: 'delete' } };
export const Small: Story = { args: { size: 'small' } };
export const Large: Story = { args: { size: 'large' } };
export const Disabled: Story = { args: { disabled: true } };
export const DisabledWithReason: Story = { args: { disabledReason: 'Members only' } };
export const LongName: Story = {
  args: { name: 'Bookmark Smt. Venkatanarasimharajuvaripeta Lakshmi Narasimhamma & Ors. v State of Telangana' },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bookmark' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const ToggleByKeyboard: Story = {
  render: function Toggle(args) {
    const [isOn, setOn] = useState(false);
    return <IconButton {...args} pressed={isOn} onClick={() => setOn(!isOn)} />;
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Bookmark' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('title', 'Bookmark');
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
  },
};
