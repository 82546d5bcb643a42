import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { moneyServer } from '../../fixtures/payment-server.fixtures.js';
import { inSite, meera, neverAnswers, offline, type StoryPlace } from '../../fixtures/story-frame.fixtures.js';
import { OrderScreen } from './OrderScreen.js';

const meta = {
  title: 'Screens/Order',
  parameters: { layout: 'fullscreen' },
  args: { path: '/Lawsuit/subscribe?package=1', route: '/Lawsuit/subscribe', member: meera, fetch: moneyServer() },
  render: (args) => inSite(<OrderScreen />, args),
} satisfies Meta<StoryPlace>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<StoryPlace>;

const onTrial = { subscription: { state: 'trial', endDate: '2026-11-25', renewUntil: null, daysremaining: 2 } };

export const FirstYear: Story = {
  args: { fetch: moneyServer(onTrial) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('₹12,711.86')).toBeVisible();
    await expect(canvas.getAllByText('₹1,144.07')).toHaveLength(2);
    await expect(canvas.getByText('₹15,000')).toBeVisible();
    // Another state: one tax instead of two halves.
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: /place of supply/ }), 'Kerala');
    await expect(await canvas.findByText('IGST 18 %')).toBeVisible();
    await expect(canvas.getByText('₹2,288.14')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('GSTIN'), '29AAHPR4182K1');
    await userEvent.click(canvas.getByRole('button', { name: 'Go to payment' }));
    await waitFor(() => expect(canvas.getByText('GSTIN must match the format!')).toBeVisible());
  },
};
export const Renewal: Story = {};
export const RunsLonger: Story = {
  args: { fetch: moneyServer({ subscription: { state: 'active', daysremaining: 214 } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Go to payment' })).toHaveAccessibleDescription(
      'Yours runs to 24 June 2027. You can renew it in its last 30 days.',
    );
  },
};
export const NoTax: Story = {
  args: { fetch: moneyServer({ billing: { supplierStateMasterID: 0 } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No tax is charged.')).toBeVisible();
  },
};
export const Refused: Story = {
  args: { fetch: moneyServer({ refusal: 'This package is not on sale.' }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Go to payment' }));
    await waitFor(() => expect(screen.getByText('This package is not on sale.')).toBeVisible());
    await waitFor(() => expect(document.querySelector('.hn-loading--shown')).toBeNull());
  },
};
export const Loads: Story = { args: { fetch: neverAnswers } };
export const Failed: Story = { args: { fetch: offline } };
