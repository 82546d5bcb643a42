import type { Package } from '@headnote/core/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { moneyServer } from '../../fixtures/payment-server.fixtures.js';
import { inSite, meera, neverAnswers, offline, type StoryPlace } from '../../fixtures/story-frame.fixtures.js';
import type { PackagesData } from './packages-loader.js';
import { PackagesScreen } from './PackagesScreen.js';

const whole: Package = {
  id: 1,
  priority: 1,
  name: 'The whole library',
  description: 'All judgments and acts\nSearch and citations',
  renewalAmount: 12_500,
  initialAmount: 15_000,
  isTrial: false,
};
const trial: Package = { ...whole, id: 27, name: 'Trial', initialAmount: 0, renewalAmount: 0, isTrial: true };
const three: Package[] = [
  { ...whole, id: 2, name: 'Supreme Court', renewalAmount: 6900, initialAmount: 8300 },
  { ...whole, id: 3, priority: 2, name: 'Supreme and one High Court' },
  { ...whole, priority: 3, renewalAmount: 24_000, initialAmount: 29_000 },
];

const of = (...packages: Package[]): PackagesData => ({
  packages: { state: 'ready', value: packages },
  signInPath: '/?returnURL=x',
});

const meta = {
  title: 'Screens/Packages',
  parameters: { layout: 'fullscreen' },
  args: { path: '/packages', route: '/packages', data: of(whole, trial), fetch: moneyServer() },
  render: (args) => inSite(<PackagesScreen />, args),
} satisfies Meta<StoryPlace>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<StoryPlace>;

const member = (answers: Parameters<typeof moneyServer>[0]): Partial<StoryPlace> => ({
  member: meera,
  fetch: moneyServer(answers),
});

export const Visitor: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Subscribe: The whole library' })).toHaveAttribute(
      'href',
      '/?returnURL=x',
    );
    await expect(canvas.getByRole('link', { name: 'Free Trial' })).toHaveAttribute('href', '/registration');
    // The trial comes with every registration, so it is no card.
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await expect(canvas.getByText('₹15,000')).toBeVisible();
  },
};
export const Three: Story = { args: { data: of(...three) } };
export const MemberOnTrial: Story = {
  args: member({ subscription: { state: 'trial', endDate: '2026-11-25', renewUntil: null, daysremaining: 2 } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Your trial ends on 25 November 2026.*are not added to it/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Subscribe: The whole library' })).toHaveAttribute(
      'href',
      '/Lawsuit/subscribe?package=1',
    );
    await expect(canvas.queryByRole('link', { name: 'Free Trial' })).toBeNull();
  },
};
export const MemberOnLongTrial: Story = {
  args: member({ subscription: { state: 'trial', endDate: '2028-01-31', renewUntil: null, daysremaining: 434 } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/A payment today would add no day/)).toBeVisible();
  },
};
export const RenewalIsDue: Story = {
  args: member({}),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Renew: The whole library' })).toBeVisible();
    await expect(canvas.getByText('₹12,500').tagName).toBe('STRONG');
  },
};
export const RunsLonger: Story = {
  args: member({ subscription: { state: 'active', daysremaining: 214 } }),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Renew: The whole library' });
    await waitFor(() =>
      expect(button).toHaveAccessibleDescription('Yours runs to 24 June 2027. You can renew it in its last 30 days.'),
    );
  },
};
export const SubscriptionLoads: Story = { args: { member: meera, fetch: neverAnswers } };
export const SubscriptionFailed: Story = {
  args: { member: meera, fetch: offline },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your subscription did not load' })).toBeVisible();
  },
};
export const Empty: Story = { args: { data: of() } };
export const Failed: Story = {
  args: {
    data: {
      packages: { state: 'failed', failure: { message: 'The library did not answer.' } },
      signInPath: '/',
    } satisfies PackagesData,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'The packages did not load' })).toBeVisible();
    await waitFor(() => expect(screen.getAllByText('The library did not answer.')).toHaveLength(2));
  },
};
