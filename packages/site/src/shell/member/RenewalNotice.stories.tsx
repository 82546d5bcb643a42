import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { moneyServer } from '../../fixtures/payment-server.fixtures.js';
import { inSite, meera, type StoryPlace } from '../../fixtures/story-frame.fixtures.js';
import { RenewalNotice } from './RenewalNotice.js';

const expired = { ...meera, daysRemaining: 0 };

const meta = {
  title: 'Screens/RenewalNotice',
  parameters: { layout: 'fullscreen' },
  args: { member: expired, fetch: moneyServer() },
  render: (args) => inSite(<RenewalNotice member={args.member ?? expired} />, args),
} satisfies Meta<StoryPlace>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<StoryPlace>;

export const InsideTheWindow: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your subscription ended on 24 June 2027' })).toBeVisible();
    await expect(canvas.getByText('₹12,500')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Renew for one year' })).toHaveAttribute('href', '/packages');
    await expect(canvas.getByText('All that you saved is kept')).toBeVisible();
  },
};
export const AfterTheWindow: Story = {
  args: { fetch: moneyServer({ subscription: { state: 'lapsed' } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('₹15,000')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Subscribe again' })).toBeVisible();
  },
};
export const AfterATrial: Story = {
  args: { fetch: moneyServer({ subscription: { state: 'lapsed', renewUntil: null } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your trial ended on 24 June 2027' })).toBeVisible();
  },
};
export const Running: Story = {
  args: { member: meera },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Your subscription' })).toBeNull();
  },
};
