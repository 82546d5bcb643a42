import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/index.js';
import { PackageList, type PackageCardProps } from './index.js';
import { PackageCard } from './PackageCard.js';

const offer = {
  id: 28,
  priority: 1,
  name: 'Supreme Court',
  description: 'Supreme Court, 1950 to today\nCentral acts in force, 735',
  renewalAmount: 6900,
  initialAmount: 6900,
  isTrial: false,
};
const two = {
  ...offer,
  id: 29,
  priority: 2,
  name: 'Supreme and one High Court',
  description: `${offer.description}\nOne High Court of your choice, all benches`,
  renewalAmount: 12_500,
  initialAmount: 12_500,
};
const three = {
  ...offer,
  id: 30,
  priority: 3,
  name: 'The whole library',
  description: `${offer.description}\nAll 25 High Courts, all benches\nTribunals and commissions`,
  renewalAmount: 124_000,
  initialAmount: 124_000,
};
const subscribe = <Button variant="primary">Subscribe</Button>;
const cards: PackageCardProps[] = [offer, two, three].map((one) => ({ offer: one, action: subscribe }));

const meta = {
  title: 'Data/PackageCard',
  component: PackageCard,
  args: { offer },
} satisfies Meta<typeof PackageCard>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent(
      /Package 1.*Supreme Court.*₹6,900.*Annual Subscription/,
    );
    await expect(canvas.getByRole('heading', { name: 'Coverage Details' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Free Trial' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Free Trial' })).toHaveAttribute('href', '/registration');
  },
};
export const WithSubscribe: Story = { args: { action: subscribe } };
export const ForMembers: Story = {
  args: { action: subscribe, trialHref: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Subscribe' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Free Trial' })).toBeNull();
  },
};
export const FirstYearDiffers: Story = { args: { offer: { ...three, initialAmount: 150_000 } } };
export const FirstYearIsDue: Story = {
  args: { offer: { ...three, initialAmount: 150_000 }, due: 'initial' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₹1,50,000')).toBeVisible();
    await expect(canvas.getByText('Annual Subscription ₹1,24,000')).toBeVisible();
  },
};
export const OneSentence: Story = { args: { offer: { ...offer, description: 'All courts' } } };

export const Three: Story = { render: () => <PackageList packages={cards} /> };
export const ThreeAreAligned: Story = {
  ...Three,
  play: async ({ canvas }) => {
    for (const name of ['Free Trial', 'Subscribe']) {
      const role = name === 'Subscribe' ? 'button' : 'link';
      const tops = canvas.getAllByRole(role, { name }).map((one) => one.getBoundingClientRect().top);
      await expect(new Set(tops).size).toBe(1);
    }
  },
  globals: { viewport: { value: 'desktop' } },
};
export const LongText: Story = {
  render: () => (
    <PackageList
      packages={cards.map((card, index) =>
        index === 1
          ? { ...card, offer: { ...two, name: 'Supreme Court and the High Court at Venkatanarasimharajuvaripeta' } }
          : card,
      )}
    />
  ),
};
export const Loading: Story = { render: () => <PackageList packages={undefined} /> };
export const Empty: Story = { render: () => <PackageList packages={[]} /> };
const onRetry = fn();
export const Failed: Story = {
  render: () => <PackageList packages={undefined} error="The library did not answer." onRetry={onRetry} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalled();
  },
};
