import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { moneyServer, noSuchPayment } from '../../fixtures/payment-server.fixtures.js';
import { inSite, meera, neverAnswers, type StoryPlace } from '../../fixtures/story-frame.fixtures.js';
import { PaymentResult } from './PaymentResult.js';
import { PaymentScreen } from './PaymentScreen.js';

const meta = {
  title: 'Screens/Payment',
  parameters: { layout: 'fullscreen' },
  args: { path: '/packages/payment?payment=P-7F3K-2210', route: '/packages/payment', member: meera },
  render: (args) => inSite(<PaymentScreen />, args),
} satisfies Meta<StoryPlace>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<StoryPlace>;

const of = (payment: object) => ({ fetch: moneyServer({ payment: payment as Readonly<Record<string, unknown>> }) });
const shows = (title: string | RegExp): NonNullable<Story['play']> => {
  return async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: title })).toBeVisible();
  };
};

export const Checking: Story = { args: { fetch: neverAnswers }, play: shows('Checking your payment') };
export const Paid: Story = {
  args: of({}),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Paid. Yours to 21 November 2027.' })).toBeVisible();
    await expect(canvas.getByText('₹15,000 for The whole library. 214 days remain.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Invoice HN/26-27/002210, PDF' })).toBeVisible();
  },
};
export const Declined: Story = {
  args: of({ state: 'failed', invoice: '', until: null }),
  play: shows('The payment did not go through'),
};
export const Expired: Story = {
  args: of({ state: 'expired', invoice: '', until: null }),
  play: shows('The payment was not confirmed'),
};
export const AnotherAmount: Story = {
  args: of({ state: 'mismatch', invoice: '', until: null }),
  play: shows('Another amount has arrived'),
};
export const PaidBack: Story = {
  args: of({ state: 'refunded', until: null }),
  play: shows('This payment was paid back'),
};
export const NoSuchPayment: Story = { args: { fetch: noSuchPayment }, play: shows('You have no such payment') };
export const NoNumber: Story = { args: { path: '/packages/payment' }, play: shows('You have no such payment') };
export const StillNoAnswer: Story = {
  render: (args) =>
    inSite(
      <div className="site-payment hn-container">
        <PaymentResult
          view={{ state: 'waiting' }}
          isSignedOut={false}
          number="P-7F3K-2210"
          member={{ ...meera, email: 'meera.rao@example.in' }}
        />
      </div>,
      args,
    ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/Please do not pay twice\. .* write to meera\.rao@example\.in\./),
    ).toBeVisible();
  },
};
