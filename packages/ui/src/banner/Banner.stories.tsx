import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/index.js';
import { TextLink } from '../link/index.js';
import { Banner } from './index.js';

const meta = {
  title: 'Feedback/Banner',
  component: Banner,
  args: { children: 'The library is read-only on Sunday, 06 December 2026, from 02:00 to 04:00.' },
} satisfies Meta<typeof Banner>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Caution: Story = { args: { tone: 'caution', children: 'Your subscription ends in 7 days.' } };
export const Bad: Story = {
  args: { tone: 'bad', children: 'You are offline. What you have opened can still be read.' },
};
export const WithAction: Story = {
  args: { tone: 'caution', children: 'Your subscription ends in 7 days.', action: <Button size="small">Renew</Button> },
};
export const WithLink: Story = { args: { action: <TextLink href="#what">What is new</TextLink>, onDismiss: fn() } };
export const LongText: Story = {
  args: {
    children:
      'The judgment in Smt. Venkatanarasimharajuvaripeta Lakshmi Narasimhamma & Ors. v State of Telangana was corrected by the court on 14 November 2026; the text here is the corrected one.',
    onDismiss: fn(),
  },
};

export const DismissedByKeyboard: Story = {
  args: { onDismiss: fn() },
  render: (args) => (
    <>
      <Banner {...args} />
      <p>
        <TextLink href="#first">First link of the page</TextLink>
      </p>
    </>
  ),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Notice' })).toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('region', { name: 'Notice' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'First link of the page' })).toHaveFocus();
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
